import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type MatchRecord, replay, type Rulebook } from "@safehouse/kernel";
import { describe, expect, it } from "vitest";
import type { Event } from "../../events.ts";
import { klaumau } from "../../game.ts";
import { older } from "../../older.ts";
import { SWITCHES } from "../../switches.ts";
import { play, points } from "./table.ts";
import { position } from "../position.ts";

const [rules0] = older;

const HALVED = JSON.parse(
  readFileSync(join(import.meta.dirname, "../../fixtures/rules-0/all-4-halve.json"), "utf8"),
) as MatchRecord;

/** What the hands of each round scored, by seat, when the moves of the recorded match are played under these rules. */
function scored(game: typeof klaumau): Extract<Event, { type: "scored" }>[] {
  const events: Event[] = [];
  replay(game, HALVED.config, HALVED.seats.length, HALVED.entries, (_, step) =>
    events.push(...(step.events as Event[])),
  );
  return events.filter((event) => event.type === "scored");
}

const text = (book: Rulebook): string =>
  JSON.stringify(book.chapters.flatMap(({ rules }) => rules.filter(({ id }) => id === "K-9.8")));

describe("K-9.8 rules 0: in hand the Bomb scored nothing", () => {
  it("K-9.8 a match has the switches of the version it was begun under, from its first state on", () => {
    expect(older.map(({ meta }) => meta.rules)).toEqual([0]);
    const config = HALVED.config as never;
    expect(klaumau.setup(config, 4).table).toMatchObject(SWITCHES[1]);
    expect(rules0.setup(config, 4).table).not.toHaveProperty("bombScores");
  });

  it.each([
    ["0", 0],
    ["1", 1],
  ] as const)("K-9.8 under rules %s the Bomb in hand scores %i", (rules, worth) => {
    const state = position({
      hands: [["ruby-1"], ["bomb"], [], ["amber-4"]],
      top: "ruby-3",
      config: { bomb: "pass" },
      switches: SWITCHES[Number(rules)],
    });
    expect(points(play(state, 0, "ruby-1"))).toEqual([0, worth, 0, 4]);
  });

  it("K-9.8 a real match of rules 0 scores its Bomb 0, and would score 1 today", () => {
    const at = scored(rules0).findIndex(({ cards }) => cards.includes("bomb"));
    const [before, today] = [scored(rules0)[at], scored(klaumau)[at]];
    expect(today).toEqual({ ...before, points: before.points + 1, total: before.total + 1 });
  });

  it("K-9.8 a viewer that imagines the rest keeps to the rules of the match", () => {
    const random = { below: () => 0 };
    for (const game of [klaumau, rules0]) {
      const view = game.view(game.setup(HALVED.config as never, 4), 0);
      expect(game.imagine(view, [], random).table.bombScores).toBe(view.table.bombScores);
    }
  });

  it("K-9.8 the rulebook at the table says what is played there", async () => {
    expect(text(await klaumau.rulebook.en())).toContain("In hand it scores 1");
    expect(text(await klaumau.rulebook.de())).toContain("Auf der Hand zählt sie 1");
    expect(text(await rules0.rulebook.en())).toContain("In hand it is worth 0");
    expect(text(await rules0.rulebook.de())).toContain("Auf der Hand zählt sie 0");
    const others = ({ chapters }: Rulebook): string[] =>
      chapters.flatMap(({ rules }) => rules.flatMap((rule) => (rule.id === "K-9.8" ? [] : [JSON.stringify(rule)])));
    expect(others(await rules0.rulebook.en())).toEqual(others(await klaumau.rulebook.en()));
  });
});
