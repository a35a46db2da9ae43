import { withoutCards, stacked } from "@safehouse/kernel";
import { describe, expect, it } from "vitest";
import { faceOf, namesOf, RECEIVER } from "../../content/cards.ts";
import { baseDeck } from "../../content/deck.ts";
import { klaumau } from "../../game.ts";
import { answer, cannot, draw, hand, listed, openNames, pile, position, refusal, types } from "../position.ts";
import { EVERYBODY, receiverTable as table, RESERVE } from "./receiver-table.ts";
import {
  asked,
  dealRound,
  drawnBy,
  eventsOf,
  isInMiddleThird,
  mixPile,
  newMatch,
  play,
  points,
  roundEnd,
  sell,
} from "./table.ts";

/** The heights, from the bottom, where the Receiver can come to lie among that many others. */
function receiverHeights(others: number): number[] {
  const before = position({ hands: [["ruby-1"], ["ruby-2"]], top: "ruby-3", config: { receiver: true } });
  before.table.stage = "place";
  before.pile = Array<number>(others).fill(faceOf("amber-1"));
  const { draw: offered } = klaumau.pending(before)[0] as { draw: { pick: number } };
  return Array.from({ length: offered.pick }, (_, place) => {
    const state = klaumau.clone(before);
    draw(state, [place]);
    return state.pile.indexOf(RECEIVER);
  });
}

/** How many cards the pile can have when the Receiver is put into it: the deck without the hands, and up to three others. */
const PILES = [2, 3, 4, 5, 6, 7, 8].flatMap((seats) =>
  [0, 1, 2, 3].map((variations) => (seats <= 5 ? 52 : 104) - 4 * seats + variations),
);

describe("K-9.3 the Receiver", () => {
  it("K-9.3 it is put into the middle third, whatever the size of the pile", () => {
    const misplaced = PILES.flatMap((others) =>
      receiverHeights(others)
        .filter((height) => !isInMiddleThird(height, others + 1))
        .map((height) => `at height ${height} of ${others + 1}`),
    );
    expect(misplaced).toEqual([]);
  });

  it("K-9.3 every place of the middle third is possible, each once", () => {
    for (const others of PILES) {
      const cards = others + 1;
      const heights = Array.from({ length: cards }, (_, height) => height);
      const whollyInside = heights.filter((height) => height >= cards / 3 && height + 1 <= (2 * cards) / 3);
      const offered = receiverHeights(others);
      expect(offered).toEqual(expect.arrayContaining(whollyInside));
      expect(new Set(offered).size).toBe(offered.length);
    }
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

  it("K-9.3 it is never in a hand, and leaves the game", () => {
    const state = table();
    cannot(state, 0);
    expect(state.hands.flat()).not.toContain(RECEIVER);
    sell(state, [], [], []);
    expect([...state.hands.flat(), ...state.pile]).not.toContain(RECEIVER);
    expect(namesOf(state.table.gone!)).toEqual(["receiver"]);
  });

  it("K-9.3 number cards turned in bring 2 points each, whatever their number", () => {
    const state = table();
    cannot(state, 0);
    const events = sell(state, ["amber-1"], ["emerald-1", "emerald-4"], []);
    expect(eventsOf(events, "sold")).toEqual([
      { type: "sold", seat: 0, cards: ["amber-1"], points: 2 },
      { type: "sold", seat: 1, cards: ["emerald-1", "emerald-4"], points: 4 },
    ]);
    expect(namesOf(state.table.gone!)).toEqual(["receiver", "amber-1", "emerald-1", "emerald-4"]);
    expect(klaumau.audit(state)).toEqual([]);
    expect(namesOf(state.hands.flat())).not.toContain("emerald-4");
    // Noted at once, for all to see.
    expect(klaumau.view(state, "spectator").table.sold).toEqual([1, 2, 0]);
    expect(klaumau.view(state, "spectator").table.totals).toEqual([2, 4, 0]);
  });

  it("K-9.3 what was sold and the Receiver are missing in the later rounds, too", () => {
    const state = table({ pile: ["receiver"] });
    cannot(state, 0);
    expect(roundEnd(sell(state, ["amber-1", "amber-2"], ["emerald-4"], []))).toBe("out");
    expect(klaumau.pending(state)).toMatchObject([{ label: "round-2/deck", draw: { shuffle: 52 - 3 } }]);
    const deck = withoutCards(baseDeck(3), ["amber-1", "amber-2", "emerald-4"].map(faceOf));
    draw(state, stacked(namesOf(deck), []));
    // No place is asked for the Receiver: the start card is turned at once.
    expect(state.table.stage).toBe("turn");
    const dealt = [...state.hands.flat(), ...state.pile, ...state.table.discard];
    expect(dealt.toSorted((a, b) => a - b)).toEqual(deck);
    expect(klaumau.audit(state)).toEqual([]);
    expect(namesOf(klaumau.view(state, "spectator").table.gone!)).toHaveLength(4);
  });

  it("K-9.3 a Receiver that was not drawn lies in the pile of the next round again", () => {
    const state = table({ hands: [["ruby-1"], ["emerald-4"], ["amber-4"]], pile: ["sapphire-1", "receiver"] });
    expect(roundEnd(play(state, 0, "ruby-1"))).toBe("out");
    dealRound(state);
    expect(openNames(state)).toEqual(["round-2/receiver"]);
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
