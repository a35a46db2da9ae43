import { describe, expect, it } from "vitest";
import { namesOf } from "../../content/cards.ts";
import { answer, hand, listed, pile, position, refusal, top, types } from "../position.ts";
import { aim, asked, caught, eventsOf, play, playable, roundEnd, takeByChance } from "./table.ts";

const NEXT_CARD = "emerald-4";

/** Seat 0 holds a Crook, seat 1 two Policemen. */
function crookAndPolice(more: Partial<Parameters<typeof position>[0]> = {}) {
  return position({
    hands: [
      ["crook-ruby", "ruby-2"],
      ["police-amber", "police-sapphire", "amber-2"],
      ["emerald-1", "emerald-2"],
    ],
    top: "ruby-3",
    pile: [NEXT_CARD],
    ...more,
  });
}

describe("K-6 police", () => {
  it("K-6.1 a Crook's victim may parry with any of its Policemen, or not", () => {
    const state = crookAndPolice();
    aim(state, 0, "crook-ruby", 1);
    expect(asked(state)).toEqual(["parry:1"]);
    expect(listed(state, 1)).toEqual([
      { do: "allow" },
      { do: "parry", card: "police-amber" },
      { do: "parry", card: "police-sapphire" },
    ]);
  });

  it("K-6.1 the Policeman is laid beside the discard pile, a card is drawn, the Crook gets nothing", () => {
    const state = crookAndPolice();
    aim(state, 0, "crook-ruby", 1);
    const events = answer(state, 1, { do: "parry", card: "police-sapphire" });
    expect(events).toEqual([
      { type: "parried", seat: 1, card: "police-sapphire", thief: 0 },
      { type: "drew", seat: 1, card: NEXT_CARD },
    ]);
    expect(namesOf(state.table.aside)).toEqual(["police-sapphire"]);
    expect(top(state)).toBe("crook-ruby");
    expect(hand(state, 0)).toEqual(["ruby-2"]);
    expect(hand(state, 1)).toEqual(["amber-2", NEXT_CARD, "police-amber"]);
  });

  it("K-6.1 after a parry play goes on after the thief", () => {
    const state = crookAndPolice({ direction: -1 });
    aim(state, 0, "crook-ruby", 1);
    answer(state, 1, { do: "parry", card: "police-amber" });
    expect(asked(state)).toEqual(["turn:2"]);
  });

  it("K-6.1 a victim that holds a Policeman need not parry, and may even lose it", () => {
    const state = crookAndPolice();
    aim(state, 0, "crook-ruby", 1);
    answer(state, 1, { do: "allow" });
    takeByChance(state, 1, "police-amber");
    expect(hand(state, 0)).toEqual(["ruby-2", "police-amber"]);
    expect(state.table.aside).toEqual([]);
  });

  it("K-6.1 only a Policeman that is held parries", () => {
    const state = crookAndPolice();
    aim(state, 0, "crook-ruby", 1);
    expect(refusal(state, 1, { do: "parry", card: "amber-2" })).toMatchObject({
      rule: "K-6.1",
      why: { id: "no.not-police" },
    });
    expect(refusal(state, 1, { do: "parry", card: "police-ruby" })).toMatchObject({
      rule: "K-6.1",
      why: { id: "no.not-held" },
    });
  });

  it("K-6.1 the last card parries: with the card drawn the round goes on", () => {
    const state = position({ hands: [["crook-ruby", "ruby-2"], ["police-amber"]], top: "ruby-3", pile: [NEXT_CARD] });
    aim(state, 0, "crook-ruby", 1);
    expect(roundEnd(answer(state, 1, { do: "parry", card: "police-amber" }))).toBeNull();
    expect(hand(state, 1)).toEqual([NEXT_CARD]);
  });

  it("K-6.1 a parry with an empty pile ends the round, for the draw is a must", () => {
    const state = crookAndPolice({ pile: [] });
    aim(state, 0, "crook-ruby", 1);
    const events = answer(state, 1, { do: "parry", card: "police-amber" });
    expect(eventsOf(events, "round-over")).toEqual([{ type: "round-over", round: 1, reason: "pile", seat: 1 }]);
    // The thief kept one card and got none.
    expect(eventsOf(events, "scored").map(({ cards }) => cards)).toEqual([
      ["ruby-2"],
      ["amber-2", "police-sapphire"],
      ["emerald-1", "emerald-2"],
    ]);
  });

  it("K-6.1 a Crook called for under K-4.3 can be parried by the doubter", () => {
    const state = crookAndPolice({ pile: [NEXT_CARD, "emerald-3"] });
    caught(state, 0, 1, "crook-ruby", "draw");
    answer(state, 0, { do: "rob", seat: 1 });
    expect(types(answer(state, 1, { do: "parry", card: "police-amber" }))).toEqual(["parried", "drew"]);
    expect(asked(state)).toEqual(["turn:1"]);
  });

  it("K-6.2 on one's turn a Policeman is laid beside the discard pile and a card drawn", () => {
    const state = crookAndPolice({ turn: 1 });
    expect(play(state, 1, "police-amber")).toEqual([
      { type: "played", seat: 1, card: "police-amber", forced: false },
      { type: "drew", seat: 1, card: NEXT_CARD },
    ]);
    expect(namesOf(state.table.aside)).toEqual(["police-amber"]);
    expect(pile(state)).toEqual([]);
    expect(asked(state)).toEqual(["turn:2"]);
  });

  it("K-6.2 the top card stays what it was", () => {
    const state = crookAndPolice({ turn: 1 });
    play(state, 1, "police-amber");
    expect(top(state)).toBe("ruby-3");
    expect(namesOf(state.table.discard)).toEqual(["ruby-3"]);
    expect(playable(state, 2)).toEqual([]);
  });

  it("K-6.2 it needs no match, whatever lies on top", () => {
    for (const card of ["ruby-3", "keyhole-emerald", "plan-emerald-sapphire", "crook-sapphire"]) {
      expect(playable(crookAndPolice({ turn: 1, top: card }), 1)).toContain("police-amber");
    }
  });

  it("K-6.2 a named colour stays, and is no hindrance", () => {
    const state = crookAndPolice({ turn: 1, top: "keyhole-ruby", named: "emerald" });
    play(state, 1, "police-amber");
    expect(state.table.named).toBe("emerald");
    expect(playable(state, 2)).toEqual(["emerald-1", "emerald-2"]);
  });

  it("K-6.2 as the last card it does not end the round: a card is drawn", () => {
    const state = position({ hands: [["police-amber"], ["ruby-1"]], top: "ruby-3", pile: [NEXT_CARD] });
    expect(roundEnd(play(state, 0, "police-amber"))).toBeNull();
    expect(hand(state, 0)).toEqual([NEXT_CARD]);
  });

  it("K-6.2 with an empty pile it may be played, and the round ends", () => {
    const state = position({ hands: [["police-amber"], ["ruby-1"]], top: "ruby-3", pile: [] });
    expect(playable(state, 0)).toEqual(["police-amber"]);
    const events = play(state, 0, "police-amber");
    expect(eventsOf(events, "round-over")).toEqual([{ type: "round-over", round: 1, reason: "pile", seat: 0 }]);
  });

  it("K-6.2 the four Policemen of the half deck end nothing by themselves", () => {
    const state = crookAndPolice({ turn: 1, aside: ["police-ruby", "police-emerald"], pile: [NEXT_CARD, "ruby-1"] });
    play(state, 1, "police-amber");
    state.table.turn = 1;
    expect(types(play(state, 1, "police-sapphire"))).toEqual(["played", "drew"]);
  });
});
