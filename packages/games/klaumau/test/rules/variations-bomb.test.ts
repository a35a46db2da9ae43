import { type Message, say } from "@safehouse/kernel";
import { describe, expect, it } from "vitest";
import { namesOf } from "../../content/cards.ts";
import { klaumau } from "../../game.ts";
import { BOMB_RULES, type BombRule } from "../../configure.ts";
import type { State } from "../../state.ts";
import { en } from "../../text/en.ts";
import { answer, hand, listed, position, refusal, top, types } from "../position.ts";
import { asked, caught, eventsOf, known, play, playable, points, putHalfOut, putOneOut, roundEnd } from "./table.ts";

type Setting = Partial<Parameters<typeof position>[0]>;

const OWN_RULE = "Everybody sings a verse.";

/** Four players; seat 0 holds the Bomb. */
function table(bomb: BombRule, more: Setting = {}): State {
  return position({
    hands: [
      ["bomb", "amber-1", "amber-4"],
      ["emerald-1", "crook-emerald"],
      ["sapphire-1", "sapphire-2", "crook-sapphire"],
      ["police-amber", "barter-amber"],
    ],
    top: "ruby-3",
    pile: ["emerald-4"],
    ...more,
    config: { bomb, ...(bomb === "own" && { bombText: OWN_RULE }), ...more.config },
  });
}

const hands = (state: State): string[][] => [...state.hands.keys()].map((seat) => hand(state, seat));

const HOUSE_RULES = BOMB_RULES.filter((rule) => rule !== "own");

describe("K-9.8 the Bomb", () => {
  it("K-9.8 the table picks one of four bomb rules, its own, or none", () => {
    expect(BOMB_RULES).toEqual(["pass", "discard", "halve", "swap", "own"]);
    for (const bomb of HOUSE_RULES) {
      expect(klaumau.configure({ bomb }, 2)).toMatchObject({ ok: true, value: { bomb, bombText: "" } });
    }
    expect(klaumau.configure({}, 2)).toMatchObject({ value: { bomb: "off" } });
    expect(klaumau.configure({ bomb: "all" }, 2).ok).toBe(false);
  });

  it.each(HOUSE_RULES)("K-9.8 it goes off when played, by the rule picked: %s", (rule) => {
    const events = play(table(rule), 0, "bomb");
    expect(types(events).slice(0, 2)).toEqual(["played", "bomb"]);
    expect(events[1]).toEqual({ type: "bomb", seat: 0, rule });
  });

  it("K-9.8 it needs no match, and no named colour stops it", () => {
    expect(playable(table("pass"), 0)).toEqual(["bomb"]);
    expect(playable(table("pass", { top: "keyhole-ruby", named: "sapphire" }), 0)).toEqual(["bomb"]);
  });

  it("K-9.8 it is laid beside the discard pile: top card and named colour stay, nothing is drawn", () => {
    const state = table("pass", { top: "keyhole-ruby", named: "sapphire" });
    expect(types(play(state, 0, "bomb"))).not.toContain("drew");
    expect(top(state)).toBe("keyhole-ruby");
    expect(state.table.named).toBe("sapphire");
    expect(namesOf(state.table.aside)).toEqual(["bomb"]);
    expect(asked(state)).toEqual(["turn:1"]);
  });

  it("K-9.8 it is no Policeman: after three of four it does not end the round (K-9.2)", () => {
    const aside = ["police-ruby", "police-emerald", "police-sapphire"];
    const state = table("pass", { aside, config: { converted: true } });
    expect(types(play(state, 0, "bomb"))).not.toContain("converted");
    expect(asked(state)).toEqual(["turn:1"]);
  });

  it("K-9.8 in hand it scores 1 like every other card", () => {
    const state = table("pass", { hands: [["ruby-1"], ["bomb"], [], ["amber-4"]] });
    expect(points(play(state, 0, "ruby-1"))).toEqual([0, 1, 0, 4]);
  });

  it.each(BOMB_RULES)("K-9.8 as the last card it does not go off and the round ends: %s", (rule) => {
    const state = table(rule, { hands: [["bomb"], ["emerald-1"], ["sapphire-4"], ["amber-2"]] });
    const events = play(state, 0, "bomb");
    expect(types(events).slice(0, 3)).toEqual(["played", "dud", "round-over"]);
    expect(points(events)).toEqual([0, 1, 4, 2]);
  });

  it("K-9.8 called for as the last card it does not go off either", () => {
    const state = table("swap", { hands: [["bomb"], ["emerald-1"], ["sapphire-4"], ["amber-2"]] });
    const events = caught(state, 0, 1, "bomb", "draw");
    expect(types(events).slice(4, 8)).toEqual(["drew", "played", "dud", "round-over"]);
  });

  it("K-9.8 called for with other cards in hand it goes off", () => {
    const state = table("pass");
    expect(types(caught(state, 0, 3, "bomb"))).toContain("bomb");
    expect(asked(state)).toEqual(["turn:1"]);
  });
});

describe("K-9.9 the bomb rules", () => {
  it.each([
    [1, [3, 0, 1, 2]],
    [-1, [1, 2, 3, 0]],
  ] as const)("K-9.9 (a) in direction %i all hands move on: they come from seats %j", (direction, from) => {
    const state = table("pass", { direction });
    const before = hands(state);
    before[0] = ["amber-1", "amber-4"];
    play(state, 0, "bomb");
    expect(hands(state)).toEqual(from.map((seat) => before[seat]));
  });

  it("K-9.9 (a) with two players the hands are exchanged, and play goes on after the Bomb's player", () => {
    const state = table("pass", {
      hands: [
        ["bomb", "amber-1"],
        ["emerald-1", "emerald-2"],
      ],
    });
    play(state, 0, "bomb");
    expect(hands(state)).toEqual([["emerald-1", "emerald-2"], ["amber-1"]]);
    expect(asked(state)).toEqual(["turn:1"]);
  });

  it("K-9.9 (a) each sees the own new hand, knows where the old one went, and no more", () => {
    const state = table("pass");
    const received = eventsOf(play(state, 0, "bomb"), "received").find((event) => event.seat === 1)!;
    expect(klaumau.viewEvent(received, 1)).toMatchObject({ from: 0, cards: ["amber-1", "amber-4"] });
    expect(klaumau.viewEvent(received, 2)).toMatchObject({ from: 0, cards: null });
    expect(known(state, 0, 1)).toEqual(["amber-1", "amber-4"]);
    expect(known(state, 2, 1)).toEqual([]);
    expect(known(state, "spectator", 1)).toEqual([]);
  });

  it("K-9.9 (a) what was shown moves on with the hand", () => {
    const state = table("pass");
    caught(state, 0, 3, "bomb", "leave");
    for (const viewer of [2, 3, "spectator"] as const) expect(known(state, viewer, 1)).toEqual(["amber-1", "amber-4"]);
  });

  it.each([
    [1, 1],
    [-1, 3],
  ] as const)("K-7.1 several are out at once: in direction %i it is told of seat %i", (direction, first) => {
    const state = table("discard", {
      direction,
      hands: [["bomb", "crook-amber"], ["emerald-1"], ["sapphire-1", "crook-ruby"], ["amber-1"]],
    });
    play(state, 0, "bomb");
    const events = putOneOut(state, null, "emerald-1", "sapphire-1", "amber-1");
    expect(eventsOf(events, "round-over")).toMatchObject([{ reason: "out", seat: first }]);
  });

  it("K-9.9 (b) everybody puts one number card of own choice out, if holding one", () => {
    const state = table("discard");
    play(state, 0, "bomb");
    expect(asked(state)).toEqual([0, 1, 2, 3].map((seat) => `discard:${seat}`));
    expect(listed(state, 0)).toEqual(["amber-1", "amber-4"].map((card) => ({ do: "discard", card })));
    expect(listed(state, 3)).toEqual([{ do: "done" }]);
    putOneOut(state, "amber-1", "emerald-1", "sapphire-2", null);
    expect(hands(state)).toEqual([
      ["amber-4"],
      ["crook-emerald"],
      ["sapphire-1", "crook-sapphire"],
      ["barter-amber", "police-amber"],
    ]);
    expect(namesOf(state.table.out)).toEqual(expect.arrayContaining(["amber-1", "emerald-1", "sapphire-2"]));
    expect(asked(state)).toEqual(["turn:1"]);
  });

  it("K-9.9 (b) who holds a number card must put one out, and only a number card", () => {
    const state = table("discard");
    play(state, 0, "bomb");
    expect(refusal(state, 1, { do: "done" })).toMatchObject({ rule: "K-9.9", why: { id: "no.must-discard" } });
    expect(refusal(state, 1, { do: "discard", card: "crook-emerald" })).toMatchObject({
      rule: "K-9.9",
      why: { id: "no.not-number" },
    });
    expect(refusal(state, 1, { do: "discard", card: "amber-1" })).toMatchObject({
      rule: "K-9.9",
      why: { id: "no.not-held" },
    });
  });

  it("K-9.9 (b) a hand that empties ends the round", () => {
    const state = table("discard", { hands: [["bomb", "amber-4"], ["emerald-1"], ["sapphire-1", "sapphire-2"]] });
    play(state, 0, "bomb");
    const events = putOneOut(state, "amber-4", "emerald-1", "sapphire-1");
    expect(roundEnd(events)).toBe("out");
    expect(points(events)).toEqual([0, 0, 2]);
  });

  it("K-9.9 (b) called for under K-4.3 it asks everybody alike, the doubter too", () => {
    const state = table("discard");
    caught(state, 0, 2, "bomb", "draw");
    expect(asked(state)).toEqual([0, 1, 2, 3].map((seat) => `discard:${seat}`));
    expect(listed(state, 2)).toContainEqual({ do: "discard", card: "emerald-4" });
  });

  it("K-9.9 (c) whoever holds most cards puts half out, rounded down; the others nothing", () => {
    const state = table("halve");
    play(state, 0, "bomb");
    // Without the Bomb seat 0 holds 2 cards: seat 2 with 3 holds most.
    expect([0, 1, 3].map((seat) => listed(state, seat))).toEqual(Array(3).fill([{ do: "done" }]));
    expect(listed(state, 2)).toEqual(
      ["sapphire-1", "sapphire-2", "crook-sapphire"].map((card) => ({ do: "discard", card })),
    );
    const events = putHalfOut(state, [], [], ["crook-sapphire"], []);
    expect(eventsOf(events, "discarded")).toEqual([{ type: "discarded", seat: 2, cards: ["crook-sapphire"] }]);
    expect(hand(state, 2)).toEqual(["sapphire-1", "sapphire-2"]);
    expect(asked(state)).toEqual(["turn:1"]);
  });

  it("K-9.9 (c) all who are tied for most put half out", () => {
    const four = ["emerald-1", "emerald-2", "emerald-3", "emerald-4"];
    const state = table("halve", {
      hands: [["bomb", "amber-1", "amber-2", "amber-3", "amber-4"], four, ["sapphire-1", "sapphire-2", "sapphire-3"]],
      pile: [],
    });
    play(state, 0, "bomb");
    putHalfOut(state, ["amber-1", "amber-2"], ["emerald-1", "emerald-3"], []);
    expect(hands(state)).toEqual([
      ["amber-3", "amber-4"],
      ["emerald-2", "emerald-4"],
      ["sapphire-1", "sapphire-2", "sapphire-3"],
    ]);
  });

  it("K-9.9 (c) exactly half must go: not less, not more, and each card once", () => {
    const state = table("halve", {
      hands: [
        ["bomb", "amber-1"],
        ["emerald-1", "emerald-2", "emerald-3", "police-ruby"],
      ],
    });
    play(state, 0, "bomb");
    expect(refusal(state, 1, { do: "done" })).toMatchObject({ rule: "K-9.9", why: { id: "no.not-enough" } });
    expect(refusal(state, 0, { do: "discard", card: "amber-1" })).toMatchObject({
      rule: "K-9.9",
      why: { id: "no.enough" },
    });
    answer(state, 1, { do: "discard", card: "police-ruby" });
    expect(refusal(state, 1, { do: "discard", card: "police-ruby" })).toMatchObject({ rule: "K-9.9" });
    answer(state, 1, { do: "discard", card: "emerald-3" });
    expect(listed(state, 1)).toEqual([{ do: "done" }]);
  });

  it("K-9.9 (c) with one card each nobody puts anything out, and no hand ever empties", () => {
    const state = table("halve", { hands: [["bomb", "amber-1"], ["emerald-1"]] });
    play(state, 0, "bomb");
    const events = putHalfOut(state, [], []);
    expect(roundEnd(events)).toBeNull();
    expect(hands(state)).toEqual([["amber-1"], ["emerald-1"]]);
  });

  it("K-9.9 (d) the Bomb's player swaps hands with a chosen player", () => {
    const state = table("swap");
    play(state, 0, "bomb");
    expect(listed(state, 0)).toEqual([1, 2, 3].map((seat) => ({ do: "swap", seat })));
    expect(refusal(state, 0, { do: "swap", seat: 0 })).toMatchObject({
      rule: "K-9.9",
      why: { id: "no.not-yourself" },
    });
    answer(state, 0, { do: "swap", seat: 2 });
    expect(hands(state)).toEqual([
      ["sapphire-1", "sapphire-2", "crook-sapphire"],
      ["emerald-1", "crook-emerald"],
      ["amber-1", "amber-4"],
      ["barter-amber", "police-amber"],
    ]);
    expect(asked(state)).toEqual(["turn:1"]);
  });

  it("K-9.9 (d) both know the hand they gave away, the others know nothing", () => {
    const state = table("swap");
    play(state, 0, "bomb");
    answer(state, 0, { do: "swap", seat: 2 });
    expect(known(state, 0, 2)).toEqual(["amber-1", "amber-4"]);
    expect(known(state, 2, 0)).toEqual(["sapphire-1", "sapphire-2", "crook-sapphire"]);
    for (const viewer of [1, 3, "spectator"] as const) expect(known(state, viewer, 0)).toEqual([]);
  });

  it("K-9.9 choices are made at once, unseen: nothing moves before the last is in", () => {
    const state = table("discard");
    play(state, 0, "bomb");
    const before = hands(state);
    expect(answer(state, 0, { do: "discard", card: "amber-4" })).toEqual([]);
    expect(hands(state)).toEqual(before);
    expect(listed(state, 0)).toEqual([]);
  });

  it.each(["discard", "halve"] as const)("K-9.9 cards put out are laid open: %s", (rule) => {
    const state = table(rule);
    play(state, 0, "bomb");
    const events =
      rule === "discard"
        ? putOneOut(state, "amber-4", "emerald-1", "sapphire-2", null)
        : putHalfOut(state, [], [], ["sapphire-2"], []);
    const out = eventsOf(events, "discarded").find(({ seat }) => seat === 2)!;
    expect(klaumau.viewEvent(out, "spectator")).toMatchObject({ seat: 2, cards: ["sapphire-2"] });
  });

  it.each(["pass", "swap"] as const)("K-9.9 laid Watchdogs stay: %s", (rule) => {
    const state = table(rule, { laid: [0, 2], config: { watchdogs: true } });
    play(state, 0, "bomb");
    if (rule === "swap") answer(state, 0, { do: "swap", seat: 1 });
    expect(state.table.laid).toEqual([1, 0, 1, 0]);
  });

  it("K-9.9 a laid Watchdog is not among the cards of (c)", () => {
    const state = table("halve", {
      hands: [
        ["bomb", "amber-1"],
        ["emerald-1", "emerald-2"],
        ["sapphire-1", "sapphire-2", "sapphire-3"],
      ],
      laid: [1],
      config: { watchdogs: true },
    });
    play(state, 0, "bomb");
    expect(listed(state, 1)).toEqual([{ do: "done" }]);
    expect(listed(state, 2)).toHaveLength(3);
  });
});

describe("K-9.9 a bomb rule of the table's own", () => {
  const configured = (config: unknown): unknown => {
    const read = klaumau.configure(config, 4);
    return read.ok ? read.value.bombText : `${read.error.path} ${read.error.problem}`;
  };

  it("K-9.9 the Bomb is laid aside, everybody is shown the rule, and the next player is on", () => {
    const state = table("own", { top: "keyhole-ruby", named: "sapphire" });
    const before = hands(state).slice(1);
    const events = play(state, 0, "bomb");
    expect(events.slice(1)).toEqual([{ type: "own-bomb", seat: 0, text: OWN_RULE }]);
    for (const viewer of [0, 1, 2, 3, "spectator"] as const) {
      expect(klaumau.viewEvent(events[1], viewer)).toEqual(events[1]);
      expect(klaumau.view(state, viewer).table.config.bombText).toBe(OWN_RULE);
    }
    expect(namesOf(state.table.aside)).toEqual(["bomb"]);
    expect(hands(state)).toEqual([["amber-1", "amber-4"], ...before]);
    expect(state.table.named).toBe("sapphire");
    expect(asked(state)).toEqual(["turn:1"]);
  });

  it("K-9.9 called for under K-4.3 it goes off as well", () => {
    const state = table("own");
    expect(types(caught(state, 0, 2, "bomb"))).toContain("own-bomb");
    expect(asked(state)).toEqual(["turn:1"]);
  });

  it("K-9.9 the rule is one clean line of at most 200 characters", () => {
    expect(configured({ bomb: "own", bombText: " Everybody\n\tsings \u202ea\u200b verse.\u0007 " })).toBe(
      "Everybody sings a verse.",
    );
    expect(configured({ bomb: "own", bombText: "<b>&" })).toBe("<b>&");
    expect(configured({ bomb: "own", bombText: "💣".repeat(200) })).toBe("💣".repeat(200));
  });

  it.each([
    ["missing", { bomb: "own" }, /must say what the Bomb does \(K-9\.9\)/],
    ["empty", { bomb: "own", bombText: " \u200b\n" }, /must say what the Bomb does \(K-9\.9\)/],
    ["too long", { bomb: "own", bombText: "x".repeat(201) }, /at most 200 characters \(K-9\.9\)/],
    // A letter that is written as two.
    [
      "too long once it is tidied up",
      { bomb: "own", bombText: "\u0958".repeat(101) },
      /at most 200 characters \(K-9\.9\)/,
    ],
    ["no text", { bomb: "own", bombText: 7 }, /at most 200 characters \(K-9\.9\)/],
    ["without the rule", { bomb: "swap", bombText: "Sing." }, /"own" only \(K-9\.9\)/],
  ])("K-9.9 a text that is %s is refused in words, by the rule", (_, config, words) => {
    expect(configured(config)).toMatch(words);
  });

  it("K-9.9 the text is asked for where there is such a rule, and nowhere else", () => {
    const offered = (bomb: string): string[] => Object.keys(klaumau.optionsFor!({ bomb }, 4).properties);
    expect(offered("own")).toContain("bombText");
    expect([...offered("off"), ...offered("swap")]).not.toContain("bombText");
  });

  it("K-9.9 the table in words says it", async () => {
    const words = await klaumau.words();
    const texts = { ...en, ...(await words.texts.en()) };
    const telling = {
      say: (message: Message) => say(texts, message, { name: String, isYou: () => false }),
      name: String,
    };
    const told = (state: State): string => JSON.stringify(words.describe(klaumau.view(state, 1), telling));
    expect(told(table("own"))).toContain(OWN_RULE);
    expect(told(table("swap"))).not.toContain("If the Bomb goes off");
  });
});
