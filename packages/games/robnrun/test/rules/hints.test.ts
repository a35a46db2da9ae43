import { describe, expect, it } from "vitest";
import { HINTS, isTrue, type Statement } from "../../content/hints.ts";
import { robnrun } from "../../game.ts";
import { usefulCards } from "../../rules/useful.ts";
import { encodeScenario } from "../../scenario/code.ts";
import { SCENARIOS } from "../../content/scenarios.ts";
import { whyUnfillable } from "../../telling.ts";
import { answer, find, heist, listed, openNames, refusal, release, turns } from "../position.ts";

const OWN = (six: readonly number[], substitutes: readonly number[]): { scenario: string; code: string } => ({
  scenario: "own",
  code: encodeScenario({ ...SCENARIOS[0].scenario, six, substitutes }),
});

const PERSONAL = OWN([1, 6, 9, 13, 14, 16], [2, 3, 4, 5, 7]);
const HANDS = [
  ["id", "id", "bag"],
  ["dynamite", "acid"],
  ["acid", "ram"],
];
const crew = (hands = HANDS): ReturnType<typeof heist> =>
  heist({ seats: 4, safes: ["0320000"], hands, config: PERSONAL });

/** ID 3, dynamite 2, flashlight 1, acid 1, jackhammer 1 */
const NEED = [0, 3, 2, 1, 0, 1, 1];
const say = (hint: number, rest: Partial<Statement>): Statement => ({
  hint,
  tool: null,
  second: null,
  number: null,
  ...rest,
});

describe("hints", () => {
  it("R-8.1 hints are about all safes together and what is needed in total", () => {
    const state = heist({ seats: 3, safes: ["0320000", "0001011"], hands: [["id"], ["acid"]] });
    expect(listed(state, 0)).toContainEqual({ do: "hint", hint: 3, number: 5 });
    expect(listed(state, 0)).toContainEqual({ do: "hint", hint: 5, number: 8 });
    state.table.opened[1] = 3;
    expect(listed(state, 0)).toContainEqual({ do: "hint", hint: 1, tool: "id" });
  });

  it("R-8.2 every hint is a predicate on the need", () => {
    const truths: readonly [Statement, boolean][] = [
      [say(1, { tool: 1 }), true],
      [say(1, { tool: 0 }), false],
      [say(2, { tool: 0 }), true],
      [say(2, { tool: 1 }), false],
      [say(3, { number: 5 }), true],
      [say(3, { number: 4 }), false],
      [say(4, { tool: 2 }), true],
      [say(4, { tool: 3 }), false],
      [say(5, { number: 8 }), true],
      [say(7, { tool: 2, number: 2 }), true],
      [say(7, { tool: 0, number: 0 }), false],
      [say(8, { tool: 1 }), true],
      [say(8, { tool: 2 }), false],
      [say(9, { tool: 5 }), true],
      [say(9, { tool: 4 }), false],
      [say(10, { tool: 0, second: 1 }), true],
      [say(10, { tool: 0, second: 4 }), false],
      [say(11, { tool: 3, second: 5 }), true],
      [say(11, { tool: 0, second: 4 }), false],
      [say(12, { number: 3 }), true],
      [say(15, { number: 3 }), true],
      [say(15, { number: 2 }), false],
    ];
    for (const [said, expected] of truths) expect([said, isTrue(said, NEED)]).toEqual([said, expected]);
  });

  it("R-8.3 a lie is refused with the reason, and before any gold is asked for", () => {
    const state = heist({ seats: 3, safes: ["0320000"], hands: [["id"], ["acid"]], open: [], table: { gold: 0 } });
    const why = (move: object): unknown => refusal(state, 0, { do: "hint", ...move });
    expect(why({ hint: 1, tool: "ram" })).toMatchObject({ rule: "R-8.3", why: { id: "no.lie.1" } });
    expect(why({ hint: 2, tool: "id" })).toMatchObject({ rule: "R-8.3", why: { id: "no.lie.2" } });
    expect(why({ hint: 3, number: 4 })).toMatchObject({ why: { id: "no.wrong-number", args: { number: 2 } } });
    expect(why({ hint: 7, tool: "id", number: 2 })).toMatchObject({
      why: { id: "no.wrong-count", args: { count: 3 } },
    });
    expect(why({ hint: 1, tool: "id" })).toMatchObject({ rule: "R-5.2" });
    expect(why({ hint: 1 })).toMatchObject({ rule: "R-8.3", why: { id: "no.blank" } });
    expect(why({ hint: 16, seat: 1, partner: 2 })).toMatchObject({ rule: "R-4.3" });
  });

  it("R-8.3 a card that cannot be filled in says why", () => {
    const config = OWN([2, 3, 4, 5, 11, 14], [1]);
    const state = heist({ seats: 3, safes: ["0001011"], hands: [["id"], []], config });
    expect(refusal(state, 0, { do: "hint", hint: 4 })).toMatchObject({ rule: "R-8.3", why: { id: "no.unfillable" } });
    expect(refusal(state, 0, { do: "hint", hint: 14, seat: 1 })?.why.id).toBe("no.nobody-else");
    expect(refusal(state, 0, { do: "hint", hint: 14, seat: 2 })?.why.id).toBe("no.empty-handed");
    const view = robnrun.view(heist({ seats: 3, safes: ["0320000"], hands: [["id"], ["id"]], config }), 0);
    expect(whyUnfillable(view, 11)?.why.args).toEqual({ hint: 11 });
    expect(HINTS.filter((hint) => ![11].includes(hint)).map((hint) => whyUnfillable(view, hint))).toEqual(
      Array(15).fill(null),
    );
  });

  it("R-8.2 R-8.5 hint 6: the boss sees the hand, all hear how many cards are useful", () => {
    const state = crew();
    const events = answer(state, 0, { do: "hint", hint: 6, seat: 1 });
    expect(find(events, "told")).toMatchObject({ seat: 1, number: 2 });
    const shown = find(events, "shown-hand");
    expect(robnrun.viewEvent(shown, 0)).toMatchObject({ cards: ["id", "id", "bag"] });
    expect(robnrun.viewEvent(shown, 2)).toMatchObject({ cards: null });
    expect(robnrun.view(state, 0).known[1]).toEqual([1, 1, 7]);
    expect(robnrun.view(state, 2).known[1]).toEqual([]);
  });

  it("R-8.5 useful is the smaller of copies in hand and copies still missing; bags count nothing", () => {
    expect(usefulCards([1, 1, 1, 1, 2, 7], [0, 3, 2, 0, 0, 0, 0], [0, 1, 0, 0, 0, 0, 0])).toBe(3);
  });

  it("R-8.4 hint 9: one accomplice is told in secret, all see who", () => {
    const state = crew();
    const told = find(answer(state, 0, { do: "hint", hint: 9, seat: 2, tool: "dynamite" }), "told");
    expect(robnrun.viewEvent(told, 2)).toMatchObject({ seat: 2, tool: "dynamite" });
    expect(robnrun.viewEvent(told, 1)).toMatchObject({ seat: 2, tool: null });
    expect(state.table.told[0].tool).toBeNull();
    expect([0, 1, 2, 3].map((seat) => robnrun.view(state, seat).secrets[0])).toEqual([2, -1, 2, -1]);
  });

  it("R-8.2 hint 13: the program names who holds the most useful cards, and who ties", () => {
    const one = find(answer(crew(), 0, { do: "hint", hint: 13 }), "told");
    expect(one.seats).toEqual([1]);
    const tie = crew([["id", "bag"], ["dynamite"], ["acid"]]);
    expect(find(answer(tie, 0, { do: "hint", hint: 13 }), "told").seats).toEqual([1, 2]);
  });

  it("R-8.2 hint 14: the named accomplice sits out, which counts as passing", () => {
    const state = crew();
    answer(state, 0, { do: "hint", hint: 14, seat: 1 });
    const events = release(state);
    expect(events).toContainEqual({ type: "passed", seat: 1, why: "sits-out" });
    expect(openNames(state)).toEqual(["turn:2:1"]);
    turns(state, "pass", "pass");
    expect(refusal(state, 2, { do: "pass" })?.rule).toBe("R-5.5");
  });

  it("R-8.2 hint 14: not when nobody else holds a card any more", () => {
    const state = crew([["id", "id"], ["dynamite"], []]);
    answer(state, 0, { do: "hint", hint: 14, seat: 1 });
    release(state);
    turns(state, "dynamite");
    expect(openNames(state)).toEqual(["turn:1:1"]);
  });

  it("R-8.2 hint 16: two accomplices hand each other a card of their choice, unseen", () => {
    const state = crew();
    answer(state, 0, { do: "hint", hint: 16, seat: 1, partner: 3 });
    expect(openNames(state)).toEqual(["give:1:1", "give:3:1"]);
    expect(answer(state, 1, { do: "give", card: "bag" })).toEqual([]);
    expect(openNames(state)).toEqual(["give:1:1", "give:3:1"]);
    expect(refusal(state, 1, { do: "give", card: "id" })?.rule).toBe("H-3");
    const events = answer(state, 3, { do: "give", card: "ram" });
    expect(state.hands.slice(1)).toEqual([
      [0, 1, 1],
      [2, 5],
      [5, 7],
    ]);
    expect(robnrun.viewEvent(events[0], 2)).toMatchObject({ card: null });
    expect(robnrun.view(state, 1).known[3]).toEqual([7]);
    expect(state.table.stage).toBe("hint");
  });

  it("R-9.1 R-9.2 hints for 3 to 5 players are sorted out with two", () => {
    const state = heist({ seats: 2, safes: ["0320000"], hands: [["id"]], config: PERSONAL });
    expect(state.table.six).toEqual([1, 2, 3, 4, 5, 7]);
  });

  it("R-13.6 with the open list the seen safes are known to all", () => {
    const state = heist({ seats: 3, safes: ["0300000"], hands: [["id", "id"], ["id"]], config: { openList: true } });
    release(state);
    turns(state, "id", "id", "id");
    expect(robnrun.view(state, 2).table.gone).toHaveLength(1);
    expect(robnrun.view(state, 2).table.config.openList).toBe(true);
  });
});

describe("silence", () => {
  it("R-11.1 no talk from taking the safes until the heist ends; then everything is shown", () => {
    const state = heist({
      seats: 3,
      safes: ["0300000"],
      hands: [
        ["id", "id"],
        ["id", "acid"],
      ],
    });
    expect(robnrun.view(state, 1).silent).toBe(true);
    release(state);
    expect(robnrun.view(state, "spectator").silent).toBe(true);
    const events = turns(state, "id", "id", "id");
    expect(robnrun.view(state, 1).silent).toBe(false);
    expect(robnrun.viewEvent(find(events, "revealed"), 2)).toMatchObject({ played: ["id", "id", "id"] });
    expect(state.table.review).toMatchObject({ cracked: [1], faces: [1, 1, 1] });
  });

  it("R-11.2 notes are nobody else's business: the state has none", () => {
    const state = heist({ seats: 3, safes: ["0300000"], hands: [["id"], ["acid"]] });
    expect(Object.keys(robnrun.view(state, 1)).some((key) => key.includes("note"))).toBe(false);
    expect(state.table.config.notes).toBe(true);
  });
});
