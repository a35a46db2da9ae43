import { decisionId, ok, refuse } from "@safehouse/kernel";
import { bundle, bundleKit, secret, secretKit, sheet, sheetKit, vote, voteKit } from "../../src/minis/index.ts";
import { plant, type Planted, withMemory } from "./plant.ts";

const memory = withMemory(sheet);
const TWIN = { thing: "line:1", text: "a line" };
let asked = 0;
let listed = 0;

/** What is asked, what may be answered, and how "no" is said. */
export const QUESTIONS: readonly Planted[] = [
  plant("config", "any configuration is fine", sheet, sheetKit, { configure: () => ok({ rounds: 1 }) }),
  plant("config", "a set-up that differs every time", sheet, sheetKit, {
    setup: (config, seats) => ({ ...sheet.setup(config, seats), round: asked++ % 2 }),
  }),
  plant("throws", "check falls over a move that is null", sheet, sheetKit, {
    check: (view, decision, move) =>
      sheet.check(view, decision, { ...(move as object), cell: (move as never)["cell"] }),
  }),
  plant("plain-json", "a view holds undefined", vote, voteKit, {
    view: (state, viewer) => ({ ...vote.view(state, viewer), extra: undefined }),
  }),
  plant("plain-json", "a state holds a Set", sheet, sheetKit, {
    setup: (config, seats) => ({ ...sheet.setup(config, seats), seen: new Set() }),
  }),
  plant("pending-shape", "chance is asked together with seats", sheet, sheetKit, {
    pending: (state) => {
      const pending = sheet.pending(state);
      const extra = { kind: "chance", seat: null, label: `extra-${state.round}`, draw: { dice: 1 } } as const;
      return state.dice !== null && pending.length > 0 ? [...pending, extra] : pending;
    },
  }),
  plant("pending-shape", "a kind that is not declared", sheet, sheetKit, { meta: { ...sheet.meta, decisions: {} } }),
  plant("decision-id", "names that change when others act", sheet, sheetKit, {
    pending: (state) =>
      sheet.pending(state).map((decision) => {
        if (decision.seat === null) return decision;
        const count = state.cells.filter((cell) => cell !== null).length;
        return { ...decision, id: decisionId(decision.kind, decision.seat, count) };
      }),
  }),
  plant("decision-id", "a label drawn twice", sheet, sheetKit, {
    pending: (state) =>
      sheet.pending(state).map((decision) => (decision.seat === null ? { ...decision, label: "dice" } : decision)),
  }),
  plant("decision-id", "a new question under an old name", sheet, sheetKit, {
    pending: (state) =>
      sheet
        .pending(state)
        .map((decision) => (decision.seat === null ? decision : { ...decision, id: `write:${decision.seat}:0` })),
  }),
  plant("view-shape", "a view that does not know whose it is", sheet, sheetKit, {
    view: (state, viewer) => ({ ...sheet.view(state, viewer), seat: null }),
  }),
  plant("moves-empty", "an open question without an answer", sheet, sheetKit, {
    moves: (view, decision) => (view.round === 1 && decision.seat === 0 ? [] : sheet.moves(view, decision)),
  }),
  plant("moves-limit", "more than 300 moves", sheet, sheetKit, {
    moves: (view, decision) => {
      const moves = sheet.moves(view, decision);
      return Array.from({ length: 301 }, (_, i) => ({ ...(moves[0] as (typeof moves)[0]), i }));
    },
    check: () => null,
  }),
  plant("moves-duplicate", "a double lists its number twice", sheet, sheetKit, {
    moves: (view, decision) => sheet.moves(view, decision).flatMap((move) => [move, { ...move }]),
  }),
  plant("moves-unstable", "moves in another order every time", sheet, sheetKit, {
    moves: (view, decision) => (listed++ % 2 ? sheet.moves(view, decision) : sheet.moves(view, decision).toReversed()),
  }),
  plant("moves-plain", "a question called plain lists something else", vote, voteKit, {
    meta: {
      ...vote.meta,
      decisions: Object.fromEntries(
        Object.entries(vote.meta.decisions).map(([kind, each]) => [kind, { ...each, plain: [{ do: "nothing" }] }]),
      ),
    },
  }),
  plant("moves-refused", "moves lists what check refuses", sheet, sheetKit, {
    moves: (view, decision) => [...sheet.moves(view, decision), { cell: 0, value: 7 }],
  }),
  plant("weight", "everything is final, so everything is held", sheet, sheetKit, { weigh: () => "final" }),
  plant("check-accepts", "check overlooks members it does not know", sheet, sheetKit, {
    check: (view, decision, move) =>
      sheet.check(view, decision, move && { cell: (move as never)["cell"], value: (move as never)["value"] }),
  }),
  plant("check-accepts", "a number in words counts", sheet, sheetKit, {
    check(view, decision, move) {
      const { cell, value } = (move ?? {}) as Record<string, unknown>;
      const isClose = Object.keys(Object(move)).length === 2 && cell !== "" && value !== "" && cell !== null;
      return isClose
        ? sheet.check(view, decision, { cell: Number(cell), value: Number(value) })
        : sheet.check(view, decision, move);
    },
  }),
  plant("refusal-form", "a refusal that names no rule", sheet, sheetKit, {
    check: (view, decision, move) => sheet.check(view, decision, move) && refuse("no", "refused.taken", { cell: 1 }),
  }),
  plant("rule-unknown", "a refusal by a rule that is nowhere written", sheet, sheetKit, {
    check: (view, decision, move) => sheet.check(view, decision, move) && refuse("S-9", "refused.taken", { cell: 1 }),
  }),
  plant("judged", "check gives in when asked again", sheet, sheetKit, {
    check: (view, decision, move) => (asked++ % 3 === 0 ? null : sheet.check(view, decision, move)),
  }),
  plant("reads-only", "a view sorts the hands it shares with the state", bundle, bundleKit, {
    view(state, viewer) {
      for (const hand of state.hands) hand.reverse();
      return bundle.view(state, viewer);
    },
  }),
  plant("reads-only", "moves writes into the view", sheet, sheetKit, {
    moves(view, decision) {
      (view.wrote as boolean[])[0] = view.wrote[0] ?? false;
      return sheet.moves(view, decision);
    },
  }),
  plant(
    "refusal-changes",
    "a refused key is counted as opened, through an array shared with the state",
    secret,
    secretKit,
    {
      check(view, decision, move) {
        const refusal = secret.check(view, decision, move);
        if (refusal?.rule === "B-2") (view.opened as number[]).push(9);
        return refusal;
      },
    },
  ),
  plant("view-channel", "moves looks at the state behind the view", sheet, sheetKit, {
    view: memory.view,
    moves: (view, decision) => (memory.stateOf(view) ? sheet.moves(view, decision) : []),
  }),
  plant("text", "a label without words", sheet, sheetKit, { label: () => ({ id: "label.nothing" }) }),
  plant("text", "a text with a hole in it", vote, voteKit, { ask: () => ({ id: "ask.vote", args: {} }) }),
  plant("text", "a text that exists in English only", vote, voteKit, {
    texts: { en: async () => ({ ...(await vote.texts.en()), more: "more" }), de: vote.texts.de },
  }),
  plant("words", "a description that falls over", vote, voteKit, {
    words: async () => ({
      ...(await vote.words()),
      describe: () => {
        throw new Error("no words");
      },
    }),
  }),
  plant("words", "two things by one name", vote, voteKit, {
    words: async () => ({
      ...(await vote.words()),
      describe: () => [{ id: "table", heading: "Table", rank: 0, lines: [TWIN, TWIN] }],
    }),
  }),
  plant("thing", "a sign of the legend that nobody explains", vote, voteKit, {
    words: async () => ({ ...(await vote.words()), legend: () => ["sign:cross"] }),
  }),
  plant("thing", "an answer without words", vote, voteKit, {
    words: async () => ({ ...(await vote.words()), about: () => ({ name: "" }) }),
  }),
  plant("words", "a description in one language only", vote, voteKit, {
    words: async () => ({
      ...(await vote.words()),
      describe: (_view, { say }) => [
        {
          id: "table",
          heading: say({ id: "label.aye" }),
          rank: 0,
          lines: [{ thing: say({ id: "label.aye" }), text: "x" }],
        },
      ],
    }),
  }),
  plant("path", "two moves by one way", vote, voteKit, {
    words: async () => ({ ...(await vote.words()), path: () => [{ id: "vote", label: { id: "label.aye" } }] }),
  }),
  plant("path", "more choices on a level than anybody can listen to", sheet, sheetKit, {
    words: async () => ({
      ...(await sheet.words()),
      path: (_view, _decision, { cell, value }) => [
        { id: `${cell + 1}-${value}`, label: { id: "label.write", args: { cell, value } } },
      ],
    }),
  }),
  plant("path", "a step without words", vote, voteKit, {
    words: async () => ({
      ...(await vote.words()),
      path: (_view, _decision, { vote: way }) => [{ id: way, label: { id: "label.nothing" } }],
    }),
  }),
  plant("bot", "a bot that answers what was not asked", sheet, sheetKit, {
    bots: { random: { choose: () => ({ cell: -1, value: 0 }) } },
  }),
];
