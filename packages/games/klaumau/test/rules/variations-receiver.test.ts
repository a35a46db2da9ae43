import { describe, expect, it } from "vitest";
import { faceOf, namesOf, RECEIVER } from "../../content/cards.ts";
import { klaumau } from "../../game.ts";
import type { State } from "../../state.ts";
import { answer, cannot, draw, hand, listed, pile, position, refusal, top, types } from "../position.ts";
import {
  aim,
  asked,
  caught,
  dealRound,
  drawnBy,
  eventsOf,
  mixPile,
  newMatch,
  play,
  points,
  roundEnd,
  sell,
} from "./table.ts";

type Setting = Partial<Parameters<typeof position>[0]>;

const RESERVE = ["sapphire-1", "sapphire-2", "sapphire-3", "sapphire-4"];

/** Three players; seat 0 has nothing to play and finds the Receiver as the next card. */
function table(more: Setting = {}): State {
  return position({
    hands: [
      ["amber-1", "amber-2"],
      ["emerald-1", "emerald-4", "police-amber"],
      ["crook-emerald", "police-emerald"],
    ],
    top: "ruby-3",
    pile: ["receiver", ...RESERVE],
    ...more,
    config: { receiver: true, ...more.config },
  });
}

const EVERYBODY = ["fence:0", "fence:1", "fence:2"];

/** All places where the Receiver can come to lie in a pile of that many others, counted from the bottom. */
function receiverPlaces(others: number): number[] {
  const before = position({ hands: [["ruby-1"], ["ruby-2"]], top: "ruby-3", config: { receiver: true } });
  before.table.stage = "place";
  before.pile = Array<number>(others).fill(faceOf("amber-1"));
  const { draw: offered } = klaumau.pending(before)[0] as { draw: { pick: number } };
  return Array.from({ length: offered.pick }, (_, place) => {
    const state = klaumau.clone(before);
    // Below the start card, which is turned up at once, lies what was the pile.
    state.pile.push(faceOf("amber-1"));
    state.pile.pop();
    draw(state, [place]);
    return state.pile.indexOf(RECEIVER);
  });
}

describe("K-9.3 the Receiver", () => {
  it.each(Array.from({ length: 72 }, (_, i) => i + 3))(
    "K-9.3 among %i others it is put into the middle third and nowhere else",
    (others) => {
      const cards = others + 1;
      for (const place of receiverPlaces(others)) {
        // At least some of the card lies between the lower and the upper third of the pile.
        expect(place + 1).toBeGreaterThan(cards / 3);
        expect(place).toBeLessThan((2 * cards) / 3);
      }
    },
  );

  it.each([9, 24, 30, 44, 72])("K-9.3 among %i others every place of the middle third is possible", (others) => {
    const cards = others + 1;
    const wholly = Array.from({ length: cards }, (_, i) => i).filter((i) => i >= cards / 3 && i + 1 <= (2 * cards) / 3);
    expect(receiverPlaces(others)).toEqual(expect.arrayContaining(wholly));
  });

  it("K-9.3 other variation cards are mixed in first: the middle is that of the whole pile", () => {
    const state = newMatch(2, { receiver: true, watchdogs: true, bomb: "pass" });
    dealRound(state);
    mixPile(state, ["watchdog", "watchdog", "bomb"], ["plan-all"]);
    draw(state, [0]);
    expect(state.pile).toHaveLength(52 - 8 + 3 + 1 - 1);
    expect(state.pile.indexOf(RECEIVER)).toBeGreaterThanOrEqual(15);
  });

  it("K-9.3 when it is drawn everybody is asked, whatever they hold", () => {
    const state = table();
    expect(types(cannot(state, 0))).toEqual(["cannot", "believed", "receiver"]);
    expect(asked(state)).toEqual(EVERYBODY);
    expect(listed(state, 1)).toEqual([
      { do: "done" },
      { do: "sell", card: "emerald-1" },
      { do: "sell", card: "emerald-4" },
    ]);
    expect(listed(state, 2)).toEqual([{ do: "done" }]);
  });

  it("K-9.3 it is never in a hand, and leaves the round", () => {
    const state = table();
    cannot(state, 0);
    expect(state.hands.flat()).not.toContain(RECEIVER);
    sell(state, [], [], []);
    expect([...state.hands.flat(), ...state.pile]).not.toContain(RECEIVER);
    expect(namesOf(state.table.out)).toContain("receiver");
  });

  it("K-9.3 number cards turned in bring 2 points each, whatever their number", () => {
    const state = table();
    cannot(state, 0);
    const events = sell(state, ["amber-1"], ["emerald-1", "emerald-4"], []);
    expect(eventsOf(events, "sold")).toEqual([
      { type: "sold", seat: 0, cards: ["amber-1"], points: 2 },
      { type: "sold", seat: 1, cards: ["emerald-1", "emerald-4"], points: 4 },
    ]);
    expect(namesOf(state.table.out)).toEqual(expect.arrayContaining(["amber-1", "emerald-1", "emerald-4"]));
    expect(namesOf(state.hands.flat())).not.toContain("emerald-4");
  });

  it("K-9.3 these points are kept, even with Forgery and an empty hand", () => {
    const state = position({
      hands: [["amber-2", "ruby-4"], ["emerald-4"]],
      top: "emerald-3",
      pile: ["receiver"],
      config: { receiver: true, forgery: true },
    });
    cannot(state, 0);
    const events = sell(state, ["amber-2"], ["emerald-4"]);
    expect(roundEnd(events)).toBe("out");
    expect(points(events)).toEqual([2 + 4, 2]);
  });

  it("K-9.3 only number cards in hand can be turned in, each once", () => {
    const state = table();
    cannot(state, 0);
    expect(refusal(state, 1, { do: "sell", card: "police-amber" })).toMatchObject({
      rule: "K-9.3",
      why: { id: "no.not-number" },
    });
    expect(refusal(state, 1, { do: "sell", card: "amber-1" })).toMatchObject({
      rule: "K-9.3",
      why: { id: "no.not-held" },
    });
    answer(state, 1, { do: "sell", card: "emerald-4" });
    expect(listed(state, 1)).toEqual([{ do: "done" }, { do: "sell", card: "emerald-1" }]);
    expect(refusal(state, 1, { do: "sell", card: "emerald-4" })).not.toBeNull();
  });

  it("K-9.3 of two equal cards both can be turned in", () => {
    const state = table({ hands: [["amber-2", "amber-4"], ["ruby-1", "ruby-1"], ["crook-ruby"]] });
    cannot(state, 0);
    const events = sell(state, [], ["ruby-1", "ruby-1"], []);
    expect(eventsOf(events, "sold")[0]).toMatchObject({ seat: 1, points: 4 });
    expect(hand(state, 1)).toHaveLength(2);
  });

  it("K-9.3 first the drawer replaces the Receiver, then all draw in turn order from the drawer", () => {
    const state = table();
    cannot(state, 0);
    const events = sell(state, ["amber-1"], ["emerald-4"], []);
    expect(eventsOf(events, "drew")).toEqual([
      { type: "drew", seat: 0, card: "sapphire-1" },
      { type: "drew", seat: 0, card: "sapphire-2" },
      { type: "drew", seat: 1, card: "sapphire-3" },
    ]);
    expect(asked(state)).toEqual(["turn:1"]);
  });

  it.each([
    [1, [1, 1, 2, 0]],
    [-1, [1, 1, 0, 2]],
  ] as const)("K-9.3 in direction %i from seat 1 they draw in the order %j", (direction, order) => {
    const state = table({
      hands: [
        ["amber-1", "amber-2"],
        ["emerald-1", "emerald-4"],
        ["amber-3", "amber-4"],
      ].map((cards) => [...cards]),
      top: "ruby-2",
      turn: 1,
      direction,
    });
    cannot(state, 1);
    expect(drawnBy(sell(state, ["amber-1"], ["emerald-4"], ["amber-4"]))).toEqual(order);
  });

  it("K-9.3 they draw as far as the pile goes; that ends nothing", () => {
    const state = table({ pile: ["receiver", "sapphire-1", "sapphire-2"] });
    cannot(state, 0);
    const events = sell(state, ["amber-1"], ["emerald-1", "emerald-4"], []);
    expect(drawnBy(events)).toEqual([0, 0]);
    expect(roundEnd(events)).toBeNull();
    expect(hand(state, 1)).toEqual(["police-amber"]);
  });

  it("K-9.3 as the last card of the pile it is not replaced, and that ends nothing", () => {
    const state = table({ pile: ["receiver"] });
    cannot(state, 0);
    const events = sell(state, [], [], []);
    expect(roundEnd(events)).toBeNull();
    expect(hand(state, 0)).toEqual(["amber-1", "amber-2"]);
    expect(asked(state)).toEqual(["turn:1"]);
  });

  it("K-9.3 who has sold the whole hand and cannot draw is out", () => {
    const state = table({ pile: ["receiver"] });
    cannot(state, 0);
    const events = sell(state, ["amber-1", "amber-2"], [], []);
    expect(eventsOf(events, "round-over")).toEqual([{ type: "round-over", round: 1, reason: "out", seat: 0 }]);
    expect(points(events)).toEqual([4, 5, 1]);
  });

  it("K-9.3 a hand that is empty only until the replacement comes is not out", () => {
    const state = table();
    cannot(state, 0);
    expect(roundEnd(sell(state, ["amber-1", "amber-2"], [], []))).toBeNull();
    expect(hand(state, 0)).toEqual(["sapphire-1", "sapphire-2", "sapphire-3"]);
  });

  it("K-9.3 as the first of two cards (K-4.4): after the replacements the second is drawn", () => {
    const state = table();
    expect(types(cannot(state, 0, [1])).slice(2)).toEqual(["shown", "receiver"]);
    const events = sell(state, [], ["emerald-4"], []);
    expect(drawnBy(events)).toEqual([0, 1, 0]);
    expect(hand(state, 0)).toEqual(["amber-1", "amber-2", "sapphire-1", "sapphire-3"]);
    expect(asked(state)).toEqual(["turn:1"]);
  });

  it("K-9.3 as the first of two cards with the pile then empty: the second draw ends the round", () => {
    const state = table({ pile: ["receiver", "sapphire-1"] });
    cannot(state, 0, [1]);
    const events = sell(state, [], [], []);
    expect(types(events).slice(0, 2)).toEqual(["drew", "round-over"]);
    expect(roundEnd(events)).toBe("pile");
  });

  it("K-9.3 as the second of two cards (K-4.4): it is replaced and the turn ends", () => {
    const state = table({ pile: ["sapphire-1", "receiver", "sapphire-2", "sapphire-3"] });
    const before = cannot(state, 0, [1]);
    expect(types(before).slice(2)).toEqual(["shown", "drew", "receiver"]);
    const events = sell(state, ["sapphire-1"], [], []);
    expect(drawnBy(events)).toEqual([0, 0]);
    expect(hand(state, 0)).toEqual(["amber-1", "amber-2", "sapphire-2", "sapphire-3"]);
    expect(asked(state)).toEqual(["turn:1"]);
  });

  it("K-9.3 drawn after a Policeman on one's turn (K-6.2)", () => {
    const state = table({ turn: 2 });
    expect(types(play(state, 2, "police-emerald"))).toEqual(["played", "receiver"]);
    expect(asked(state)).toEqual(EVERYBODY);
    expect(drawnBy(sell(state, ["amber-1"], [], []))).toEqual([2, 0]);
    expect(asked(state)).toEqual(["turn:0"]);
  });

  it("K-9.3 drawn after a parry (K-6.1): the victim is the drawer, play goes on after the thief", () => {
    const state = table({ turn: 2, top: "emerald-3" });
    aim(state, 2, "crook-emerald", 1);
    expect(types(answer(state, 1, { do: "parry", card: "police-amber" }))).toEqual(["parried", "receiver"]);
    expect(drawnBy(sell(state, ["amber-1"], ["emerald-1"], []))).toEqual([1, 1, 0]);
    expect(asked(state)).toEqual(["turn:0"]);
  });

  /** Seat 1 of these could play and lied; seat 2 draws the Receiver as the reward. */
  function reward(liars: readonly string[], called: string, pileAfter = RESERVE): State {
    const state = table({
      hands: [["amber-1", "amber-2"], liars, ["amber-3", "police-emerald"]],
      turn: 1,
      top: "emerald-3",
      pile: ["receiver", ...pileAfter],
    });
    const events = caught(state, 1, 2, called, "draw");
    expect(types(events).slice(-2)).toEqual(["forced", "receiver"]);
    expect(asked(state)).toEqual(EVERYBODY);
    return state;
  }

  it("K-9.3 drawn by the doubter (K-4.3): after the replacements the card is laid", () => {
    const state = reward(["emerald-1", "emerald-4"], "emerald-1");
    const events = sell(state, [], ["emerald-4"], ["amber-3"]);
    expect(drawnBy(events)).toEqual([2, 2, 1]);
    expect(types(events).at(-1)).toBe("played");
    expect(top(state)).toBe("emerald-1");
    expect(asked(state)).toEqual(["turn:2"]);
  });

  it("K-9.3 a card called for cannot be turned in", () => {
    const state = reward(["emerald-1", "emerald-4"], "emerald-1");
    expect(listed(state, 1)).toEqual([{ do: "done" }, { do: "sell", card: "emerald-4" }]);
    expect(refusal(state, 1, { do: "sell", card: "emerald-1" })).toMatchObject({
      rule: "K-4.3",
      why: { id: "no.promised" },
    });
  });

  it("K-9.3 of two equal cards one is called for and the other can be turned in", () => {
    const state = table({
      hands: [["amber-1", "amber-2"], ["ruby-1", "ruby-1"], ["amber-4"]],
      turn: 1,
    });
    caught(state, 1, 2, "ruby-1", "draw");
    expect(listed(state, 1)).toEqual([{ do: "done" }, { do: "sell", card: "ruby-1" }]);
    answer(state, 1, { do: "sell", card: "ruby-1" });
    expect(listed(state, 1)).toEqual([{ do: "done" }]);
  });

  it("K-9.3 the owner still chooses for a Keyhole called for, after the Receiver", () => {
    const state = reward(["keyhole-emerald", "emerald-4"], "keyhole-emerald");
    sell(state, [], ["emerald-4"], []);
    expect(asked(state)).toEqual(["colour:1"]);
  });

  it("K-9.3 a Crook called for acts after the Receiver, on the hands as they are then", () => {
    const state = reward(["crook-emerald", "emerald-4"], "crook-emerald", []);
    sell(state, ["amber-1", "amber-2"], [], []);
    expect(asked(state)).toEqual(["victim:1"]);
    expect(listed(state, 1)).toEqual([{ do: "spare" }, { do: "rob", seat: 2 }]);
  });

  it("K-9.3 the liar sells all else and lays the last card: the round ends", () => {
    const state = reward(["emerald-1", "emerald-4"], "emerald-1", []);
    const events = sell(state, [], ["emerald-4"], []);
    expect(roundEnd(events)).toBe("out");
    expect(points(events)).toEqual([3, 2, 3]);
  });

  it("K-9.3 what the drawer got instead of the Receiver cannot be turned in any more", () => {
    const state = table();
    cannot(state, 0);
    sell(state, [], [], []);
    expect(hand(state, 0)).toEqual(["amber-1", "amber-2", "sapphire-1"]);
    expect(asked(state)).toEqual(["turn:1"]);
    expect(pile(state)).toEqual(RESERVE.slice(1));
  });

  it("K-9.3 the points are noted in the outcome", () => {
    const state = table({ hands: [["amber-1", "amber-2"], ["emerald-4"], ["amber-4"]], pile: ["receiver"], round: 3 });
    cannot(state, 0);
    sell(state, [], ["emerald-4"], []);
    expect(klaumau.outcome(state)).toMatchObject({
      standings: [
        { seat: 2, points: 4 },
        { seat: 0, points: 3 },
        { seat: 1, points: 2, lines: [{ points: 2 }] },
      ],
    });
  });
});
