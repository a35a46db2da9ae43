import { fastRandom } from "@safehouse/chance";
import { replay, type Rulebook } from "@safehouse/kernel";
import { describe, expect, it } from "vitest";
import { readFixture } from "../../../test/fixtures.ts";
import { playOn } from "../../../test/play-on.ts";
import { STATIONS } from "../../content/rules-1/stations.ts";
import { reading, stationOf, tracksOf } from "../../content/station.ts";
import { robnrun } from "../../game.ts";
import { older } from "../../older.ts";
import type { State } from "../../state.ts";

const [rules0, rules1] = older;

function begin(game: typeof robnrun, seats: number): State {
  const configured = game.configure({}, seats);
  if (!configured.ok) throw new Error(configured.error.problem);
  return game.setup(configured.value, seats);
}

const text = (book: Rulebook, rule: string): string =>
  JSON.stringify(book.chapters.flatMap(({ rules }) => rules.filter(({ id }) => id === rule)));

describe("R-2.6 the station of a match is the one it was begun with", () => {
  it.each([2, 3, 4, 5])("R-2.6 %i players: every viewer's view brings its numbers", (seats) => {
    expect(older.map(({ meta }) => meta.rules)).toEqual([0, 1]);
    for (const game of older) {
      const state = begin(game, seats);
      expect(state.table).not.toHaveProperty("tracks");
      expect(tracksOf(game.view(state, "spectator").table)).toEqual(STATIONS[seats]);
    }
    expect(tracksOf(robnrun.view(begin(robnrun, seats), 1).table)).toEqual(stationOf(seats));
  });

  it("R-2.6 with two players eight of twelve dice changed nothing until rules 1, and at most four do today", () => {
    const idle = (game: typeof robnrun): number =>
      tracksOf(begin(game, 2).table).reduce((sum, track) => sum + track.filter((n, i) => n === track[i + 1]).length, 0);
    expect([idle(rules0), idle(rules1)]).toEqual([8, 8]);
    expect(idle(robnrun)).toBeLessThanOrEqual(4);
  });

  it("R-2.6 who imagines the rest of an old match keeps to its station", () => {
    const random = fastRandom(1);
    const view = rules1.view(begin(rules1, 2), 0);
    expect(reading(rules1.imagine(view, [], random).table, 3, 0)).toBe(3);
  });

  it("R-2.6 content and rules name the edition", () => {
    expect(rules1.meta.content).toBe(rules0.meta.content);
    expect(rules1.meta.content).not.toBe(robnrun.meta.content);
    expect(readFixture("robnrun", "rules-1/training-2-normal.json")).toMatchObject({
      rules: 1,
      content: rules1.meta.content,
    });
  });
});

describe("rules 1: a scenario was played as it was", () => {
  it.each(older)("R-10.2 R-10.3 R-10.4 rules $meta.rules neither offer nor take a variant", (game) => {
    for (const variant of [{ gold: 9 }, { dice: 9 }, { randomColours: true }, { drawnHints: true }]) {
      expect(game.configure(variant, 3).ok).toBe(false);
      expect(game.meta.options.properties).not.toHaveProperty(Object.keys(variant)[0]!);
      expect(game.optionsFor!({ scenario: "the-mole" }, 3).properties).not.toHaveProperty(Object.keys(variant)[0]!);
    }
    expect(game.optionsFor!({ scenario: "the-mole" }, 3).properties).toHaveProperty("hints");
  });

  it("R-2.6 R-10.2 R-10.3 R-10.4 their rulebook says what is played there", async () => {
    for (const language of ["en", "de"] as const) {
      const [then, today] = [await rules1.rulebook[language](), await robnrun.rulebook[language]()];
      const ids = today.chapters.flatMap(({ rules }) => rules.map(({ id }) => id));
      expect(ids.filter((id) => text(then, id) !== text(today, id))).toEqual(["R-2.6", "R-10.2", "R-10.3", "R-10.4"]);
    }
  });
});

/** A match that was begun before the change of rules and is played on after it. */
describe.each(["rules-1/training-2-normal.json", "rules-1/hot-pursuit-4-normal.json"])(
  "a match begun under rules 1: %s",
  (file) => {
    it("R-2.6 is played on from its middle to its end by its own rules", () => {
      const { config, seats, entries } = readFixture("robnrun", file);
      const begun = replay(rules1, config, seats.length, entries.slice(0, Math.floor(entries.length / 2)));
      if (!begun.ok) throw new Error(begun.error.problem);
      const state = begun.value.state as State;
      expect(tracksOf(state.table)).toEqual(STATIONS[seats.length]);
      expect(playOn(rules1, state, "easy")).toBe(true);
      expect(rules1.outcome(state)).not.toBeNull();
      expect(rules1.audit(state)).toEqual([]);
    });
  },
);
