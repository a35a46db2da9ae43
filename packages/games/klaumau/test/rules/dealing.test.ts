import { describe, expect, it } from "vitest";
import { faceOf, namesOf, RECEIVER } from "../../content/cards.ts";
import { klaumau } from "../../game.ts";
import type { State } from "../../state.ts";
import { cannot, draw, hand, openNames, pile, position, types } from "../position.ts";
import { asked, dealRound, isInMiddleThird, known, mixPile, newMatch, play, playable } from "./table.ts";

/** A tiny pile, bottom first, into which the Receiver is about to be put. */
function beforeReceiver(cards: readonly string[]): State {
  const state = position({
    hands: [
      ["ruby-1", "ruby-2"],
      ["amber-1", "amber-2"],
    ],
    top: "sapphire-1",
    config: { receiver: true },
  });
  state.table.stage = "place";
  state.table.discard = [];
  state.pile = cards.map(faceOf);
  return state;
}

/** The pile as a holder of cards at a table of two. */
const PILE_OF_TWO = 2;

const placesOffered = (state: State): number => (klaumau.pending(state)[0] as { draw: { pick: number } }).draw.pick;

describe("K-2 setup", () => {
  it.each([
    [2, 52],
    [5, 52],
    [6, 104],
    [8, 104],
  ])("K-2.1 %i players: chance shuffles %i cards", (seats, cards) => {
    expect(klaumau.pending(newMatch(seats))).toEqual([
      { kind: "chance", seat: null, label: "round-1/deck", draw: { shuffle: cards } },
    ]);
  });

  it.each([2, 5, 8])("K-2.1 %i players get 4 cards each, the rest is the draw pile", (seats) => {
    const state = newMatch(seats);
    const events = dealRound(state, ["ruby-1"]);
    expect(state.hands.map((cards) => cards.length)).toEqual(Array(seats).fill(4));
    // One card of the pile is turned up at once (K-2.3).
    expect(state.pile).toHaveLength((seats <= 5 ? 52 : 104) - 4 * seats - 1);
    expect(types(events)).toEqual(["round", ...Array<string>(seats).fill("dealt"), "turned"]);
  });

  it("K-2.1 the pile is face down: nobody is shown others' cards or the pile", () => {
    const state = newMatch(2);
    const events = dealRound(state, ["ruby-1"]);
    const told = events.map((event) => klaumau.viewEvent(event, 1));
    expect(told).toContainEqual({ type: "dealt", seat: 0, cards: null });
    expect(told).toContainEqual({ type: "dealt", seat: 1, cards: hand(state, 1) });
    expect(klaumau.view(state, 1).pile).toBe(43);
  });

  it.each([2, 8])("K-2.2 seat 1 of %i counts as the eldest and starts", (seats) => {
    const state = newMatch(seats);
    const events = dealRound(state, ["ruby-1"]);
    expect(events[0]).toEqual({ type: "round", round: 1, starter: 0 });
    expect(openNames(state)).toEqual(["turn:0:1"]);
  });

  it("K-2.3 the top card of the pile is turned up and starts the discard pile", () => {
    const state = newMatch(2);
    const events = dealRound(state, ["amber-3", "ruby-2"]);
    expect(events.at(-1)).toEqual({ type: "turned", card: "amber-3" });
    expect(namesOf(state.table.discard)).toEqual(["amber-3"]);
    expect(pile(state)[0]).toBe("ruby-2");
  });

  it.each(["keyhole-ruby", "small-ruby", "big-ruby", "plan-all", "crook-ruby", "barter-ruby"])(
    "K-2.3 the start card %s has no action",
    (card) => {
      const state = newMatch(3);
      dealRound(state, [card]);
      expect(asked(state)).toEqual(["turn:0"]);
      expect(state.table).toMatchObject({ direction: 1, named: null, stage: "turn" });
    },
  );

  it("K-2.3 a Keyhole turned up counts with its own colour, and as a Keyhole", () => {
    const state = position({
      hands: [
        ["amber-2", "ruby-2", "keyhole-emerald"],
        ["ruby-3", "ruby-4"],
      ],
      top: "keyhole-amber",
    });
    expect(playable(state, 0)).toEqual(["amber-2", "keyhole-emerald"]);
  });

  it.each(["police-ruby", "police-sapphire"])("K-2.4 on a %s the next card is laid, and it stays below", (card) => {
    const state = newMatch(2);
    const events = dealRound(state, [card, "ruby-4"]);
    expect(events.slice(-2)).toEqual([
      { type: "covered", card },
      { type: "turned", card: "ruby-4" },
    ]);
    expect(namesOf(state.table.discard)).toEqual([card, "ruby-4"]);
    expect(pile(state)).not.toContain(card);
    expect(asked(state)).toEqual(["turn:0"]);
  });

  it("K-2.4 Watchdogs, Bomb and Policemen lie one on the other under the start card", () => {
    const state = newMatch(2, { watchdogs: true, bomb: "pass" });
    dealRound(state);
    const wrong = ["watchdog", "police-ruby", "bomb", "watchdog", "police-amber"];
    const events = mixPile(state, ["watchdog", "watchdog", "bomb"], [...wrong, "plan-all"]);
    expect(events).toEqual([...wrong.map((card) => ({ type: "covered", card })), { type: "turned", card: "plan-all" }]);
    expect(namesOf(state.table.discard)).toEqual([...wrong, "plan-all"]);
    expect(klaumau.audit(state)).toEqual([]);
    expect(asked(state)).toEqual(["turn:0"]);
  });

  it("K-2.4 what lies under the start card was not played and counts for nothing, not for K-9.2 either", () => {
    const state = newMatch(2, { converted: true });
    dealRound(state, ["police-ruby", "police-amber", "police-emerald", "ruby-4"]);
    expect(state.table.policePlayed).toBe(0);
    expect(state.table.aside).toEqual([]);
    // The fourth Policeman to be seen is then not the fourth to be played (K-9.2).
    state.hands[0].push(faceOf("police-sapphire"));
    state.pile.splice(state.pile.indexOf(faceOf("police-sapphire")), 1);
    expect(types(play(state, 0, "police-sapphire"))).toEqual(["played", "drew"]);
  });

  it("K-2.4 it stays there for the round only: the next is dealt from all cards", () => {
    const state = newMatch(2);
    dealRound(state, ["police-ruby", "ruby-4"]);
    state.pile = [];
    expect(types(cannot(state, 0))).toContain("round-over");
    expect(klaumau.pending(state)).toMatchObject([{ label: "round-2/deck", draw: { shuffle: 52 } }]);
    expect(types(dealRound(state, ["police-ruby", "ruby-4"]))).toContain("covered");
  });

  it("K-2.4 the Receiver is no start card either, and returns to the middle third", () => {
    // Two Policemen on four others: the Receiver put below them comes third.
    const state = beforeReceiver(["emerald-1", "emerald-2", "emerald-3", "emerald-4", "police-ruby", "police-amber"]);
    const events = draw(state, [2]);
    expect(events).toEqual([
      { type: "covered", card: "police-amber" },
      { type: "covered", card: "police-ruby" },
      { type: "set-aside", card: "receiver" },
      { type: "turned", card: "emerald-4" },
    ]);
    expect(openNames(state)).toEqual(["round-1/return-1"]);
    for (let place = 0; place < placesOffered(state); place++) {
      const world = klaumau.clone(state);
      expect(draw(world, [place])).toEqual([{ type: "returned", card: "receiver" }]);
      expect(asked(world)).toEqual(["turn:0"]);
      const height = world.pile.indexOf(RECEIVER);
      expect(isInMiddleThird(height, world.pile.length), `height ${height} of ${world.pile.length}`).toBe(true);
    }
  });

  it.each([0, 1, "spectator"] as const)(
    "K-2.4 %s looks for nothing in the pile that lies under the start card",
    (viewer) => {
      const state = newMatch(2);
      dealRound(state, ["police-ruby", "ruby-4"]);
      expect(known(state, viewer, PILE_OF_TWO)).toEqual([]);
    },
  );
});
