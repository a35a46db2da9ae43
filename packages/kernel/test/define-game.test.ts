import { describe, expect, test } from "vitest";
import { defineGame, type GameMeta, type GameView, refuse, type SeatDecision } from "../src/index.ts";

const meta: GameMeta = {
  id: "plain",
  name: { en: "Plain", de: "Schlicht" },
  seats: { min: 1, max: 1 },
  rules: 1,
  content: "none",
  options: {
    type: "object",
    additionalProperties: false,
    properties: { most: { type: "integer", minimum: 1, maximum: 3, default: 2, description: "Most" } },
  },
  scenarios: [],
  decisions: { take: {} },
  events: {},
};
type Take = { readonly do: "take"; readonly coins: number };
const decision: SeatDecision = { id: "take:0:0", seat: 0, kind: "take" };
const view: GameView = { seat: 0, silent: false };
const book = { title: "", onePage: [], chapters: [] };

const own = {
  meta,
  texts: { en: async () => ({}), de: async () => ({}) },
  rulebook: { en: async () => book, de: async () => book },
  bots: {},
  setup: () => ({ left: [1] }),
  pending: () => [decision],
  moves: (): Take[] => [
    { do: "take", coins: 1 },
    { do: "take", coins: 2 },
  ],
  apply: () => [],
  view: () => view,
  imagine: () => ({ left: [] }),
  outcome: () => null,
};
const game = defineGame<{ left: number[] }, GameView, Take, { readonly type: string }, { readonly most: number }>({
  ...own,
  why: (_view, _decision, move) => (move === "three" ? refuse("P-1", "no.three") : null),
});

describe("what a game leaves out", () => {
  test("is read from its options", () => {
    expect(game.configure({}, 1)).toEqual({ ok: true, value: { most: 2 } });
    expect(game.configure({ most: 9 }, 1).ok).toBe(false);
  });

  test("follows from its moves: what is listed passes in any order of its fields, and why not is asked for the rest", () => {
    expect(game.check(view, decision, { coins: 2, do: "take" })).toBeNull();
    expect(game.check(view, decision, "three")?.rule).toBe("P-1");
    expect(game.check(view, decision, { do: "take", coins: 3 })?.rule).toBe("H-3");
    expect(defineGame({ ...own, moves: () => [] }).check(view, decision, null)?.why.id).toBe("house.answered");
  });

  test("is named after kinds and moves", async () => {
    expect(game.ask(view, decision)).toEqual({ id: "ask.take" });
    expect(game.label(decision, { do: "take", coins: 2 })).toEqual({ id: "do.take", args: { coins: 2 } });
    const { path } = await game.words();
    expect(path(view, decision, { do: "take", coins: 2 })).toMatchObject([{ id: "take-2", label: { id: "do.take" } }]);
  });

  test("is a bot that takes any move, and no fault with any state", () => {
    expect(game.levels).toEqual(["random"]);
    const request = { view, decision, moves: game.moves(view, decision), history: [], budget: { nodes: 1 } };
    expect(game.bots.random?.choose({ ...request, random: { below: () => 1 } })).toEqual({ do: "take", coins: 2 });
    expect(game.audit({ left: [] })).toEqual([]);
  });

  test("copies the state, and tells everybody every event", () => {
    const state = { left: [1] };
    game.clone(state).left.push(2);
    expect(state.left).toEqual([1]);
    expect(game.viewEvent({ type: "took" }, "spectator")).toEqual({ type: "took" });
  });
});

test("what a game says itself counts", () => {
  const special = defineGame({
    ...own,
    ask: () => ({ id: "special" }),
    levels: ["easy"],
    bots: { easy: { choose: ({ moves }) => moves[0] as Take } },
  });
  expect(special.ask(view, decision)).toEqual({ id: "special" });
  expect(special.levels).toEqual(["easy"]);
  expect(Object.keys(special.bots)).toEqual(["random", "easy"]);
});
