import { judge } from "@safehouse/kernel";
import { describe, expect, it } from "vitest";
import { klaumau } from "../../game.ts";
import { answer, cannot, hand, listed, open, pile, position, refusal, top, types } from "../position.ts";
import { answerAll, asked, caught, eventsOf, play, roundEnd } from "./table.ts";

const LIAR = ["ruby-1", "ruby-4", "amber-2"];
const HONEST = ["amber-1", "amber-2", "emerald-4"];
const OTHERS = [
  ["emerald-1", "emerald-2"],
  ["sapphire-1", "sapphire-2"],
  ["sapphire-3", "sapphire-4"],
];
const PILE = ["crook-ruby", "crook-amber", "crook-emerald"];

/** Four players, ruby-3 on top. */
function table(first: readonly string[], more: Partial<Parameters<typeof position>[0]> = {}) {
  return position({ hands: [first, ...OTHERS], top: "ruby-3", pile: PILE, ...more });
}

describe("K-4 “I cannot”", () => {
  it("K-4.1 it may be said although a card could be played, and although none could", () => {
    for (const cards of [LIAR, HONEST]) expect(listed(table(cards), 0)).toContainEqual({ do: "cannot" });
  });

  it("K-4.1 every other player may disbelieve", () => {
    const state = table(LIAR);
    expect(answer(state, 0, { do: "cannot" })).toEqual([{ type: "cannot", seat: 0 }]);
    expect(asked(state)).toEqual(["believe:1", "believe:2", "believe:3"]);
    for (const seat of [1, 2, 3]) expect(listed(state, seat)).toEqual([{ do: "believe" }, { do: "doubt" }]);
  });

  it("K-4.1 nobody answers for another, the speaker does not answer", () => {
    const state = table(LIAR);
    answer(state, 0, { do: "cannot" });
    const judged = judge(klaumau, state, 0, open(state, 1).id, { do: "doubt" });
    expect(judged).toMatchObject({ ok: false, error: { reason: "foreign" } });
  });

  it.each([
    [1, 0, 1],
    [1, 3, 0],
    [-1, 0, 3],
    [-1, 2, 1],
  ] as const)("K-4.1 option: in direction %i after seat %i only seat %i may disbelieve", (direction, turn, next) => {
    const state = table(LIAR, { direction, turn, config: { doubters: "next" } });
    answer(state, turn, { do: "cannot" });
    expect(asked(state)).toEqual([`believe:${next}`]);
  });

  it("K-4.1 option: the next player's doubt alone decides", () => {
    const state = table(LIAR, { config: { doubters: "next" } });
    expect(eventsOf(cannot(state, 0, [1]), "doubted")).toEqual([{ type: "doubted", seat: 0, by: 1, doubters: [1] }]);
    expect(asked(state)).toEqual(["pick:1"]);
  });

  it("K-4.2 nobody disbelieves: one card is drawn, the turn ends, nothing is shown", () => {
    for (const cards of [LIAR, HONEST]) {
      const state = table(cards);
      expect(types(cannot(state, 0))).toEqual(["cannot", "believed", "drew"]);
      expect(hand(state, 0).toSorted()).toEqual([...cards, "crook-ruby"].toSorted());
      expect(pile(state)).toEqual(["crook-amber", "crook-emerald"]);
      expect(top(state)).toBe("ruby-3");
      expect(asked(state)).toEqual(["turn:1"]);
    }
  });

  it("K-4.2 with the direction turned round the turn passes the other way", () => {
    const state = table(HONEST, { direction: -1 });
    cannot(state, 0);
    expect(asked(state)).toEqual(["turn:3"]);
  });

  it("K-4.2 with an empty pile the round ends", () => {
    const state = table(HONEST, { pile: [] });
    expect(roundEnd(cannot(state, 0))).toBe("pile");
  });

  it("K-4.3 in order: the hand is shown, the doubter picks, may draw, then the card is laid", () => {
    const state = table(LIAR);
    expect(types(cannot(state, 0, [2]))).toEqual(["cannot", "doubted", "shown"]);
    expect(asked(state)).toEqual(["pick:2"]);
    expect(types(answer(state, 2, { do: "force", card: "ruby-4" }))).toEqual(["forced"]);
    expect(top(state)).toBe("ruby-3");
    expect(asked(state)).toEqual(["reward:2"]);
    const events = answer(state, 2, { do: "draw" });
    expect(events).toEqual([
      { type: "drew", seat: 2, card: "crook-ruby" },
      { type: "played", seat: 0, card: "ruby-4", forced: true },
    ]);
    expect(top(state)).toBe("ruby-4");
  });

  it("K-4.3 the doubter picks among the playable cards only", () => {
    const state = table([...LIAR, "amber-3"]);
    cannot(state, 0, [1]);
    expect(listed(state, 1)).toEqual(["ruby-1", "ruby-4", "amber-3"].map((card) => ({ do: "force", card })));
    expect(refusal(state, 1, { do: "force", card: "amber-2" })).toMatchObject({
      rule: "K-4.3",
      why: { id: "no.not-playable", args: { card: "amber-2" } },
    });
    expect(refusal(state, 1, { do: "force", card: "emerald-1" })).toMatchObject({
      rule: "K-4.3",
      why: { id: "no.not-shown" },
    });
  });

  it("K-4.3 after a Keyhole what can be called for follows the named colour", () => {
    const state = table(["ruby-1", "amber-2", "keyhole-emerald"], { top: "keyhole-ruby", named: "amber" });
    cannot(state, 0, [1]);
    expect(listed(state, 1)).toEqual(["amber-2", "keyhole-emerald"].map((card) => ({ do: "force", card })));
  });

  it("K-4.3 the liar draws nothing", () => {
    const state = table(LIAR);
    caught(state, 0, 1, "ruby-1", "leave");
    expect(hand(state, 0)).toEqual(["ruby-4", "amber-2"]);
    expect(pile(state)).toEqual(PILE);
  });

  it("K-4.3 play goes on after the liar, not after the doubter", () => {
    const state = table(LIAR);
    caught(state, 0, 3, "ruby-1");
    expect(asked(state)).toEqual(["turn:1"]);
  });

  it("K-4.3 a treasure called for skips as if it had been played freely", () => {
    const small = table([...LIAR, "small-ruby", "big-ruby"]);
    expect(eventsOf(caught(small, 0, 1, "small-ruby"), "skipped")).toEqual([{ type: "skipped", seat: 1 }]);
    expect(asked(small)).toEqual(["turn:2"]);
    const big = table([...LIAR, "small-ruby", "big-ruby"]);
    caught(big, 0, 1, "big-ruby");
    expect(asked(big)).toEqual(["turn:3"]);
  });

  it("K-4.3 a Plan called for turns the direction, and play goes on that way", () => {
    const state = table([...LIAR, "plan-all"]);
    expect(eventsOf(caught(state, 0, 1, "plan-all"), "reversed")).toEqual([{ type: "reversed", clockwise: false }]);
    expect(asked(state)).toEqual(["turn:3"]);
  });

  it("K-4.3 the card called for as the last card ends the round", () => {
    const state = table(["ruby-4"]);
    expect(roundEnd(caught(state, 0, 1, "ruby-4", "draw"))).toBe("out");
  });

  it("K-4.4 doubted without a playable card: two cards are drawn, the turn ends", () => {
    const state = table(HONEST);
    const events = cannot(state, 0, [3]);
    expect(types(events)).toEqual(["cannot", "doubted", "shown", "drew", "drew"]);
    expect(hand(state, 0)).toHaveLength(5);
    expect(pile(state)).toEqual(["crook-emerald"]);
    expect(asked(state)).toEqual(["turn:1"]);
  });

  it("K-4.4 exactly two cards left: both are drawn and the round goes on", () => {
    const state = table(HONEST, { pile: ["crook-ruby", "crook-amber"] });
    expect(roundEnd(cannot(state, 0, [1]))).toBeNull();
    expect(asked(state)).toEqual(["turn:1"]);
  });

  it("K-4.4 one card left: it is drawn, then the round ends", () => {
    const state = table(HONEST, { pile: ["crook-ruby"] });
    const events = cannot(state, 0, [1]);
    expect(types(events).slice(3, 5)).toEqual(["drew", "round-over"]);
    expect(roundEnd(events)).toBe("pile");
    expect(eventsOf(events, "scored")[0]?.cards).toContain("crook-ruby");
  });

  it("K-4.4 no card left: the hand is shown, then the round ends", () => {
    const events = cannot(table(HONEST, { pile: [] }), 0, [1]);
    expect(types(events).slice(0, 4)).toEqual(["cannot", "doubted", "shown", "round-over"]);
  });

  it("K-4.5 the whole hand is shown to everybody, true or lie", () => {
    for (const cards of [LIAR, HONEST]) {
      const state = table(cards);
      const shown = eventsOf(cannot(state, 0, [1]), "shown")[0];
      if (shown === undefined) throw new Error("nothing was shown");
      expect(shown.cards.toSorted()).toEqual(cards.toSorted());
      for (const viewer of [1, 2, 3, "spectator"] as const) expect(klaumau.viewEvent(shown, viewer)).toEqual(shown);
    }
  });

  it("K-4.5 what is shown is the hand at that moment, before any card is drawn", () => {
    const state = table(HONEST);
    expect(eventsOf(cannot(state, 0, [1]), "shown")[0]?.cards).not.toContain("crook-ruby");
  });

  it("K-4.5 a Watchdog in hand is shown with the rest", () => {
    const state = table([...HONEST, "watchdog"], { config: { watchdogs: true } });
    expect(eventsOf(cannot(state, 0, [1]), "shown")[0]?.cards).toContain("watchdog");
  });

  it.each([
    [1, 0, [1, 2, 3], 1],
    [1, 0, [3, 2], 2],
    [1, 2, [0, 1], 0],
    [1, 2, [1, 3], 3],
    [-1, 0, [1, 2, 3], 3],
    [-1, 0, [1, 2], 2],
    [-1, 2, [0, 3], 0],
    [-1, 2, [0, 1, 3], 1],
  ] as const)("K-4.6 direction %i, seat %i speaks, %j doubt: seat %i counts", (direction, speaker, doubters, first) => {
    // Whoever speaks has something to play.
    const state = position({
      hands: [
        ["ruby-1", "amber-4"],
        ["amber-1", "amber-2"],
        ["ruby-2", "emerald-1"],
        ["sapphire-1", "sapphire-2"],
      ],
      top: "ruby-3",
      direction,
      turn: speaker,
    });
    const doubted = eventsOf(cannot(state, speaker, doubters), "doubted")[0];
    expect(doubted?.by).toBe(first);
    expect(doubted?.doubters.toSorted()).toEqual(doubters.toSorted());
    expect(asked(state)).toEqual([`pick:${first}`]);
  });

  it("K-4.6 nothing happens before the last answer is in, in whatever order they come", () => {
    const state = table(LIAR);
    answer(state, 0, { do: "cannot" });
    expect(answer(state, 3, { do: "doubt" })).toEqual([]);
    expect(answer(state, 1, { do: "believe" })).toEqual([]);
    expect(asked(state)).toEqual(["believe:1", "believe:2", "believe:3"]);
    expect(types(answer(state, 2, { do: "doubt" }))).toEqual(["doubted", "shown"]);
    expect(asked(state)).toEqual(["pick:2"]);
  });

  it("K-4.6 an answer cannot be given twice", () => {
    const state = table(LIAR);
    answer(state, 0, { do: "cannot" });
    answer(state, 1, { do: "believe" });
    expect(listed(state, 1)).toEqual([]);
    expect(refusal(state, 1, { do: "doubt" })).toMatchObject({ why: { id: "house.answered" } });
  });

  it("K-4.6 then all answers are shown", () => {
    const state = table(LIAR);
    const doubted = eventsOf(cannot(state, 0, [3, 1]), "doubted")[0];
    if (doubted === undefined) throw new Error("nobody doubted");
    expect(klaumau.viewEvent(doubted, "spectator")).toEqual({ type: "doubted", seat: 0, by: 1, doubters: [1, 3] });
  });

  it("K-4.6 silence is belief: that is the answer played for the absent", () => {
    const state = table(LIAR);
    answer(state, 0, { do: "cannot" });
    const silence = [1, 2, 3].map((seat) => listed(state, seat)[0]);
    expect(silence).toEqual(Array(3).fill({ do: "believe" }));
  });

  it("K-4.7 a Policeman is playable: holding one makes “I cannot” a lie, and it can be called for", () => {
    const state = table([...HONEST, "police-sapphire"]);
    const events = caught(state, 0, 1, "police-sapphire", "leave");
    expect(eventsOf(events, "shown")[0]?.playable).toBe(true);
    expect(types(events).slice(-2)).toEqual(["played", "drew"]);
    expect(eventsOf(events, "drew")).toEqual([{ type: "drew", seat: 0, card: "crook-ruby" }]);
    expect(top(state)).toBe("ruby-3");
    expect(asked(state)).toEqual(["turn:1"]);
  });

  it("K-4.7 the Policeman called for draws after the doubter did", () => {
    const state = table([...HONEST, "police-sapphire"]);
    expect(eventsOf(caught(state, 0, 2, "police-sapphire", "draw"), "drew")).toEqual([
      { type: "drew", seat: 2, card: "crook-ruby" },
      { type: "drew", seat: 0, card: "crook-amber" },
    ]);
  });

  it("K-4.7 the doubter takes the last card, and the Policeman called for ends the round", () => {
    const state = table([...HONEST, "police-sapphire"], { pile: ["crook-ruby"] });
    expect(roundEnd(caught(state, 0, 2, "police-sapphire", "draw"))).toBe("pile");
  });

  it("K-4.7 the Bomb is playable and can be called for", () => {
    const state = table([...HONEST, "bomb"], { config: { bomb: "pass" } });
    const events = caught(state, 0, 1, "bomb");
    expect(eventsOf(events, "bomb")).toEqual([{ type: "bomb", seat: 0, rule: "pass" }]);
    expect(hand(state, 1).toSorted()).toEqual(HONEST.toSorted());
  });

  it("K-4.7 a Watchdog is not playable: it cannot be called for, and alone it makes no lie", () => {
    const lie = table([...LIAR, "watchdog"], { config: { watchdogs: true } });
    cannot(lie, 0, [1]);
    expect(listed(lie, 1)).not.toContainEqual({ do: "force", card: "watchdog" });
    expect(refusal(lie, 1, { do: "force", card: "watchdog" })?.rule).toBe("K-4.3");
    const truth = table([...HONEST, "watchdog"], { config: { watchdogs: true } });
    expect(eventsOf(cannot(truth, 0, [1]), "drew")).toHaveLength(2);
  });

  it("K-4.8 the colour for a Keyhole called for is named by its owner", () => {
    const state = table([...LIAR, "keyhole-ruby"]);
    caught(state, 0, 2, "keyhole-ruby", "draw");
    expect(asked(state)).toEqual(["colour:0"]);
    expect(answer(state, 0, { do: "name", colour: "sapphire" })).toEqual([
      { type: "named", seat: 0, colour: "sapphire" },
    ]);
    expect(asked(state)).toEqual(["turn:1"]);
  });

  it.each(["crook-ruby", "barter-ruby"])("K-4.8 the victim of a %s called for is chosen by its owner", (card) => {
    const state = table([...LIAR, card], { pile: ["crook-amber"] });
    caught(state, 0, 2, card, "draw");
    expect(asked(state)).toEqual(["victim:0"]);
    expect(listed(state, 0)).toEqual([{ do: "spare" }, ...[1, 2, 3].map((seat) => ({ do: "rob", seat }))]);
  });

  it("K-4.8 what a Crook called for takes goes to its owner, even from the doubter", () => {
    const state = table([...LIAR, "crook-ruby"], { pile: [] });
    caught(state, 0, 2, "crook-ruby", "not asked");
    answer(state, 0, { do: "rob", seat: 2 });
    expect(asked(state)).toEqual(["parry:2"]);
    answer(state, 2, { do: "allow" });
    expect(asked(state)).toEqual(["chance"]);
  });

  it("K-4.8 the partner for a Bomb called for is chosen by its owner", () => {
    const state = table([...HONEST, "bomb"], { config: { bomb: "swap" } });
    caught(state, 0, 2, "bomb");
    expect(asked(state)).toEqual(["swap:0"]);
  });

  it("K-4.9 the doubter may leave the card", () => {
    const state = table(LIAR);
    const events = caught(state, 0, 1, "ruby-1", "leave");
    expect(types(events).slice(-2)).toEqual(["declined", "played"]);
    expect(hand(state, 1)).toEqual(OTHERS[0]);
  });

  it("K-4.9 only the doubter who counts may draw", () => {
    const state = table(LIAR);
    answer(state, 0, { do: "cannot" });
    answerAll(state, [[], [{ do: "doubt" }], [{ do: "doubt" }], [{ do: "doubt" }]]);
    answer(state, 1, { do: "force", card: "ruby-1" });
    expect(asked(state)).toEqual(["reward:1"]);
    answer(state, 1, { do: "draw" });
    expect(state.hands.map((cards) => cards.length)).toEqual([2, 3, 2, 2]);
  });

  it("K-4.9 with an empty pile the draw is not offered and ends nothing", () => {
    const state = table(LIAR, { pile: [] });
    const events = caught(state, 0, 1, "ruby-1", "not asked");
    expect(types(events).slice(-2)).toEqual(["forced", "played"]);
    expect(roundEnd(events)).toBeNull();
    expect(asked(state)).toEqual(["turn:1"]);
  });

  it("K-4.9 drawing the last card ends nothing either", () => {
    const state = table(LIAR, { pile: ["crook-ruby"] });
    expect(roundEnd(caught(state, 0, 1, "ruby-1", "draw"))).toBeNull();
    expect(pile(state)).toEqual([]);
    play(state, 1, "emerald-1");
    expect(asked(state)).toEqual(["turn:2"]);
  });
});
