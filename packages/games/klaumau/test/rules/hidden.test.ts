import { canonical } from "@safehouse/kernel";
import { describe, expect, it } from "vitest";
import { klaumau } from "../../game.ts";
import type { Move } from "../../moves.ts";
import type { State } from "../../state.ts";
import { answer, cannot, listed, openNames, position, refusal, types } from "../position.ts";
import {
  aim,
  asked,
  barter,
  caught,
  hearsay,
  known,
  play,
  putHalfOut,
  putOneOut,
  sell,
  sight,
  steal,
  takeByChance,
  viewersOf,
} from "./table.ts";

/** Seat 0 robs seat 1; seat 2 and the spectator look on. */
function robbery(card: string, top = "ruby-3"): State {
  return position({
    hands: [
      [card, "ruby-2", "ruby-4"],
      ["amber-2", "amber-4"],
      ["emerald-1", "emerald-2"],
    ],
    top,
    pile: ["sapphire-1", "sapphire-2", "sapphire-3"],
  });
}

const ONLOOKERS = [2, "spectator"] as const;

/** Nobody but the one who answers sees any difference, and the questions stay as they were. */
function expectUnseen(state: State, seat: number, move: Move): void {
  const others = viewersOf(state).filter((viewer) => viewer !== seat);
  const before = others.map((viewer) => sight(state, viewer));
  const questions = canonical(klaumau.pending(state));
  expect(answer(state, seat, move)).toEqual([]);
  expect(others.map((viewer) => sight(state, viewer))).toEqual(before);
  expect(canonical(klaumau.pending(state))).toBe(questions);
}

describe("K-8 hidden information", () => {
  it("K-8.1 a seat sees its own hand, the discard pile, the sizes of hands and pile, and no other card", () => {
    const state = robbery("crook-ruby");
    for (const seat of [0, 1, 2]) {
      const view = klaumau.view(state, seat);
      expect(view.hand).toEqual(state.hands[seat]);
      expect(view.table.discard).toEqual(state.table.discard);
      expect(view).toMatchObject({ sizes: [3, 2, 2], pile: 3, open: null });
      expect(view.memory.cards.flat()).toEqual([]);
    }
    expect(klaumau.view(state, "spectator")).toMatchObject({ hand: [], sizes: [3, 2, 2], pile: 3, open: null });
  });

  it("K-8.1 other hands and the order of the pile change nothing in a view", () => {
    const world = (theirs: string[], pile: string[]): State =>
      position({ hands: [["ruby-1", "ruby-2"], theirs], top: "ruby-3", pile });
    const one = world(["amber-1", "police-ruby"], ["emerald-1", "emerald-2"]);
    const other = world(["emerald-1", "amber-1"], ["emerald-2", "police-ruby"]);
    for (const viewer of [0, "spectator"] as const) expect(sight(one, viewer)).toBe(sight(other, viewer));
  });

  it("K-8.1 a drawn card is told to the one who draws it and nobody else", () => {
    const state = robbery("crook-ruby");
    const drew = cannot(state, 0).at(-1)!;
    expect(klaumau.viewEvent(drew, 0)).toEqual({ type: "drew", seat: 0, card: "sapphire-1" });
    for (const viewer of [1, 2, "spectator"] as const) {
      expect(klaumau.viewEvent(drew, viewer)).toEqual({ type: "drew", seat: 0, card: null });
    }
  });

  it("K-8.1 a card taken by a Crook is known to thief and victim, not to the others", () => {
    const state = robbery("crook-ruby");
    const took = steal(state, 0, "crook-ruby", 1, "amber-4").at(-1)!;
    for (const party of [0, 1]) expect(klaumau.viewEvent(took, party)).toMatchObject({ card: "amber-4" });
    for (const viewer of ONLOOKERS) expect(klaumau.viewEvent(took, viewer)).toMatchObject({ card: null });
    expect(known(state, 1, 0)).toEqual(["amber-4"]);
    for (const viewer of ONLOOKERS) expect(known(state, viewer, 0)).toEqual([]);
  });

  it.each(["crook-ruby", "barter-ruby"])("K-8.1 %s: onlookers cannot tell which card was taken", (card) => {
    const told = ["amber-2", "amber-4"].map((taken) => {
      const state = robbery(card);
      const events = aim(state, 0, card, 1);
      if (asked(state)[0] === "parry:1") answer(state, 1, { do: "allow" });
      events.push(...takeByChance(state, 1, taken));
      return ONLOOKERS.map((viewer) => sight(state, viewer) + hearsay(events, viewer));
    });
    expect(told[0]).toEqual(told[1]);
  });

  it("K-8.1 a card given by Barter is known to both parties, not to the others", () => {
    const state = robbery("barter-ruby");
    barter(state, 0, "barter-ruby", 1, "amber-4");
    const gave = answer(state, 0, { do: "give", card: "ruby-2" }).at(-1)!;
    expect(known(state, 0, 1)).toEqual(["ruby-2"]);
    expect(known(state, 1, 0)).toEqual(["amber-4"]);
    expect(klaumau.viewEvent(gave, 1)).toMatchObject({ card: "ruby-2" });
    for (const viewer of ONLOOKERS) {
      expect(known(state, viewer, 0)).toEqual([]);
      expect(known(state, viewer, 1)).toEqual([]);
      expect(klaumau.viewEvent(gave, viewer)).toMatchObject({ card: null });
    }
  });

  it("K-8.1 onlookers cannot tell which card a Barter gave back", () => {
    const told = ["ruby-2", "ruby-4", "amber-4"].map((given) => {
      const state = robbery("barter-ruby");
      const events = barter(state, 0, "barter-ruby", 1, "amber-4");
      events.push(...answer(state, 0, { do: "give", card: given }));
      return ONLOOKERS.map((viewer) => sight(state, viewer) + hearsay(events, viewer));
    });
    expect(new Set(told.map((each) => each.join())).size).toBe(1);
  });

  it("K-8.1 the card given back at once is forgotten by nobody it concerns", () => {
    const state = robbery("barter-ruby");
    barter(state, 0, "barter-ruby", 1, "amber-4");
    answer(state, 0, { do: "give", card: "amber-4" });
    expect(known(state, 0, 1)).toEqual(["amber-4"]);
    expect(known(state, 1, 0)).toEqual([]);
  });

  it("K-8.1 a hand shown to all is known to all, also after a truthful “I cannot”", () => {
    const state = robbery("crook-amber", "emerald-3");
    cannot(state, 0, [2]);
    for (const viewer of [1, 2, "spectator"] as const) {
      expect(known(state, viewer, 0).toSorted()).toEqual(["crook-amber", "ruby-2", "ruby-4"]);
    }
    expect(known(state, 0, 0)).toEqual([]);
  });

  it("K-8.1 a shown card that is laid is no longer known to be in hand", () => {
    const state = robbery("crook-amber");
    caught(state, 0, 1, "ruby-2", "leave");
    for (const viewer of [1, 2, "spectator"] as const) {
      expect(known(state, viewer, 0).toSorted()).toEqual(["crook-amber", "ruby-4"]);
    }
  });

  it("K-8.1 a card stolen from a shown hand leaves onlookers in doubt about one card, but not the parties", () => {
    const state = position({
      hands: [
        ["ruby-1", "ruby-2", "ruby-4"],
        ["crook-ruby", "amber-2"],
        ["emerald-1", "emerald-2"],
      ],
      top: "ruby-3",
    });
    caught(state, 0, 1, "ruby-1", "not asked");
    steal(state, 1, "crook-ruby", 0, "ruby-4");
    expect(known(state, 1, 0)).toEqual(["ruby-2"]);
    expect(klaumau.view(state, 1).memory.missing[0]).toBe(0);
    expect(known(state, 2, 0).toSorted()).toEqual(["ruby-2", "ruby-4"]);
    expect(klaumau.view(state, 2).memory.missing[0]).toBe(1);
    expect(known(state, 0, 1)).toEqual(["ruby-4"]);
  });

  it("K-8.1 what was known of hands is gone with the round", () => {
    const state = position({ hands: [["ruby-1", "ruby-2"], ["ruby-4"], ["amber-1", "amber-2"]], top: "ruby-3" });
    caught(state, 0, 2, "ruby-1", "not asked");
    play(state, 1, "ruby-4");
    for (const viewer of viewersOf(state)) expect(klaumau.view(state, viewer).memory.cards.flat()).toEqual([]);
  });

  it("K-8.2 “I cannot” looks the same, true or a lie, until somebody doubts", () => {
    const world = (speakers: string[]): State =>
      position({
        hands: [speakers, ["amber-1", "amber-2"], ["emerald-1", "emerald-2"]],
        top: "ruby-3",
        pile: ["sapphire-1", "sapphire-4"],
      });
    // The two worlds have the same cards out of sight.
    const lie = world(["ruby-1", "ruby-2"]);
    const truth = world(["sapphire-2", "emerald-4"]);
    truth.table.out = lie.table.out = [];
    const both = [lie, truth];
    const steps = both.map((state) => {
      const told = answer(state, 0, { do: "cannot" });
      const during = [1, 2, "spectator"].map((viewer) => sight(state, viewer as 1));
      const questions = openNames(state);
      for (const seat of [1, 2]) told.push(...answer(state, seat, { do: "believe" }));
      const after = [1, 2, "spectator"].map((viewer) => sight(state, viewer as 1) + hearsay(told, viewer as 1));
      return { during, questions, after };
    });
    expect(steps[0]).toEqual(steps[1]);
  });

  it("K-8.2 belief, parry, Receiver and Bomb questions take the same time for everybody", () => {
    for (const kind of ["believe", "fence", "discard", "halve"]) {
      expect(klaumau.meta.decisions[kind]).toMatchObject({ sealed: true, masked: true });
    }
    expect(klaumau.meta.decisions["parry"]).toEqual({ masked: true });
  });

  it.each(["believe", "doubt"] as const)("K-8.2 nobody sees who has answered: %s", (reply) => {
    const state = robbery("crook-ruby");
    answer(state, 0, { do: "cannot" });
    expectUnseen(state, 1, { do: reply });
  });

  it("K-8.2 a Crook's victim is asked to parry even without a Policeman, and nobody can tell", () => {
    const world = (theirs: string[]): State =>
      position({ hands: [["crook-ruby", "ruby-1"], theirs, ["emerald-1"]], top: "ruby-3", pile: ["sapphire-1"] });
    const without = world(["amber-2", "amber-4"]);
    const withOne = world(["amber-2", "police-ruby"]);
    withOne.table.out = without.table.out = [];
    for (const state of [without, withOne]) aim(state, 0, "crook-ruby", 1);
    expect(asked(without)).toEqual(["parry:1"]);
    expect(listed(without, 1)).toEqual([{ do: "allow" }]);
    for (const viewer of [0, 2, "spectator"] as const) expect(sight(without, viewer)).toBe(sight(withOne, viewer));
  });

  it("K-8.2 with a timer silence is no parry", () => {
    const state = position({
      hands: [
        ["crook-ruby", "ruby-1"],
        ["police-ruby", "amber-1"],
      ],
      top: "ruby-3",
    });
    aim(state, 0, "crook-ruby", 1);
    expect(listed(state, 1)[0]).toEqual({ do: "allow" });
  });

  /** Seat 0 has just drawn the Receiver. */
  function receiverDrawn(): State {
    const state = position({
      hands: [["amber-1", "amber-2"], ["police-ruby"], ["emerald-1", "emerald-2"]],
      top: "ruby-3",
      pile: ["receiver", "sapphire-1", "sapphire-2", "sapphire-3"],
      config: { receiver: true },
    });
    cannot(state, 0);
    return state;
  }

  it("K-8.2 the Receiver's question goes to everybody alike, also without number cards", () => {
    const state = receiverDrawn();
    expect(asked(state)).toEqual(["fence:0", "fence:1", "fence:2"]);
    expect(listed(state, 1)).toEqual([{ do: "done" }]);
  });

  it("K-8.2 with a timer silence turns nothing in", () => {
    expect([0, 1, 2].map((seat) => listed(receiverDrawn(), seat)[0])).toEqual(Array(3).fill({ do: "done" }));
  });

  it("K-8.2 nobody sees what is being turned in, nor who is done", () => {
    const state = receiverDrawn();
    expectUnseen(state, 0, { do: "sell", card: "amber-2" });
    expectUnseen(state, 2, { do: "done" });
    expectUnseen(state, 0, { do: "done" });
    expect(types(answer(state, 1, { do: "done" }))).toContain("sold");
  });

  /** Seat 0 has just set off the Bomb. */
  function bombPlayed(bomb: "discard" | "halve"): State {
    const state = position({
      hands: [["bomb", "amber-1", "amber-2"], ["police-ruby"], ["emerald-1", "emerald-2"]],
      top: "ruby-3",
      config: { bomb },
    });
    play(state, 0, "bomb");
    return state;
  }

  it.each(["discard", "halve"] as const)("K-8.2 the Bomb's question (%s) goes to everybody alike", (rule) => {
    const state = bombPlayed(rule);
    expect(asked(state)).toEqual([0, 1, 2].map((seat) => `${rule}:${seat}`));
    expect(listed(state, 1)).toEqual([{ do: "done" }]);
  });

  it.each(["discard", "halve"] as const)("K-8.2 nobody sees what is put out (%s) before all have chosen", (rule) => {
    const state = bombPlayed(rule);
    expectUnseen(state, 0, { do: "discard", card: "amber-2" });
    expectUnseen(state, 1, { do: "done" });
  });

  it("K-8.2 the questions after an answer have the same ids as before: an answer is not counted until all are in", () => {
    const state = bombPlayed("halve");
    const before = openNames(state);
    answer(state, 0, { do: "discard", card: "amber-2" });
    answer(state, 0, { do: "done" });
    expect(openNames(state)).toEqual(before);
  });

  it("K-8.1 cards turned in or put out are open to all afterwards", () => {
    const sold = sell(receiverDrawn(), ["amber-2"], [], []);
    const one = putOneOut(bombPlayed("discard"), "amber-2", null, "emerald-1");
    const half = putHalfOut(bombPlayed("halve"), ["amber-2"], [], ["emerald-1"]);
    for (const events of [sold, one, half]) {
      const open = events.filter((event) => event.type === "sold" || event.type === "discarded");
      expect(open.length).toBeGreaterThan(0);
      for (const event of open) expect(klaumau.viewEvent(event, "spectator")).toEqual(event);
    }
  });

  it("K-8.2 who has answered the Receiver or the Bomb cannot answer again", () => {
    for (const state of [receiverDrawn(), bombPlayed("halve")]) {
      answer(state, 1, { do: "done" });
      expect(listed(state, 1)).toEqual([]);
      expect(refusal(state, 1, { do: "done" })).toMatchObject({ why: { id: "house.answered" } });
    }
  });

  it("K-8.1 who puts no number card out for the Bomb is known to hold none, until cards leave the hand", () => {
    const state = position({
      hands: [
        ["bomb", "amber-1", "amber-2"],
        ["police-ruby", "crook-emerald"],
        ["emerald-1", "emerald-2"],
      ],
      top: "ruby-3",
      pile: ["sapphire-1"],
      config: { bomb: "discard" },
    });
    play(state, 0, "bomb");
    const events = putOneOut(state, "amber-2", null, "emerald-1");
    expect(events).toContainEqual({ type: "discarded", seat: 1, cards: [] });
    expect(klaumau.view(state, "spectator").table.numberless).toEqual([0, 2, 0]);
    play(state, 1, "police-ruby");
    expect(klaumau.view(state, "spectator").table.numberless).toEqual([0, 1, 0]);
  });

  it("K-8.1 under bomb rule (c) putting nothing out tells nothing", () => {
    const state = bombPlayed("halve");
    putHalfOut(state, ["amber-2"], [], ["emerald-1"]);
    expect(klaumau.view(state, "spectator").table.numberless).toEqual([0, 0, 0]);
  });
});
