import { type MatchRecord, replay, type Rulebook } from "@safehouse/kernel";
import { describe, expect, it } from "vitest";
import { readFixture } from "../../../test/fixtures.ts";
import { playOn } from "../../../test/play-on.ts";
import { faceOf, namesOf, RECEIVER } from "../../content/cards.ts";
import type { Event } from "../../events.ts";
import { klaumau } from "../../game.ts";
import { older } from "../../older.ts";
import type { State } from "../../state.ts";
import { SWITCHES } from "../../switches.ts";
import { cannot, draw, openNames, pile, position, types } from "../position.ts";
import { receiverTable } from "./receiver-table.ts";
import { asked, dealRound, isInMiddleThird, known, mixPile, play, points, roundEnd, sell } from "./table.ts";

const [rules0, rules1] = older;

const HALVED = readFixture("klaumau", "rules-0/all-4-halve.json");

/** What happened in a recorded match when its moves are played under these rules. */
function eventsOf(game: typeof klaumau, { config, seats, entries }: MatchRecord): Event[] {
  const events: Event[] = [];
  replay(game, config, seats.length, entries, (_, step) => events.push(...(step.events as Event[])));
  return events;
}

const scored = (game: typeof klaumau): Extract<Event, { type: "scored" }>[] =>
  eventsOf(game, HALVED).filter((event) => event.type === "scored");

const text = (book: Rulebook, rule: string): string =>
  JSON.stringify(book.chapters.flatMap(({ rules }) => rules.filter(({ id }) => id === rule)));

/** The rules that read otherwise than today. */
async function reworded(game: typeof klaumau): Promise<string[]> {
  const [then, today] = [await game.rulebook.en(), await klaumau.rulebook.en()];
  const ids = today.chapters.flatMap(({ rules }) => rules.map(({ id }) => id));
  return ids.filter((id) => text(then, id) !== text(today, id));
}

describe("the versions of the rules", () => {
  it("K-2.4 K-9.3 K-9.8 a match has the switches of the version it was begun under, from its first state on", () => {
    expect(older.map(({ meta }) => meta.rules)).toEqual([0, 1]);
    const config = HALVED.config as never;
    expect(klaumau.setup(config, 4).table).toMatchObject({ ...SWITCHES[2], gone: [] });
    expect(rules1.setup(config, 4).table).toMatchObject(SWITCHES[1]);
    for (const later of ["falseStartsStay", "salesLeaveGame", "gone"]) {
      expect(rules1.setup(config, 4).table).not.toHaveProperty(later);
    }
    expect(rules0.setup(config, 4).table).not.toHaveProperty("bombScores");
  });

  it("K-2.4 K-9.8 a viewer that imagines the rest keeps to the rules of the match", () => {
    const random = { below: () => 0 };
    for (const game of [klaumau, ...older]) {
      const view = game.view(game.setup(HALVED.config as never, 4), 0);
      const imagined = game.imagine(view, [], random).table;
      expect(imagined.bombScores).toBe(view.table.bombScores);
      expect(imagined.falseStartsStay).toBe(view.table.falseStartsStay);
    }
  });

  it("K-9.8 the rulebook at the table says what is played there", async () => {
    expect(text(await klaumau.rulebook.en(), "K-9.8")).toContain("In hand it scores 1");
    expect(text(await klaumau.rulebook.de(), "K-9.8")).toContain("Auf der Hand zählt sie 1");
    expect(text(await rules0.rulebook.en(), "K-9.8")).toContain("In hand it is worth 0");
    expect(text(await rules0.rulebook.de(), "K-9.8")).toContain("Auf der Hand zählt sie 0");
    expect(text(await rules1.rulebook.en(), "K-9.3")).toContain("out of the round");
    expect(text(await klaumau.rulebook.en(), "K-9.3")).toContain("leave the game");
    expect(await reworded(rules0)).toEqual(["K-2.4", "K-9.3", "K-9.8", "K-9.9"]);
    expect(await reworded(rules1)).toEqual(["K-2.4", "K-9.3", "K-9.9"]);
  });
});

describe("K-9.8 rules 0: in hand the Bomb scored nothing", () => {
  it.each([
    ["0", 0],
    ["1", 1],
    ["2", 1],
  ] as const)("K-9.8 under rules %s the Bomb in hand scores %i", (rules, worth) => {
    const state = position({
      hands: [["ruby-1"], ["bomb"], [], ["amber-4"]],
      top: "ruby-3",
      config: { bomb: "pass" },
      switches: SWITCHES[Number(rules)],
    });
    expect(points(play(state, 0, "ruby-1"))).toEqual([0, worth, 0, 4]);
  });

  it("K-9.8 a real match of rules 0 scores its Bomb 0, and would have scored 1 under rules 1", () => {
    const at = scored(rules0).findIndex(({ cards }) => cards.includes("bomb"));
    const [before, after] = [scored(rules0)[at], scored(rules1)[at]];
    expect(after).toEqual({ ...before, points: before.points + 1, total: before.total + 1 });
  });
});

describe("K-2.4 rules 1: a false start went back into the pile", () => {
  const begin = (config: object = {}): State => {
    const configured = rules1.configure(config, 2);
    if (!configured.ok) throw new Error(configured.error.problem);
    return rules1.setup(configured.value, 2);
  };

  it("K-2.4 Watchdogs, Bomb and Policemen are set aside and return one after the other", () => {
    const state = begin({ watchdogs: true, bomb: "pass" });
    dealRound(state);
    const wrong = ["watchdog", "police-ruby", "bomb", "watchdog", "police-amber"];
    const events = mixPile(state, ["watchdog", "watchdog", "bomb"], [...wrong, "plan-all"]);
    expect(events.slice(0, -1)).toEqual(wrong.map((card) => ({ type: "set-aside", card })));
    for (const card of wrong) expect(draw(state, [0])).toEqual([{ type: "returned", card }]);
    expect(namesOf(state.table.discard)).toEqual(["plan-all"]);
    expect(pile(state).slice(-5)).toEqual(wrong);
  });

  it("K-2.4 chance returned a card to any place of the pile, and everybody had seen which", () => {
    const places = [0, 42, 20].map((place) => {
      const state = begin();
      dealRound(state, ["police-ruby", "ruby-4"]);
      // 52 cards, 8 dealt, one on the discard pile, one in nobody's hands: 42 cards and 43 places.
      expect(rules1.pending(state)).toMatchObject([{ label: "round-1/return-1", draw: { pick: 43 } }]);
      draw(state, [place]);
      expect(known(state, 1, 2)).toEqual(["police-ruby"]);
      return namesOf(state.pile).indexOf("police-ruby");
    });
    expect(places).toEqual([0, 42, 20]);
  });

  it("K-2.4 the Receiver returned after the others, to the middle third", () => {
    const state = position({
      hands: [["ruby-1"], ["amber-1"]],
      top: "sapphire-1",
      config: { receiver: true },
      switches: SWITCHES[1],
    });
    state.table.stage = "place";
    state.table.discard = [];
    state.pile = ["emerald-1", "emerald-2", "emerald-3", "emerald-4", "police-ruby", "police-amber"].map(faceOf);
    expect(types(draw(state, [2]))).toEqual(["set-aside", "set-aside", "set-aside", "turned"]);
    for (let i = 0; i < 3; i++) draw(state, [0]);
    expect(isInMiddleThird(state.pile.indexOf(RECEIVER), state.pile.length)).toBe(true);
    expect(asked(state)).toEqual(["turn:0"]);
  });
});

describe("K-9.3 rules 1: what was sold came back with the next round", () => {
  it("K-9.3 the next round is dealt from all cards, and the Receiver is put into the pile again", () => {
    const state = receiverTable({ pile: ["receiver"], switches: SWITCHES[1] });
    cannot(state, 0);
    expect(roundEnd(sell(state, ["amber-1", "amber-2"], [], []))).toBe("out");
    expect(rules1.pending(state)).toMatchObject([{ label: "round-2/deck", draw: { shuffle: 52 } }]);
    dealRound(state);
    expect(openNames(state)).toEqual(["round-2/receiver"]);
  });
});

describe("K-9.9 rules 1: there was no bomb rule of the table's own", () => {
  it.each(older)("K-9.9 rules $meta.rules neither offer nor take one", ({ configure, optionsFor, meta }) => {
    expect(configure({ bomb: "own", bombText: "Sing." }, 3).ok).toBe(false);
    expect(configure({ bomb: "own" }, 3).ok).toBe(false);
    expect(configure({ bomb: "swap" }, 3)).toMatchObject({ ok: true });
    expect(optionsFor?.({ bomb: "own" }, 3)).toBe(meta.options);
    expect(meta.options.properties).not.toHaveProperty("bombText");
  });
});

/** A match that was begun before the change of rules and is played on after it. */
describe.each(["rules-1/all-2-swap.json", "rules-1/all-4-halve.json"])("a match begun under rules 1: %s", (file) => {
  const record = readFixture("klaumau", file);

  it("K-2.4 K-9.3 has what has changed since in it, and goes otherwise under the rules of today", () => {
    const told = eventsOf(rules1, record).map(({ type }) => type);
    expect(told).toContain("set-aside");
    expect(told).toContain("sold");
    expect(replay(klaumau, record.config, record.seats.length, record.entries).ok).toBe(false);
  });

  it("K-2.4 K-9.3 is played on from its middle to its end by its own rules", () => {
    const half = Math.floor(record.entries.length / 2);
    const begun = replay(rules1, record.config, record.seats.length, record.entries.slice(0, half));
    if (!begun.ok) throw new Error(begun.error.problem);
    const state = begun.value.state as State;
    expect(state.table).not.toHaveProperty("gone");
    expect(playOn(rules1, state, "random")).toBe(true);
    expect(rules1.outcome(state)).not.toBeNull();
    expect(rules1.audit(state)).toEqual([]);
  });
});
