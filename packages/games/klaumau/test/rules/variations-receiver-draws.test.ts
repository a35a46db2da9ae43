import { describe, expect, it } from "vitest";
import type { State } from "../../state.ts";
import { answer, cannot, hand, listed, refusal, top, types } from "../position.ts";
import { EVERYBODY, receiverTable as table, RESERVE } from "./receiver-table.ts";
import { aim, asked, caught, drawnBy, play, points, roundEnd, sell } from "./table.ts";

describe("K-9.3 the Receiver in every kind of draw", () => {
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
});
