import type { AnyGame } from "@safehouse/kernel";
import { describe, expect, test } from "vitest";
import { playMatch } from "../src/index.ts";
import { vault } from "./vault.ts";

const config = { rounds: 3 };
const players = ["random", "random", "random"] as const;

/** The miniature with something broken in it. */
const broken = (part: Partial<AnyGame>): AnyGame => ({ ...(vault as AnyGame), ...part });

describe("a lab match", () => {
  test("is the same for the same call, and ends", () => {
    const match = { config, players, seed: 7 };
    const result = playMatch(vault, match);
    expect(result).toEqual(playMatch(vault, match));
    expect(result).toMatchObject({ moves: 21, finished: true, violations: [], outcome: { type: "ranking" } });
    expect(playMatch(vault, { ...match, seed: 8 }).outcome).not.toEqual(result.outcome);
  });

  test("is no other match when it is watched closely", () => {
    const match = { config, players, seed: 7 };
    expect(playMatch(vault, { ...match, scrutiny: "full" })).toEqual(playMatch(vault, match));
  });

  test("tells bots what their seat was told", () => {
    const lengths: number[] = [];
    const watcher = broken({
      bots: {
        random: {
          choose({ history, moves }) {
            lengths.push(history.length);
            return moves[0];
          },
        },
      },
    });
    playMatch(watcher, { config: { rounds: 1 }, players: ["random", "random"], seed: 1 });
    expect(lengths).toEqual([1, 2, 3, 3, 5]);
  });
});

describe("the lab finds", () => {
  const violations = (game: AnyGame, scrutiny: "spot" | "full" = "full"): readonly string[] =>
    playMatch(game, { config, players, seed: 3, limit: 500, scrutiny }).violations;

  test("broken conservation, at the end or at every step", () => {
    const leaky = broken({ audit: () => ["a card is lost"] });
    expect(violations(leaky, "spot")).toEqual(["after 21 moves: a card is lost"]);
    expect(violations(leaky).length).toBeGreaterThan(21);
  });

  test("listed moves that are refused", () => {
    const picky = broken({ check: () => ({ rule: "V-1", why: { id: "no" } }) });
    expect(violations(picky)[0]).toMatch(/the listed move .* is refused by V-1/);
    expect(violations(picky, "spot").length).toBeGreaterThan(0);
  });

  test("bots' moves that are refused", () => {
    const cheat = broken({ bots: { random: { choose: () => ({ cell: 99 }) } } });
    expect(violations(cheat)[0]).toBe(`mark:0:1: the bot's move {"cell":99} is refused by H-3`);
  });

  test("matches without end", () => {
    const endless = broken({ bots: vault.bots });
    expect(playMatch(endless, { config, players, seed: 3, limit: 5 })).toMatchObject({
      finished: false,
      outcome: null,
      violations: ["no end after 5 moves"],
    });
    expect(violations(broken({ outcome: () => null }), "spot")).toEqual(["over without an outcome"]);
  });

  test("replays that do not hold", () => {
    let applied = 0;
    const fickle = broken({
      apply(state, decision, move) {
        const events = vault.apply(state, decision, move);
        if (++applied === 40) state.points[0] += 1;
        return events;
      },
    });
    expect(violations(fickle)).toEqual(["replay: leads to another state"]);
  });

  test("rules that throw", () => {
    const explosive = broken({
      moves() {
        throw new Error("boom");
      },
    });
    expect(violations(explosive)[0]).toBe("threw: boom");
  });

  test("levels that are not built", () => {
    expect(() => playMatch(vault, { config, players: ["expert", "random"], seed: 1 })).toThrow(
      'no bot of level "expert"',
    );
  });
});
