import { describe, expect, test } from "vitest";
import { mayHoldHand } from "../../src/pages/lobby/playing/use-hand-choice.ts";
import { shownUpTo } from "../../src/pages/screen/use-report.ts";
import type { Shown } from "../../src/stage/stage.ts";
import { bot, guest, tableOf } from "../lobby/table.ts";

const shown = (n: number, told: readonly number[]): Shown => ({
  moment: { n, view: { seat: null, silent: false }, pending: [], moves: [], outcome: null },
  told: told.map((each) => ({ n: each, seat: 0, decision: "", events: [] })),
  key: n,
  emptied: 0,
});

describe("a screen has shown", () => {
  test("everything, once nothing is left to be shown", () => {
    expect(shownUpTo({ shown: shown(7, [6, 7]), left: 0, untold: () => 0 })).toBe(7);
  });

  test("an entry when all of it was told, and not while some of it is to come", () => {
    expect(shownUpTo({ shown: shown(7, [6]), left: 2, untold: () => 0 })).toBe(6);
    expect(shownUpTo({ shown: shown(7, [6]), left: 2, untold: (n) => (n === 6 ? 1 : 0) })).toBe(5);
  });

  test("nothing before it knows the match", () => {
    expect(shownUpTo({ shown: null, left: 0, untold: () => 0 })).toBe(0);
  });
});

describe("a hand alone is offered", () => {
  const playing = { phase: "playing", hasScreen: true } as const;

  test("to who plays at a table that is on a screen, and gone with the screen", () => {
    expect(mayHoldHand(tableOf([guest(0), bot(1)], playing))).toBe(true);
    expect(mayHoldHand(tableOf([guest(0), bot(1)], { ...playing, hasScreen: false }))).toBe(false);
  });

  test("to nobody who only watches, or whose seat a bot plays", () => {
    expect(mayHoldHand(tableOf([guest(0), bot(1)], { ...playing, you: null }))).toBe(false);
    expect(mayHoldHand(tableOf([guest(0, { level: "easy" }), bot(1)], playing))).toBe(false);
  });
});
