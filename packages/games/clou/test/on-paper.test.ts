import { join } from "node:path";
import { type AnyCore, found, type GameView, type MatchRecord } from "@safehouse/kernel";
import { describe, expect, test } from "vitest";
import { paperGame as again } from "../../clou-again/companion.ts";
import { core as againCore } from "../../clou-again/core.ts";
import { paperGame as christmas } from "../../clou-christmas/companion.ts";
import { core as christmasCore } from "../../clou-christmas/core.ts";
import type { PaperGame } from "../companion/paper-game.ts";
import { paperGame as clou } from "../companion.ts";
import { core as clouCore } from "../core.ts";
import { onlyWriting, type Writings, writingsFor } from "../on-paper.ts";
import type { View } from "../view.ts";
import { readFixtures } from "../../test/fixtures.ts";
import { pressesOf, type RoundPresses } from "./presses.ts";

/** What a round may cost whoever enters it. */
const MOST_PRESSES = 4;

const GAMES: readonly { id: string; core: AnyCore; game: PaperGame }[] = [
  { id: "clou", core: clouCore as AnyCore, game: clou },
  { id: "clou-again", core: againCore as AnyCore, game: again },
  { id: "clou-christmas", core: christmasCore as AnyCore, game: christmas },
];

const heistOf = (view: GameView): View | null => ("heist" in view ? view.heist : view) as View | null;

function roundsOf({ id, core, game }: (typeof GAMES)[number]): RoundPresses[] {
  return readFixtures(join(import.meta.dirname, "../..", id, "test")).flatMap(({ record }) => {
    const { config, seats, entries } = JSON.parse(record) as MatchRecord;
    return pressesOf(core, game.engine, heistOf, { config, seats: seats.length, entries });
  });
}

const medianOf = (numbers: readonly number[]): number =>
  found(numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)]);

describe.each(GAMES)("a seat of $id on paper", (game) => {
  const rounds = roundsOf(game);

  test("is entered in at most four presses a round, usually in one or two, whoever played", () => {
    const presses = rounds.map((round) => round.presses);
    expect(presses.length).toBeGreaterThan(80);
    expect(Math.max(...presses)).toBeLessThanOrEqual(MOST_PRESSES);
    expect(medianOf(presses)).toBeLessThanOrEqual(2);
  });

  test("has a proposal for everything that was ever written, and the likely ones stand above", () => {
    const places = rounds.flatMap((round) => round.places);
    expect(places.filter((place) => place < 0)).toEqual([]);
    expect(medianOf(places)).toBeLessThan(8);
  });
});

/** A crew of one, with these dice on the table. */
function thrown(dice: readonly number[]): View {
  const { engine } = clou;
  const state = engine.setup({ scenario: "old-mansion", thief1: "bruce" }, 1);
  const [chance] = engine.pending(state);
  engine.apply(state, found(chance), dice);
  return engine.view(state, 0);
}

function writingsOf(view: View): Writings {
  const writings = writingsFor(clou.engine, view, 0);
  if (writings === null) throw new Error("nothing is asked");
  return writings;
}

test("what is proposed is legal, and comes to where it says", () => {
  const view = thrown([1, 3, 6]);
  const { turns, single, oddTurns } = writingsOf(view);
  for (const { steps } of [...turns, ...single, ...oddTurns]) {
    const state = clou.engine.imagine(view, [], { below: () => 0 });
    for (const { kind, move } of steps) {
      const asked = found(clou.engine.pending(state).find(({ seat }) => seat === 0));
      if (asked.seat === null) throw new Error("chance");
      expect(asked.kind).toBe(kind);
      expect(clou.engine.check(clou.engine.view(state, 0), asked, move)).toBeNull();
      clou.engine.apply(state, asked, move);
    }
  }
  expect(turns.length).toBeGreaterThan(0);
});

test("only where one thing can have been meant it is entered by itself", () => {
  const view = thrown([1, 3, 6]);
  const writings = writingsOf(view);
  expect(onlyWriting(writings)).toBeNull();
  const [first] = writings.single;
  expect(onlyWriting({ ...writings, single: [found(first)] })).toBe(first);
  expect(onlyWriting({ ...writings, single: [found(first)], mayFinish: true })).toBeNull();
});

test("nobody is asked what stands on the sheet while dice are thrown, or somebody else settles", () => {
  const { engine } = clou;
  const state = engine.setup({ scenario: "old-mansion", thief1: "bruce" }, 1);
  expect(writingsFor(engine, engine.view(state, 0), 0)).toBeNull();
});
