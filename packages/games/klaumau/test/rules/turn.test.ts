import { describe, expect, it } from "vitest";
import { COLOURS } from "../../content/cards.ts";
import { answer, cannot, hand, listed, pile, position, refusal, top, types } from "../position.ts";
import type { State } from "../../state.ts";
import { asked, dealRound, newMatch, play, playable } from "./table.ts";

/** What of this hand goes on that top card. */
function matching(top: string, cards: readonly string[], named?: (typeof COLOURS)[number]): string[] {
  // Six players use the whole deck, so that any card can be there.
  const state = position({
    hands: [cards, [], [], [], [], []],
    top,
    ...(named === undefined ? {} : { named }),
  });
  return playable(state, 0);
}

const withVariations = { watchdogs: true, bomb: "pass" } as const;

describe("K-3 a turn", () => {
  it("K-3.1 a card that matches in colour or in theme may be played, no other", () => {
    expect(matching("ruby-3", ["ruby-1", "amber-3", "amber-4", "crook-ruby", "crook-amber"])).toEqual([
      "ruby-1",
      "amber-3",
      "crook-ruby",
    ]);
  });

  it("K-3.1 a Policeman, the Bomb and a Watchdog need no match; saying “I cannot” is always possible", () => {
    const state = position({
      hands: [
        ["amber-4", "police-amber", "bomb", "watchdog"],
        ["ruby-1", "ruby-2"],
      ],
      top: "ruby-3",
      config: withVariations,
    });
    expect(listed(state, 0)).toEqual([
      { do: "cannot" },
      { do: "play", card: "police-amber" },
      { do: "play", card: "bomb" },
      { do: "lay" },
    ]);
  });

  it("K-3.1 a card that does not match is refused", () => {
    const state = position({
      hands: [
        ["amber-4", "ruby-2"],
        ["ruby-1", "amber-1"],
      ],
      top: "ruby-3",
    });
    expect(refusal(state, 0, { do: "play", card: "amber-4" })).toMatchObject({
      rule: "K-3.1",
      why: { id: "no.no-match", args: { card: "amber-4", top: "ruby-3" } },
    });
    expect(refusal(state, 0, { do: "play", card: "ruby-1" })).toMatchObject({
      rule: "K-3.1",
      why: { id: "no.not-held", args: { card: "ruby-1" } },
    });
  });

  it("K-3.1 one card is played, lies on top, and the next player's turn begins", () => {
    const state = position({
      hands: [
        ["ruby-1", "ruby-1", "amber-4"],
        ["ruby-2", "amber-1"],
        ["emerald-1", "emerald-2"],
      ],
      top: "ruby-3",
    });
    expect(play(state, 0, "ruby-1")).toEqual([{ type: "played", seat: 0, card: "ruby-1", forced: false }]);
    expect(hand(state, 0)).toEqual(["ruby-1", "amber-4"]);
    expect(top(state)).toBe("ruby-1");
    expect(asked(state)).toEqual(["turn:1"]);
  });

  it("K-3.1 nobody else is asked on my turn", () => {
    const state = position({ hands: [["ruby-1"], ["ruby-2"], ["ruby-4"]], top: "ruby-3", turn: 2 });
    expect(asked(state)).toEqual(["turn:2"]);
  });

  it.each([1, 2, 3, 4])("K-3.2 the number %i matches itself in every colour", (value) => {
    const cards = [1, 2, 3, 4].map((other) => `amber-${other}`);
    expect(matching(`ruby-${value}`, cards)).toEqual([`amber-${value}`]);
  });

  it.each(["keyhole", "small", "big", "crook", "barter"])("K-3.2 %s matches its own kind", (kind) => {
    const cards = ["keyhole-amber", "small-amber", "big-amber", "plan-amber", "crook-amber", "barter-amber"];
    const isTreasure = kind === "small" || kind === "big";
    const expected = isTreasure ? ["small-amber", "big-amber"] : [`${kind}-amber`];
    expect(matching(`${kind}-ruby`, cards)).toEqual(expected);
  });

  it("K-3.2 a Plan matches every Plan", () => {
    expect(matching("plan-ruby", ["plan-amber", "plan-emerald-sapphire", "crook-amber"])).toEqual([
      "plan-amber",
      "plan-emerald-sapphire",
    ]);
  });

  it("K-3.2 Small and Big treasure count as one theme, both ways round", () => {
    expect(matching("small-ruby", ["big-amber"])).toEqual(["big-amber"]);
    expect(matching("big-ruby", ["small-amber"])).toEqual(["small-amber"]);
  });

  it("K-3.3 a Plan of two colours goes on cards of either colour, and on no other", () => {
    const fits = COLOURS.filter((colour) => matching(`${colour}-3`, ["plan-ruby-emerald"]).length > 0);
    expect(fits).toEqual(["ruby", "emerald"]);
  });

  it("K-3.3 cards of either colour go on a Plan of two colours, and no others", () => {
    const cards = COLOURS.map((colour) => `${colour}-3`);
    expect(matching("plan-amber-sapphire", cards)).toEqual(["amber-3", "sapphire-3"]);
  });

  it("K-3.3 the Plan of all colours goes on everything and takes everything coloured", () => {
    expect(COLOURS.flatMap((colour) => matching(`crook-${colour}`, ["plan-all"]))).toHaveLength(4);
    expect(matching("plan-all", ["ruby-1", "amber-2", "emerald-3", "keyhole-sapphire"])).toHaveLength(4);
  });

  it("K-3.4 after a Keyhole only the named colour matches, not the Keyhole's own", () => {
    expect(matching("keyhole-ruby", ["ruby-1", "amber-1", "emerald-1"], "amber")).toEqual(["amber-1"]);
  });

  it("K-3.4 another Keyhole still matches by theme", () => {
    expect(matching("keyhole-ruby", ["keyhole-sapphire", "crook-ruby"], "amber")).toEqual(["keyhole-sapphire"]);
  });

  it("K-3.4 a Plan matches if the named colour is one of its own", () => {
    const plans = ["plan-ruby", "plan-ruby-amber", "plan-emerald-sapphire", "plan-all"];
    expect(matching("keyhole-ruby", plans, "amber")).toEqual(["plan-ruby-amber", "plan-all"]);
  });

  it("K-3.4 a Keyhole must itself match", () => {
    expect(matching("ruby-3", ["keyhole-amber", "keyhole-ruby"])).toEqual(["keyhole-ruby"]);
  });

  it("K-3.4 what has the Keyhole's own colour is refused with this rule", () => {
    const state = position({ hands: [["ruby-1", "ruby-2"], ["ruby-4"]], top: "keyhole-ruby", named: "amber" });
    expect(refusal(state, 0, { do: "play", card: "ruby-1" })).toEqual({
      rule: "K-3.4",
      why: { id: "no.no-match", args: { card: "ruby-1", top: "keyhole-ruby", colour: "amber" } },
    });
  });

  it("K-3.4 the named colour holds until the next card is laid on the Keyhole", () => {
    const state = position({
      hands: [
        ["police-ruby", "ruby-2"],
        ["amber-1", "ruby-4"],
        ["ruby-3", "amber-3", "emerald-1"],
      ],
      top: "keyhole-ruby",
      named: "amber",
      pile: ["emerald-4", "emerald-3"],
    });
    play(state, 0, "police-ruby");
    expect(playable(state, 1)).toEqual(["amber-1"]);
    play(state, 1, "amber-1");
    expect(state.table.named).toBeNull();
    expect(playable(state, 2)).toEqual(["amber-3", "emerald-1"]);
  });

  it.each(["ruby-1", "small-ruby", "big-ruby", "plan-all", "keyhole-ruby", "crook-ruby", "barter-ruby"])(
    "K-3.5 nothing is drawn after playing %s",
    (card) => {
      const state = position({
        hands: [
          [card, "ruby-2", "ruby-4"],
          ["amber-2", "amber-3"],
        ],
        top: "ruby-3",
        pile: ["emerald-4"],
      });
      const events = play(state, 0, card);
      if (asked(state)[0] === "colour:0") events.push(...answer(state, 0, { do: "name", colour: "ruby" }));
      if (asked(state)[0] === "victim:0") events.push(...answer(state, 0, { do: "spare" }));
      expect(types(events)).not.toContain("drew");
      expect(pile(state)).toEqual(["emerald-4"]);
      expect(hand(state, 0)).toEqual(["ruby-2", "ruby-4"]);
    },
  );

  it("K-3.5 after a Policeman one card is drawn", () => {
    const state = position({ hands: [["police-ruby", "ruby-2"], ["amber-2"]], top: "ruby-3", pile: ["emerald-4"] });
    expect(types(play(state, 0, "police-ruby"))).toEqual(["played", "drew"]);
    expect(hand(state, 0)).toEqual(["ruby-2", "emerald-4"]);
  });

  /** Seat 0 of three ends the first round with the play going anticlockwise. */
  function endAnticlockwise(): State {
    const state = position({ hands: [["ruby-4"], ["ruby-2", "amber-1"], ["amber-2"]], top: "ruby-3", direction: -1 });
    play(state, 0, "ruby-4");
    return state;
  }

  it("K-3.6 a round that ended anticlockwise is followed by one that starts clockwise", () => {
    const state = endAnticlockwise();
    dealRound(state, ["ruby-1"]);
    expect(state.table.direction).toBe(1);
    // Seat 1 has 3 points and starts (K-7.4).
    expect(asked(state)).toEqual(["turn:1"]);
    cannot(state, 1);
    expect(asked(state)).toEqual(["turn:2"]);
  });

  it("K-3.6 the first round starts clockwise", () => {
    const state = newMatch(3);
    dealRound(state);
    expect(state.table.direction).toBe(1);
    cannot(state, 0);
    expect(asked(state)).toEqual(["turn:1"]);
  });

  it("K-3.6 seats stay whole numbers that JSON keeps, also anticlockwise", () => {
    const state = position({ hands: [["small-ruby", "ruby-1"], ["ruby-2"]], top: "ruby-3", pile: [], direction: -1 });
    answer(state, 0, { do: "play", card: "small-ruby" });
    expect(Object.is(state.table.turn, 0)).toBe(true);
  });
});
