import type { Refusal } from "@safehouse/kernel";
import { describe, expect, it } from "vitest";
import { strange } from "../../../test/strange.ts";
import type { State } from "../../state.ts";
import { position, refusal } from "../position.ts";

/** Seat 0 is asked one kind of question, with nothing else in the way. */
function asked(stage: State["table"]["stage"], change: Partial<State["table"]> = {}): State {
  const hands = [["ruby-1", "amber-2", "police-ruby", "crook-amber"], ["emerald-1"], []];
  const state = position({ top: "ruby-2", hands, config: { bomb: "halve", watchdogs: true } });
  Object.assign(state.table, { stage, actor: 0, victim: 0, ...change });
  return state;
}

/** What a refusal says: its rule, its sentence and what stands in it. */
const said = (refused: Refusal | null): unknown => refused && [refused.rule, refused.why.id, refused.why.args ?? {}];

describe("H-3 what is no answer to the question, whatever is asked", () => {
  it.each([
    ["turn", { do: "play", card: "ruby-1" }],
    ["pick", { do: "force", card: "ruby-1" }],
    ["parry", { do: "parry", card: "police-ruby" }],
    ["give", { do: "give", card: "ruby-1" }],
    ["fence", { do: "sell", card: "ruby-1" }],
    ["discard", { do: "discard", card: "ruby-1" }],
    ["halve", { do: "discard", card: "ruby-1" }],
    ["victim", { do: "rob", seat: 1 }],
    ["confiscate", { do: "rob", seat: 1 }],
    ["swap", { do: "swap", seat: 1 }],
    ["colour", { do: "name", colour: "ruby" }],
  ] as const)("H-3 %s", (stage, move) => {
    const state = asked(stage);
    for (const odd of strange(move)) {
      expect([odd, said(refusal(state, 0, odd))]).toEqual([odd, ["H-3", "house.not-an-answer", {}]]);
    }
  });

  it("H-3 a move with a word too much is not the move", () => {
    expect(refusal(asked("turn"), 0, { do: "play", card: "ruby-1" })).toBeNull();
    expect(refusal(asked("turn"), 0, { do: "play", card: "ruby-1", seat: 1 })).not.toBeNull();
  });
});

describe("what is not allowed names its rule and the thing", () => {
  const card = "sapphire-3";

  it("K-5.7 K-9.9 only cards in hand are given or put out", () => {
    expect(said(refusal(asked("give"), 0, { do: "give", card }))).toEqual(["K-5.7", "no.not-held", { card }]);
    expect(said(refusal(asked("halve"), 0, { do: "discard", card }))).toEqual(["K-9.9", "no.not-held", { card }]);
  });

  it("K-6.1 only a Policeman keeps a Crook away, and one that is held", () => {
    const parry = (name: string): unknown => said(refusal(asked("parry"), 0, { do: "parry", card: name }));
    expect(parry("ruby-1")).toEqual(["K-6.1", "no.not-police", { card: "ruby-1" }]);
    expect(parry("police-amber")).toEqual(["K-6.1", "no.not-held", { card: "police-amber" }]);
  });

  it("K-4.3 the doubter names a card that was shown and can be played", () => {
    const state = asked("pick", { shown: [] });
    expect(said(refusal(state, 0, { do: "force", card }))).toEqual(["K-4.3", "no.not-shown", { card }]);
  });

  it("K-9.9 half a hand is put out, to the card", () => {
    expect(said(refusal(asked("halve"), 0, { do: "done" }))).toEqual(["K-9.9", "no.not-enough", { missing: 2 }]);
  });

  it.each([
    ["victim", "K-5.8"],
    ["confiscate", "K-9.2"],
  ] as const)("K-5.8 K-9.2 %s: somebody else who is there and holds a card", (stage, rule) => {
    const rob = (seat: number, change: Partial<State["table"]> = {}): unknown =>
      said(refusal(asked(stage, change), 0, { do: "rob", seat }));
    expect(rob(1)).toBeNull();
    expect(rob(0)).toEqual([rule, "no.not-yourself", {}]);
    expect([rob(-1), rob(3)]).toEqual(Array(2).fill([rule, "no.nobody-there", {}]));
    expect(rob(2)).toEqual([rule, "no.empty-handed", { seat: 2 }]);
    expect(rob(1, { laid: [0, 1, 0] })).toEqual(["K-9.5", "no.watchdog", { seat: 1 }]);
  });
});
