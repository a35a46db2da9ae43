import { describe, expect, test } from "vitest";
import { type Branch, branches, MOST_BRANCHES, type PathStep, typedWords } from "../src/index.ts";

/** "4+5 (tools) grid 4": words in brackets only gather. */
function way(line: string): { readonly path: readonly PathStep[] } {
  return {
    path: line.split(" ").map((word): PathStep => {
      const id = word.replaceAll(/[()]/g, "");
      return { id, label: { id }, ...(word.startsWith("(") && { gathers: true }) };
    }),
  };
}

const named = (level: readonly Branch<{ path: readonly PathStep[] }>[]): string[] =>
  level.map(
    ({ steps, items }) => `${steps.map(({ id }) => id).join(" ")}${items.length === 1 ? "" : ` (${items.length})`}`,
  );

const numbers = (count: number): number[] => Array.from({ length: count }, (_, i) => i + 1);

describe("the way to a move", () => {
  test("few moves are a list, without what all begin with", () => {
    const level = branches(["play (ruby) 3", "play (ruby) 4", "play (amber) 1"].map(way));
    expect(named(level)).toEqual(["3", "4", "1"]);
    expect(named(branches([way("done")]))).toEqual(["done"]);
    expect(named(branches([]))).toEqual([]);
  });

  test("more are parted where their ways do, and what a group shares is said with it", () => {
    const moves = [
      ...numbers(6).map((n) => way(`4+5 grid ${n}`)),
      ...numbers(3).map((n) => way(`add die ${n}`)),
      way("done"),
    ];
    const level = branches(moves);
    expect(named(level)).toEqual(["4+5 grid (6)", "add die (3)", "done"]);
    expect(named(branches(level[0]?.items ?? []))).toEqual(["1", "2", "3", "4", "5", "6"]);
  });

  test("gathering steps are taken only where there would be too many choices else", () => {
    const few = branches([
      ...numbers(7).map((n) => way(`(dice) ${n} grid`)),
      ...numbers(7).map((n) => way(`(dice) ${n} tree`)),
    ]);
    expect(named(few)).toEqual(numbers(7).map((n) => `${n} (2)`));
    const many = branches(numbers(17).map((n) => way(`write (${n < 9 ? "low" : "high"}) ${n}`)));
    expect(named(many)).toEqual(["low (8)", "high (9)"]);
    expect(many[0]?.items.length).toBeLessThanOrEqual(MOST_BRANCHES);
  });

  test("a single move in a group is that move, with all its steps", () => {
    const level = branches([...numbers(8).map((n) => way(`cross (hall) door ${n}`)), way("let-go lock")]);
    expect(named(level)).toEqual(["cross door (8)", "let-go lock"]);
  });

  test("nobody types what only gathers", () => {
    expect(typedWords(way("cross lock (hall) window 2").path)).toEqual(["cross", "lock", "window", "2"]);
  });
});
