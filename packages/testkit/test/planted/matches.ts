import { copyJson, type Decision } from "@safehouse/kernel";
import { bundle, bundleKit, secret, secretKit, sheet, sheetKit, vote, voteKit } from "../../src/minis/index.ts";
import { plant, type Planted } from "./plant.ts";

let applied = 0;
let lastWritten: number | null = null;
const notes = new WeakMap<object, number>();

const isNotChance = (decision: Decision): boolean => decision.seat !== null;

/** What happens from one position to the next, and whether a log tells it again. */
export const MATCHES: readonly Planted[] = [
  plant("sealed-group", "who has voted is no longer asked", vote, voteKit, {
    pending: (state) =>
      vote.pending(state).filter((decision) => decision.seat === null || state.ballots[decision.seat] === null),
  }),
  plant("sealed-quiet", "a vote is announced while others think", vote, voteKit, {
    apply(state, decision, move) {
      const events = vote.apply(state, decision, move);
      return isNotChance(decision) && events.length === 0 ? [{ type: "tied" as const, motion: state.motion }] : events;
    },
  }),
  plant("sealed-quiet", "a vote ends without a word", vote, voteKit, {
    apply(state, decision, move) {
      const events = vote.apply(state, decision, move);
      return decision.seat === null ? events : [];
    },
  }),
  plant("sealed-visible", "everybody sees who has voted", vote, voteKit, {
    view: (state, viewer) => ({ ...vote.view(state, viewer), voted: state.ballots.map((ballot) => ballot !== null) }),
  }),
  plant("event-declared", "an event that is not declared", sheet, sheetKit, {
    meta: { ...sheet.meta, events: { rolled: {} } },
  }),
  plant("event-declared", "an event that others are told as another one", bundle, bundleKit, {
    viewEvent: (event, viewer) =>
      event.type === "dealt" && viewer !== event.seat
        ? { type: "scored" as const, seat: event.seat, points: 0 }
        : event,
  }),
  plant("reads-only", "a hidden card is struck out of the event itself", bundle, bundleKit, {
    viewEvent: (event, viewer) =>
      event.type === "dealt" && viewer !== event.seat ? Object.assign(event, { cards: null }) : event,
  }),
  plant("clone", "a clone that shares an array", sheet, sheetKit, { clone: (state) => ({ ...state }) }),
  plant("twin", "a note about the state that is not in the state", sheet, sheetKit, {
    clone(state) {
      const clone = sheet.clone(state);
      notes.set(clone, notes.get(state) ?? 0);
      return clone;
    },
    apply(state, decision, move) {
      notes.set(state, 1 + (notes.get(state) ?? 0));
      const events = sheet.apply(state, decision, move);
      if (state.dice && notes.get(state) === 3) state.dice = [1, 1];
      return events;
    },
  }),
  plant("audit", "a packed card is lost", bundle, bundleKit, {
    apply(state, decision, move) {
      const events = bundle.apply(state, decision, move);
      if (decision.seat === 0) state.bags[0]?.splice(2);
      return events;
    },
  }),
  plant(
    "endless",
    "a number that is written and yet is not",
    sheet,
    sheetKit,
    { apply: (state, decision, move) => (decision.seat === null ? sheet.apply(state, decision, move) : []) },
    { maxMoves: 60 },
  ),
  plant("outcome", "lines that do not add up", sheet, sheetKit, {
    outcome(state) {
      const outcome = sheet.outcome(state);
      if (outcome?.type !== "ranking") return outcome;
      return { ...outcome, standings: outcome.standings.map((one) => ({ ...one, points: one.points + 1 })) };
    },
  }),
  plant("outcome", "a result before the end", vote, voteKit, {
    outcome: (state) => vote.outcome({ ...state, phase: state.motion > 0 ? "over" : state.phase }),
  }),
  plant("replay", "a rule that depends on something outside the state", sheet, sheetKit, {
    apply(state, decision, move) {
      const events = sheet.apply(state, decision, move);
      if (applied++ % 7 === 0 && state.dice) state.dice = [1, 1];
      return events;
    },
  }),
  plant("record", "a rules version that no record can hold", sheet, sheetKit, { meta: { ...sheet.meta, rules: 0.5 } }),
  plant("undo", "a view that still shows what was taken back", sheet, sheetKit, {
    apply(state, decision, move) {
      lastWritten = decision.seat;
      return sheet.apply(state, decision, move);
    },
    view: (state, viewer) => ({ ...sheet.view(state, viewer), lastWritten }),
  }),
  plant("imagine", "an imagined state that looks different", secret, secretKit, {
    imagine: (view, history, random) => ({ ...secret.imagine(view, history, random), hint: null }),
  }),
  plant("imagine", "an imagined state with a card too many", bundle, bundleKit, {
    imagine(view, history, random) {
      const state = bundle.imagine(view, history, random);
      state.rest.push(0);
      return state;
    },
  }),
  plant("imagine", "an imagined vote that everybody has answered", vote, voteKit, {
    imagine(view, history, random) {
      const state = vote.imagine(view, history, random);
      if (state.phase === "vote")
        state.ballots = state.ballots.map((ballot, seat) => (seat === view.seat ? ballot : "aye"));
      return state;
    },
  }),
  plant("throws", "imagine writes into the view", sheet, sheetKit, {
    imagine: (view) => Object.assign(view as never, copyJson(view)),
  }),
  plant("worlds", "imagine never thinks of the last box", secret, secretKit, {
    imagine(view, history, random) {
      const state = secret.imagine(view, history, random);
      return view.loot === null && state.loot === state.boxes - 1 ? { ...state, loot: 0 } : state;
    },
  }),
  plant("state-count", "only one of two dice can be used", sheet, sheetKit, {
    moves: (view, decision) => sheet.moves({ ...view, dice: view.dice?.slice(0, 1) ?? null }, decision),
  }),
  plant(
    "content-unused",
    "content that never comes up",
    sheet,
    { ...sheetKit, content: { all: ["6", "7"], seen: () => ["6"] } },
    {},
  ),
];
