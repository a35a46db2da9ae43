import { describe, expect, it } from "vitest";
import { COLOURS } from "../../content/cards.ts";
import { klaumau } from "../../game.ts";
import type { State } from "../../state.ts";
import { answer, hand, listed, position, refusal, top, types } from "../position.ts";
import { aim, asked, barter, caught, eventsOf, play, playable, roundEnd, steal, takeByChance } from "./table.ts";

/** A table where seat 0 holds this card, ruby-3 on top; every player has two more cards. */
function tableOf(seats: number, card: string, more: Partial<Parameters<typeof position>[0]> = {}): State {
  const hands = [
    [card, "ruby-2", "ruby-4"],
    ["amber-2", "amber-3"],
    ["emerald-1", "emerald-2"],
    ["sapphire-1", "sapphire-2"],
    ["sapphire-3", "sapphire-4"],
  ];
  return position({ hands: hands.slice(0, seats), top: "ruby-3", ...more });
}

/** Whose turn it is after seat 0 has played a card. */
function nextAfter(card: string, seats: number, direction: 1 | -1 = 1): string[] {
  const state = tableOf(seats, card, { direction });
  play(state, 0, card);
  return asked(state);
}

describe("K-5 action cards", () => {
  it.each(COLOURS)("K-5.1 a Keyhole's player names any colour, here %s", (colour) => {
    const state = tableOf(2, "keyhole-ruby");
    play(state, 0, "keyhole-ruby");
    expect(asked(state)).toEqual(["colour:0"]);
    expect(listed(state, 0)).toEqual(COLOURS.map((each) => ({ do: "name", colour: each })));
    answer(state, 0, { do: "name", colour });
    expect(state.table.named).toBe(colour);
    expect(playable(state, 1)).toEqual(colour === "amber" ? ["amber-2", "amber-3"] : []);
  });

  it("K-5.1 a Keyhole on a Keyhole names anew", () => {
    const state = position({
      hands: [
        ["keyhole-ruby", "ruby-1"],
        ["amber-1", "ruby-2"],
      ],
      top: "keyhole-amber",
      named: "sapphire",
    });
    play(state, 0, "keyhole-ruby");
    answer(state, 0, { do: "name", colour: "amber" });
    expect(playable(state, 1)).toEqual(["amber-1"]);
  });

  it("K-5.1 a colour that does not exist is refused", () => {
    const state = tableOf(2, "keyhole-ruby");
    play(state, 0, "keyhole-ruby");
    expect(refusal(state, 0, { do: "name", colour: "pink" })).not.toBeNull();
  });

  it.each([
    [1, 2],
    [-1, 2],
  ] as const)("K-5.2 Small treasure of four, direction %i: seat %i is next", (direction, next) => {
    expect(nextAfter("small-ruby", 4, direction)).toEqual([`turn:${next}`]);
  });

  it("K-5.2 the one who is skipped is named", () => {
    const state = tableOf(4, "small-ruby", { direction: -1 });
    expect(eventsOf(play(state, 0, "small-ruby"), "skipped")).toEqual([{ type: "skipped", seat: 3 }]);
  });

  it.each([
    [1, 3],
    [-1, 2],
  ] as const)("K-5.3 Big treasure of five, direction %i: seat %i is next", (direction, next) => {
    expect(nextAfter("big-ruby", 5, direction)).toEqual([`turn:${next}`]);
  });

  it("K-5.3 the two who are skipped are named in order", () => {
    const state = tableOf(4, "big-ruby");
    expect(eventsOf(play(state, 0, "big-ruby"), "skipped").map(({ seat }) => seat)).toEqual([1, 2]);
  });

  it.each([
    ["small-ruby", 2, 0],
    ["small-ruby", 3, 2],
    ["big-ruby", 2, 1],
    ["big-ruby", 3, 0],
    ["big-ruby", 4, 3],
  ])("K-5.4 %s with %i players: seat %i is next", (card, seats, next) => {
    expect(nextAfter(card, seats)).toEqual([`turn:${next}`]);
  });

  it("K-5.4 anticlockwise the seats are counted the other way", () => {
    expect(nextAfter("small-ruby", 3, -1)).toEqual(["turn:1"]);
    expect(nextAfter("big-ruby", 3, -1)).toEqual(["turn:0"]);
    expect(nextAfter("big-ruby", 4, -1)).toEqual(["turn:1"]);
  });

  it("K-5.4 a treasure called for from a liar skips from the liar's seat", () => {
    const state = tableOf(3, "big-ruby");
    caught(state, 0, 2, "big-ruby", "not asked");
    expect(asked(state)).toEqual(["turn:0"]);
  });

  it("K-5.5 a Plan turns the direction round and a second one turns it back", () => {
    const state = position({
      hands: [
        ["plan-all", "ruby-2"],
        ["amber-2", "amber-4"],
        ["plan-ruby-amber", "ruby-4"],
      ],
      top: "ruby-3",
    });
    expect(eventsOf(play(state, 0, "plan-all"), "reversed")).toEqual([{ type: "reversed", clockwise: false }]);
    expect(asked(state)).toEqual(["turn:2"]);
    expect(eventsOf(play(state, 2, "plan-ruby-amber"), "reversed")).toEqual([{ type: "reversed", clockwise: true }]);
    expect(asked(state)).toEqual(["turn:0"]);
  });

  it("K-5.5 with two players nothing else changes: the other is next", () => {
    expect(nextAfter("plan-all", 2)).toEqual(["turn:1"]);
    expect(nextAfter("plan-all", 2, -1)).toEqual(["turn:1"]);
  });

  it("K-5.6 a Crook takes one card from the player chosen", () => {
    const state = tableOf(3, "crook-ruby");
    expect(types(steal(state, 0, "crook-ruby", 2, "emerald-2"))).toEqual(["played", "targeted", "took"]);
    expect(hand(state, 0)).toEqual(["ruby-2", "ruby-4", "emerald-2"]);
    expect(hand(state, 2)).toEqual(["emerald-1"]);
    expect(hand(state, 1)).toEqual(["amber-2", "amber-3"]);
    expect(asked(state)).toEqual(["turn:1"]);
  });

  it("K-5.6 any other player may be chosen, not oneself and nobody who is not there", () => {
    const state = tableOf(4, "crook-ruby");
    play(state, 0, "crook-ruby");
    expect(listed(state, 0)).toEqual([{ do: "spare" }, ...[1, 2, 3].map((seat) => ({ do: "rob", seat }))]);
    expect(refusal(state, 0, { do: "rob", seat: 0 })).toMatchObject({ why: { id: "no.not-yourself" } });
    expect(refusal(state, 0, { do: "rob", seat: 4 })).toMatchObject({ why: { id: "no.nobody-there" } });
  });

  it("K-5.6 a parry or a laid Watchdog prevents it", () => {
    const state = position({
      hands: [
        ["crook-ruby", "ruby-2"],
        ["amber-2", "police-amber"],
        ["emerald-1", "emerald-2"],
      ],
      top: "ruby-3",
      pile: ["amber-4"],
      laid: [2],
      config: { watchdogs: true },
    });
    play(state, 0, "crook-ruby");
    expect(listed(state, 0)).toEqual([{ do: "spare" }, { do: "rob", seat: 1 }]);
    answer(state, 0, { do: "rob", seat: 1 });
    const events = answer(state, 1, { do: "parry", card: "police-amber" });
    expect(types(events)).toEqual(["parried", "drew"]);
    expect(hand(state, 0)).toEqual(["ruby-2"]);
  });

  it("K-5.7 a Barter takes a card and gives one back", () => {
    const state = tableOf(3, "barter-ruby");
    expect(types(barter(state, 0, "barter-ruby", 1, "amber-3"))).toEqual(["played", "targeted", "took"]);
    expect(asked(state)).toEqual(["give:0"]);
    expect(listed(state, 0)).toEqual(["ruby-2", "ruby-4", "amber-3"].map((card) => ({ do: "give", card })));
    expect(answer(state, 0, { do: "give", card: "ruby-2" })).toEqual([
      { type: "gave", seat: 0, to: 1, card: "ruby-2" },
    ]);
    expect(hand(state, 0)).toEqual(["ruby-4", "amber-3"]);
    expect(hand(state, 1)).toEqual(["ruby-2", "amber-2"]);
    expect(asked(state)).toEqual(["turn:1"]);
  });

  it("K-5.7 the same card may be given back; a card not held may not", () => {
    const state = tableOf(2, "barter-ruby");
    barter(state, 0, "barter-ruby", 1, "amber-3");
    expect(refusal(state, 0, { do: "give", card: "amber-2" })).toMatchObject({
      rule: "K-5.7",
      why: { id: "no.not-held" },
    });
    answer(state, 0, { do: "give", card: "amber-3" });
    expect(hand(state, 1)).toEqual(["amber-2", "amber-3"]);
  });

  it("K-5.7 a Barter is not parried: the victim is not asked, even with a Policeman", () => {
    const state = position({
      hands: [
        ["barter-ruby", "ruby-2"],
        ["police-amber", "amber-2"],
      ],
      top: "ruby-3",
    });
    aim(state, 0, "barter-ruby", 1);
    expect(asked(state)).toEqual(["chance"]);
    takeByChance(state, 1, "police-amber");
    expect(asked(state)).toEqual(["give:0"]);
  });

  it("K-5.7 a laid Watchdog does not stop a Barter", () => {
    const state = tableOf(2, "barter-ruby", { laid: [1], config: { watchdogs: true } });
    play(state, 0, "barter-ruby");
    expect(listed(state, 0)).toContainEqual({ do: "rob", seat: 1 });
  });

  it.each(["crook-ruby", "barter-ruby"])("K-5.8 %s: chance decides, evenly, which card is taken", (card) => {
    const taken = [0, 1].map((index) => {
      const state = tableOf(2, card);
      aim(state, 0, card, 1);
      if (asked(state)[0] === "parry:1") answer(state, 1, { do: "allow" });
      // As many outcomes as cards, each of them one card.
      expect(klaumau.pending(state)).toMatchObject([{ kind: "chance", draw: { pick: 2 } }]);
      return eventsOf(takeByChance(state, 1, ["amber-2", "amber-3"][index] as string), "took")[0]?.card;
    });
    expect(taken).toEqual(["amber-2", "amber-3"]);
  });

  it.each(["crook-ruby", "barter-ruby"])("K-5.8 %s: taking is optional", (card) => {
    const state = tableOf(3, card);
    play(state, 0, card);
    expect(answer(state, 0, { do: "spare" })).toEqual([{ type: "spared", seat: 0 }]);
    expect(state.hands.map((cards) => cards.length)).toEqual([2, 2, 2]);
    expect(asked(state)).toEqual(["turn:1"]);
  });

  it.each(["crook-ruby", "barter-ruby"])("K-5.8 %s: a player without cards cannot be chosen", (card) => {
    const state = position({ hands: [[card, "ruby-2"], [], ["amber-1", "amber-2"]], top: "ruby-3" });
    play(state, 0, card);
    expect(listed(state, 0)).toEqual([{ do: "spare" }, { do: "rob", seat: 2 }]);
    expect(refusal(state, 0, { do: "rob", seat: 1 })).toMatchObject({
      rule: "K-5.8",
      why: { id: "no.empty-handed", args: { seat: 1 } },
    });
  });

  it("K-5.8 if nobody can be chosen, nothing happens and nobody is asked", () => {
    const state = tableOf(2, "crook-ruby", { laid: [1], config: { watchdogs: true } });
    expect(types(play(state, 0, "crook-ruby"))).toEqual(["played"]);
    expect(asked(state)).toEqual(["turn:1"]);
    expect(top(state)).toBe("crook-ruby");
  });

  it("K-5.9 a Crook as the last card acts first: with a card taken the round goes on", () => {
    const state = position({ hands: [["crook-ruby"], ["amber-2", "amber-3"]], top: "ruby-3" });
    expect(roundEnd(steal(state, 0, "crook-ruby", 1, "amber-3"))).toBeNull();
    expect(hand(state, 0)).toEqual(["amber-3"]);
    expect(asked(state)).toEqual(["turn:1"]);
  });

  it("K-5.9 a Crook as the last card that takes nothing ends the round", () => {
    const state = position({ hands: [["crook-ruby"], ["amber-2", "amber-3"]], top: "ruby-3" });
    expect(roundEnd(play(state, 0, "crook-ruby"))).toBeNull();
    expect(roundEnd(answer(state, 0, { do: "spare" }))).toBe("out");
  });

  it("K-5.9 a Crook as the last card that can reach nobody ends the round at once", () => {
    const state = position({
      hands: [["crook-ruby"], ["amber-2", "amber-3"]],
      top: "ruby-3",
      laid: [1],
      config: { watchdogs: true },
    });
    expect(roundEnd(play(state, 0, "crook-ruby"))).toBe("out");
  });

  it("K-5.9 a Crook as the last card that takes the victim's last card: the victim is out", () => {
    const state = position({ hands: [["crook-ruby"], ["amber-3"]], top: "ruby-3" });
    const events = steal(state, 0, "crook-ruby", 1, "amber-3");
    expect(eventsOf(events, "round-over")).toEqual([{ type: "round-over", round: 1, reason: "out", seat: 1 }]);
    expect(eventsOf(events, "scored").map(({ points }) => points)).toEqual([3, 0]);
  });

  it("K-5.9 a Crook as the last card that is parried ends the round, after the victim's draw", () => {
    const state = position({ hands: [["crook-ruby"], ["police-amber"]], top: "ruby-3", pile: ["amber-4"] });
    aim(state, 0, "crook-ruby", 1);
    const events = answer(state, 1, { do: "parry", card: "police-amber" });
    expect(types(events).slice(0, 3)).toEqual(["parried", "drew", "round-over"]);
    expect(eventsOf(events, "round-over")[0]).toMatchObject({ reason: "out", seat: 0 });
  });

  it("K-5.9 a Barter as the last card: the card taken must be given back, and the round ends", () => {
    const state = position({ hands: [["barter-ruby"], ["amber-2", "amber-3"]], top: "ruby-3" });
    expect(roundEnd(barter(state, 0, "barter-ruby", 1, "amber-3"))).toBeNull();
    expect(listed(state, 0)).toEqual([{ do: "give", card: "amber-3" }]);
    expect(roundEnd(answer(state, 0, { do: "give", card: "amber-3" }))).toBe("out");
  });

  it("K-5.9 a Barter that takes the victim's only card ends nothing: one card comes back", () => {
    const state = position({ hands: [["barter-ruby", "ruby-2"], ["amber-3"]], top: "ruby-3" });
    barter(state, 0, "barter-ruby", 1, "amber-3");
    expect(roundEnd(answer(state, 0, { do: "give", card: "ruby-2" }))).toBeNull();
    expect(hand(state, 1)).toEqual(["ruby-2"]);
  });
});
