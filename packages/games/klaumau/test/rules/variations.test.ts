import { describe, expect, it } from "vitest";
import type { Colour } from "../../content/cards.ts";
import { klaumau } from "../../game.ts";
import type { State } from "../../state.ts";
import { answer, cannot, hand, listed, openNames, position, types } from "../position.ts";
import { aim, asked, caught, eventsOf, play, points, roundEnd, takeByChance } from "./table.ts";

type Setting = Partial<Parameters<typeof position>[0]>;

/** One number card of each colour, worth 1, 2, 3 and 4. */
const RAINBOW = ["ruby-1", "amber-2", "emerald-3", "sapphire-4"];

/** Seat 0 goes out with this card; seat 1 holds the rainbow. */
function goOut(card: string, more: Setting = {}): State {
  return position({
    hands: [[card], [...RAINBOW, "crook-sapphire"]],
    top: "plan-all",
    config: { forgery: true },
    ...more,
  });
}

const cancelled = (events: Parameters<typeof eventsOf>[0]): readonly Colour[] | undefined =>
  eventsOf(events, "scored")[1]?.cancelled;

describe("K-9.1 Forgery", () => {
  it.each([
    ["ruby-2", 2 + 3 + 4 + 1],
    ["amber-4", 1 + 3 + 4 + 1],
    ["emerald-1", 1 + 2 + 4 + 1],
    ["small-sapphire", 1 + 2 + 3 + 1],
  ])("K-9.1 %s as the last card cancels the number cards of its colour, and only these", (card, worth) => {
    expect(points(play(goOut(card), 0, card))).toEqual([0, worth]);
  });

  it("K-9.1 a Plan of several colours cancels all of them", () => {
    const two = play(goOut("plan-ruby-emerald"), 0, "plan-ruby-emerald");
    expect(cancelled(two)).toEqual(["ruby", "emerald"]);
    expect(points(two)).toEqual([0, 2 + 4 + 1]);
    const all = play(goOut("plan-all", { top: "ruby-3" }), 0, "plan-all");
    expect(points(all)).toEqual([0, 1]);
  });

  it("K-9.1 after a Keyhole the named colour counts, not its own", () => {
    const state = goOut("keyhole-ruby");
    play(state, 0, "keyhole-ruby");
    const events = answer(state, 0, { do: "name", colour: "sapphire" });
    expect(cancelled(events)).toEqual(["sapphire"]);
    expect(points(events)).toEqual([0, 1 + 2 + 3 + 1]);
  });

  it("K-9.1 the last card counts, not the ones before", () => {
    const state = position({
      hands: [["keyhole-ruby", "ruby-4"], ["sapphire-2"]],
      top: "ruby-3",
      config: { forgery: true },
    });
    play(state, 0, "keyhole-ruby");
    answer(state, 0, { do: "name", colour: "sapphire" });
    expect(points(play(state, 1, "sapphire-2"))).toEqual([4, 0]);
  });

  it("K-9.1 a Policeman never counts as the last card: the card before does", () => {
    const state = position({
      hands: [
        ["amber-1", "emerald-3"],
        ["police-ruby", "amber-4", "ruby-2"],
      ],
      top: "amber-3",
      config: { forgery: true },
    });
    play(state, 0, "amber-1");
    const events = play(state, 1, "police-ruby");
    expect(roundEnd(events)).toBe("pile");
    expect(cancelled(events)).toEqual(["amber"]);
    expect(points(events)).toEqual([3, 2]);
  });

  it("K-9.1 nor does a Policeman that parries: the Crook does", () => {
    const state = goOut("crook-ruby", { hands: [["crook-ruby"], [...RAINBOW, "police-amber"]] });
    aim(state, 0, "crook-ruby", 1);
    expect(cancelled(answer(state, 1, { do: "parry", card: "police-amber" }))).toEqual(["ruby"]);
  });

  it("K-9.1 nor does the Bomb, nor a Watchdog laid", () => {
    const config = { forgery: true, bomb: "pass", watchdogs: true } as const;
    for (const last of ["bomb", "watchdog"]) {
      const state = position({ hands: [["ruby-4", "ruby-1"], [last], RAINBOW.slice(1)], top: "ruby-3", config });
      play(state, 0, "ruby-4");
      const events = answer(state, 1, last === "bomb" ? { do: "play", card: last } : { do: "lay" });
      expect(cancelled(events)).toEqual(["ruby"]);
      expect(points(events)).toEqual([0, last === "bomb" ? 0 : 1, 9]);
    }
  });

  it("K-9.1 a card called for under K-4.3 is a card played", () => {
    const state = goOut("amber-4");
    expect(cancelled(caught(state, 0, 1, "amber-4", "not asked"))).toEqual(["amber"]);
  });

  it("K-9.1 if nothing was laid in the round, nothing is cancelled: the start card was not played", () => {
    const state = goOut("police-ruby", { top: "ruby-3" });
    const events = play(state, 0, "police-ruby");
    expect(cancelled(events)).toEqual([]);
    expect(points(events)).toEqual([0, 11]);
  });

  it("K-9.1 a colour of the round before cancels nothing", () => {
    const state = goOut("ruby-4", { hands: [["ruby-4"], ["amber-2"]] });
    play(state, 0, "ruby-4");
    expect(state.table.lastColours).toBe(0);
  });

  it("K-9.1 switched off, nothing is cancelled", () => {
    const events = play(goOut("ruby-4", { config: {} }), 0, "ruby-4");
    expect(cancelled(events)).toEqual([]);
    expect(points(events)).toEqual([0, 11]);
  });
});

const THREE_PLAYED = ["police-ruby", "police-amber", "police-emerald"];
const LAST = "police-sapphire";

/** Three of the four Policemen of the half deck are played. */
function beforeLast(hands: readonly (readonly string[])[], more: Setting = {}): State {
  return position({
    hands,
    top: "ruby-3",
    pile: ["amber-4"],
    aside: THREE_PLAYED,
    ...more,
    config: { converted: true, ...more.config },
  });
}

describe("K-9.2 Converted by the Police", () => {
  it("K-9.2 the 4th Policeman of the half deck ends the round at once, before its draw", () => {
    const state = beforeLast([
      [LAST, "ruby-1"],
      ["emerald-2", "emerald-4"],
      ["amber-1", "amber-2"],
    ]);
    expect(types(play(state, 0, LAST))).toEqual(["played", "converted"]);
    expect(hand(state, 0)).toEqual(["ruby-1"]);
    expect(asked(state)).toEqual(["confiscate:0"]);
  });

  it("K-9.2 its player may take one card, by chance, and scores it; the other loses it", () => {
    const state = beforeLast([
      [LAST, "ruby-1"],
      ["emerald-2", "emerald-4"],
    ]);
    play(state, 0, LAST);
    expect(listed(state, 0)).toEqual([{ do: "spare" }, { do: "rob", seat: 1 }]);
    answer(state, 0, { do: "rob", seat: 1 });
    expect(klaumau.pending(state)).toMatchObject([{ kind: "chance", draw: { pick: 2 } }]);
    const events = takeByChance(state, 1, "emerald-4");
    expect(types(events)).toEqual(["took", "round-over", "scored", "scored"]);
    expect(eventsOf(events, "round-over")).toEqual([{ type: "round-over", round: 1, reason: "police", seat: 0 }]);
    expect(points(events)).toEqual([5, 2]);
  });

  it("K-9.2 taking is optional", () => {
    const state = beforeLast([
      [LAST, "ruby-1"],
      ["emerald-2", "emerald-4"],
    ]);
    play(state, 0, LAST);
    const events = answer(state, 0, { do: "spare" });
    expect(roundEnd(events)).toBe("police");
    expect(points(events)).toEqual([1, 6]);
  });

  it("K-9.2 the victim cannot parry, and a Watchdog does not protect", () => {
    const state = beforeLast([[LAST, "ruby-1"], ["emerald-4"]], { laid: [1], config: { watchdogs: true } });
    play(state, 0, LAST);
    answer(state, 0, { do: "rob", seat: 1 });
    expect(asked(state)).toEqual(["chance"]);
    // The laid Watchdog stays and scores.
    expect(points(takeByChance(state, 1, "emerald-4"))).toEqual([5, 1]);
  });

  it("K-9.2 as a parry: the Crook gets nothing, the one who parried may take a card from anybody", () => {
    const state = beforeLast([
      ["crook-ruby", "ruby-1"],
      [LAST, "emerald-1"],
      ["amber-2", "amber-3"],
    ]);
    aim(state, 0, "crook-ruby", 1);
    expect(types(answer(state, 1, { do: "parry", card: LAST }))).toEqual(["parried", "converted"]);
    expect(asked(state)).toEqual(["confiscate:1"]);
    expect(listed(state, 1)).toEqual([{ do: "spare" }, { do: "rob", seat: 0 }, { do: "rob", seat: 2 }]);
    answer(state, 1, { do: "rob", seat: 0 });
    const events = takeByChance(state, 0, "ruby-1");
    expect(roundEnd(events)).toBe("police");
    expect(points(events)).toEqual([0, 2, 5]);
  });

  it("K-9.2 as a parry with nobody to take from: the round is over at once", () => {
    const state = beforeLast([["crook-ruby"], [LAST, "emerald-4"]]);
    aim(state, 0, "crook-ruby", 1);
    const events = answer(state, 1, { do: "parry", card: LAST });
    expect(types(events)).toEqual(["parried", "converted", "round-over", "scored", "scored"]);
    expect(points(events)).toEqual([0, 4]);
  });

  it("K-9.2 as a card called for: the doubter may draw, then the round ends and its owner takes", () => {
    const state = beforeLast([
      [LAST, "emerald-1"],
      ["amber-2", "sapphire-2"],
    ]);
    const events = caught(state, 0, 1, LAST, "draw");
    expect(types(events).slice(-3)).toEqual(["drew", "played", "converted"]);
    expect(asked(state)).toEqual(["confiscate:0"]);
    answer(state, 0, { do: "rob", seat: 1 });
    expect(points(takeByChance(state, 1, "amber-4"))).toEqual([5, 4]);
  });

  it("K-9.2 with an empty pile it is still the Policeman that ends the round", () => {
    const state = beforeLast([[LAST, "emerald-1"], ["amber-2"]], { pile: [] });
    expect(roundEnd(play(state, 0, LAST))).toBeNull();
    expect(roundEnd(answer(state, 0, { do: "spare" }))).toBe("police");
  });

  it("K-9.2 as the last card in hand it lets its player take and score one", () => {
    const state = beforeLast([[LAST], ["amber-2"]]);
    play(state, 0, LAST);
    answer(state, 0, { do: "rob", seat: 1 });
    expect(points(takeByChance(state, 1, "amber-2"))).toEqual([2, 0]);
  });

  it("K-9.2 the round ends, not the game", () => {
    const state = beforeLast([[LAST], ["amber-2"]]);
    play(state, 0, LAST);
    answer(state, 0, { do: "spare" });
    expect(openNames(state)).toEqual(["round-2/deck"]);
    expect(state.table.policePlayed).toBe(0);
  });

  it("K-9.2 in the last round the game is over with it", () => {
    const state = beforeLast([[LAST], ["amber-2"]], { round: 2 });
    play(state, 0, LAST);
    answer(state, 0, { do: "spare" });
    expect(klaumau.outcome(state)).toMatchObject({ standings: [{ seat: 1 }, { seat: 0 }] });
  });

  it("K-9.2 the third does not end it", () => {
    const state = beforeLast([[LAST, "ruby-1"], ["amber-2"]], { aside: THREE_PLAYED.slice(1) });
    expect(types(play(state, 0, LAST))).toEqual(["played", "drew"]);
  });

  /** Six players and the whole deck. */
  function sixPlayers(policePlayed: readonly string[]): State {
    const others = [["amber-1"], ["amber-2"], ["amber-3"], ["amber-4"], ["emerald-4"]];
    return beforeLast([[LAST, "ruby-1"], ...others], { pile: ["emerald-3"], aside: policePlayed });
  }

  it("K-9.2 with the whole deck the 4th ends nothing, the 8th does", () => {
    expect(types(play(sixPlayers(THREE_PLAYED), 0, LAST))).toEqual(["played", "drew"]);
    const seven = [...THREE_PLAYED, ...THREE_PLAYED, LAST];
    expect(types(play(sixPlayers(seven), 0, LAST))).toEqual(["played", "converted"]);
  });

  it("K-9.2 switched off, the last Policeman draws like any other", () => {
    const state = beforeLast([[LAST, "ruby-1"], ["amber-2"]], { config: { converted: false } });
    expect(types(play(state, 0, LAST))).toEqual(["played", "drew"]);
  });

  it("K-9.2 a Policeman that is only held or stolen was not played", () => {
    const state = beforeLast([
      ["barter-ruby", "ruby-1"],
      [LAST, "amber-2"],
    ]);
    aim(state, 0, "barter-ruby", 1);
    takeByChance(state, 1, LAST);
    answer(state, 0, { do: "give", card: LAST });
    expect(roundEnd(cannot(state, 1))).toBeNull();
  });

  it("K-9.2 with Forgery the card taken is cancelled like any other", () => {
    const state = beforeLast(
      [
        ["amber-1", "amber-2"],
        [LAST, "emerald-4"],
      ],
      { top: "amber-3", config: { forgery: true } },
    );
    play(state, 0, "amber-1");
    play(state, 1, LAST);
    answer(state, 1, { do: "rob", seat: 0 });
    expect(points(takeByChance(state, 0, "amber-2"))).toEqual([0, 4]);
  });
});
