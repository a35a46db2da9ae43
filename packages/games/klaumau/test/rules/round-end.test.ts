import { describe, expect, it } from "vitest";
import { namesOf } from "../../content/cards.ts";
import { klaumau } from "../../game.ts";
import { answer, cannot, hand, openNames, position, types } from "../position.ts";
import { asked, caught, dealRound, eventsOf, play, points, roundEnd, steal } from "./table.ts";

/** Seat 0 goes out; what the others hold is scored. */
function lastCard(others: readonly (readonly string[])[], more: Partial<Parameters<typeof position>[0]> = {}) {
  return position({ hands: [["ruby-1"], ...others], top: "ruby-3", ...more });
}

/** A round ends with these totals: nobody has anything to score. */
function endWithTotals(totals: readonly number[], round: number) {
  const others = totals.slice(1).map(() => []);
  const state = lastCard(others, { totals, round });
  play(state, 0, "ruby-1");
  return state;
}

describe("K-7 end of a round", () => {
  it("K-7.1 the round ends when a hand is empty", () => {
    const events = play(lastCard([["ruby-2"], ["ruby-4"]]), 0, "ruby-1");
    expect(types(events)).toEqual(["played", "round-over", "scored", "scored", "scored"]);
    expect(eventsOf(events, "round-over")).toEqual([{ type: "round-over", round: 1, reason: "out", seat: 0 }]);
  });

  it("K-7.1 it does not end with one card left", () => {
    const state = position({ hands: [["ruby-1", "ruby-2"], ["ruby-4"]], top: "ruby-3" });
    expect(roundEnd(play(state, 0, "ruby-1"))).toBeNull();
  });

  it("K-7.1 the last card of another player ends it too", () => {
    const state = position({ hands: [["crook-ruby", "ruby-2"], ["amber-4"], ["ruby-4"]], top: "ruby-3" });
    const events = steal(state, 0, "crook-ruby", 1, "amber-4");
    expect(eventsOf(events, "round-over")).toEqual([{ type: "round-over", round: 1, reason: "out", seat: 1 }]);
    expect(points(events)).toEqual([2 + 4, 0, 4]);
  });

  it("K-7.1 a Keyhole as the last card still has its colour named before the round ends", () => {
    const state = position({ hands: [["keyhole-ruby"], ["amber-4"]], top: "ruby-3" });
    expect(roundEnd(play(state, 0, "keyhole-ruby"))).toBeNull();
    expect(asked(state)).toEqual(["colour:0"]);
    expect(roundEnd(answer(state, 0, { do: "name", colour: "amber" }))).toBe("out");
  });

  it("K-7.1 a Small treasure of two as the last card ends the round instead of giving another turn", () => {
    const state = position({ hands: [["small-ruby"], ["amber-4"]], top: "ruby-3" });
    expect(roundEnd(play(state, 0, "small-ruby"))).toBe("out");
  });

  it("K-7.1 a Watchdog laid as the last card ends the round and still scores", () => {
    const state = position({ hands: [["watchdog"], ["amber-4"]], top: "ruby-3", config: { watchdogs: true } });
    const events = answer(state, 0, { do: "lay" });
    expect(types(events)).toEqual(["laid", "round-over", "scored", "scored"]);
    expect(points(events)).toEqual([1, 4]);
  });

  it("K-7.1 a card called for that is the last one ends the round, after the doubter's draw", () => {
    const state = position({ hands: [["ruby-1"], ["amber-4"]], top: "ruby-3", pile: ["amber-3"] });
    const events = caught(state, 0, 1, "ruby-1", "draw");
    expect(types(events).slice(4, 7)).toEqual(["drew", "played", "round-over"]);
    expect(points(events)).toEqual([0, 7]);
  });

  it.each([
    ["K-4.2", [], []],
    ["K-4.4", [1], []],
    ["K-4.4 with one left", [1], ["amber-4"]],
  ] as const)("K-7.2 the round ends when a card must be drawn and none is there: %s", (_, doubters, pile) => {
    const state = position({ hands: [["amber-1", "amber-2"], ["ruby-2"]], top: "ruby-3", pile });
    expect(eventsOf(cannot(state, 0, doubters), "round-over")).toEqual([
      { type: "round-over", round: 1, reason: "pile", seat: 0 },
    ]);
  });

  it("K-7.2 it ends at the draw, not when the pile runs out", () => {
    const state = position({ hands: [["amber-1", "amber-2"], ["amber-4"]], top: "ruby-3", pile: ["sapphire-1"] });
    expect(roundEnd(cannot(state, 0))).toBeNull();
    expect(asked(state)).toEqual(["turn:1"]);
    expect(roundEnd(cannot(state, 1))).toBe("pile");
  });

  it("K-7.2 cards can be played with an empty pile", () => {
    const state = position({
      hands: [
        ["ruby-1", "amber-2"],
        ["ruby-4", "ruby-2"],
      ],
      top: "ruby-3",
    });
    play(state, 0, "ruby-1");
    expect(roundEnd(play(state, 1, "ruby-4"))).toBeNull();
  });

  it("K-7.2 the discard pile is never reshuffled", () => {
    const state = position({
      hands: [
        ["ruby-1", "amber-2"],
        ["ruby-4", "ruby-2"],
      ],
      top: "ruby-3",
    });
    play(state, 0, "ruby-1");
    play(state, 1, "ruby-4");
    expect(namesOf(state.table.discard)).toEqual(["ruby-3", "ruby-1", "ruby-4"]);
    expect(roundEnd(cannot(state, 0))).toBe("pile");
  });

  it.each([
    ["ruby-1", 1],
    ["amber-2", 2],
    ["emerald-3", 3],
    ["sapphire-4", 4],
    ["keyhole-ruby", 1],
    ["small-ruby", 1],
    ["big-ruby", 1],
    ["plan-all", 1],
    ["crook-ruby", 1],
    ["barter-ruby", 1],
    ["police-ruby", 0],
  ])("K-7.3 %s in hand scores %i", (card, worth) => {
    expect(points(play(lastCard([[card]]), 0, "ruby-1"))).toEqual([0, worth]);
  });

  it("K-7.3 a hand's cards are added up, and to the total", () => {
    const cards = ["amber-4", "crook-ruby", "police-amber", "plan-all"];
    const state = lastCard([cards], { totals: [3, 10] });
    const events = play(state, 0, "ruby-1");
    expect(eventsOf(events, "scored")).toMatchObject([
      { seat: 0, cards: [], points: 0, total: 3 },
      { seat: 1, cards: ["amber-4", "plan-all", "crook-ruby", "police-amber"], points: 6, total: 16 },
    ]);
    expect(state.table.totals).toEqual([3, 16]);
  });

  it("K-7.3 after an empty pile everybody scores, also the one who had to draw", () => {
    const state = position({
      hands: [
        ["amber-1", "amber-2"],
        ["ruby-2", "ruby-4"],
      ],
      top: "ruby-3",
    });
    expect(points(cannot(state, 0))).toEqual([3, 6]);
  });

  it.each([
    [[0, 5, 3], 1],
    [[0, 3, 5], 2],
    [[7, 3, 5], 0],
  ])("K-7.4 with the totals %j seat %i starts the next round", (totals, starter) => {
    const state = endWithTotals(totals, 1);
    const events = dealRound(state);
    expect(events[0]).toEqual({ type: "round", round: 2, starter });
    expect(asked(state)).toEqual([`turn:${starter}`]);
  });

  it.each([
    [[5, 5, 3], 0],
    [[0, 5, 5], 1],
    [[4, 4, 4], 0],
    [[5, 3, 5], 0],
  ])("K-7.4 of leaders tied at %j the eldest, seat %i, starts", (totals, starter) => {
    const state = endWithTotals(totals, 1);
    dealRound(state);
    expect(asked(state)).toEqual([`turn:${starter}`]);
  });

  it("K-7.4 the total counts, not the round: its own points decide only with the rest", () => {
    const state = lastCard([["amber-4"], ["amber-2"]], { totals: [5, 0, 4] });
    play(state, 0, "ruby-1");
    expect(state.table.totals).toEqual([5, 4, 6]);
    dealRound(state);
    expect(asked(state)).toEqual(["turn:2"]);
  });

  it("K-7.4 the next round begins with new cards, an open table and nothing carried over", () => {
    const state = position({
      hands: [["ruby-4"], ["amber-2", "police-amber"]],
      top: "keyhole-ruby",
      named: "ruby",
      direction: -1,
      laid: [1],
      aside: ["police-ruby"],
      config: { watchdogs: true },
    });
    play(state, 0, "ruby-4");
    expect(openNames(state)).toEqual(["round-2/deck"]);
    expect(state.table).toMatchObject({ named: null, direction: 1, laid: [0, 0], policePlayed: 0, round: 2 });
    expect([state.table.aside, state.table.out, state.table.discard, ...state.hands]).toEqual([[], [], [], [], []]);
  });

  it.each([2, 3, 5, 8])("K-7.5 with %i players the match ends after as many rounds, not before", (seats) => {
    const totals = Array<number>(seats).fill(0);
    const earlier = endWithTotals(totals, seats - 1);
    expect(klaumau.outcome(earlier)).toBeNull();
    expect(openNames(earlier)).toEqual([`round-${seats}/deck`]);
    const last = endWithTotals(totals, seats);
    expect(klaumau.pending(last)).toEqual([]);
    expect(klaumau.outcome(last)).not.toBeNull();
  });

  it("K-7.5 the highest total wins, the last round included", () => {
    const state = lastCard([["amber-4"], ["amber-2"]], { totals: [5, 3, 4], round: 3 });
    play(state, 0, "ruby-1");
    expect(klaumau.outcome(state)).toMatchObject({
      type: "ranking",
      standings: [
        { seat: 1, place: 1, points: 7 },
        { seat: 2, place: 2, points: 6 },
        { seat: 0, place: 3, points: 5 },
      ],
    });
  });

  it("K-7.5 equal totals share the win", () => {
    const state = endWithTotals([6, 2, 6], 3);
    expect(klaumau.outcome(state)).toMatchObject({
      standings: [
        { seat: 0, place: 1 },
        { seat: 2, place: 1 },
        { seat: 1, place: 3 },
      ],
    });
  });

  it("K-7.5 going out first in the last round wins nothing by itself", () => {
    const state = lastCard([["amber-4"]], { round: 2 });
    play(state, 0, "ruby-1");
    expect(klaumau.outcome(state)).toMatchObject({ standings: [{ seat: 1 }, { seat: 0 }] });
    expect(hand(state, 1)).toEqual(["amber-4"]);
  });
});
