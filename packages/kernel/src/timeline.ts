import { type Decision, drawProblem, isChance, logName, type Seat, type SeatDecision } from "./decision.ts";
import { found } from "./found.ts";
import type { AnyCore, GameEvent } from "./game.ts";
import {
  decisionClosed,
  notAnAnswer,
  notYourDecision,
  nothingToUndo,
  undoBuiltUpon,
  undoFinal,
  undoTooLate,
  undoWornOut,
} from "./house.ts";
import { isTooDeep, type Json } from "./json.ts";
import type { Refusal } from "./message.ts";
import { fail, ok, type Result } from "./result.ts";

/** One line of the log. Seat null is chance. Entries only grow: an undo is an entry that names the one it takes back. */
export interface Entry {
  /** From 1, without gaps. */
  readonly n: number;
  readonly decision: string;
  readonly seat: Seat | null;
  readonly move: Json;
}

export const UNDO = "undo";

/** A match as its log tells it: the entries, and the state they lead to. */
export interface Timeline {
  readonly game: AnyCore;
  readonly config: unknown;
  readonly seats: number;
  state: unknown;
  readonly entries: Entry[];
  /** What each entry told, and whether it can still be taken back afterwards. Parallel to `entries`. */
  readonly steps: { readonly events: readonly GameEvent[]; readonly settles: boolean }[];
  readonly undone: Set<number>;
  /** The last entry that settled all before it, or none, with the state after it: no undo reaches further back. */
  settled: { readonly n: number; readonly state: unknown };
}

/** Where the next step is taken from: a timeline as it is, or as it would be after a step. */
export interface Tip {
  readonly game: AnyCore;
  readonly state: unknown;
  readonly entries: { readonly length: number };
}

/** A checked entry with what it would do: nothing has changed until it is committed. */
export interface Step {
  readonly entry: Entry;
  readonly state: unknown;
  readonly events: readonly GameEvent[];
  /** Chance spoke or something hidden was told: nothing before this can be undone. */
  readonly settles: boolean;
  /** The entry that this step takes back, if it is an undo. */
  readonly undoes: number | null;
}

/** `closed` and `foreign` are about the question, `refused` is about the answer. */
export interface Rejection {
  readonly reason: "closed" | "foreign" | "refused";
  readonly refusal: Refusal;
}

export function startTimeline(game: AnyCore, config: unknown, seats: number): Timeline {
  const state = game.setup(config, seats);
  return { game, config, seats, state, entries: [], steps: [], undone: new Set(), settled: { n: 0, state } };
}

/** The decision a log entry names, if it is open. */
export function findDecision(game: AnyCore, state: unknown, name: string): Decision | null {
  return game.pending(state).find((decision) => logName(decision) === name) ?? null;
}

/** Judges a seat's answer against the state as it is. */
export function judge(
  game: AnyCore,
  state: unknown,
  seat: Seat,
  decisionName: string,
  move: unknown,
): Result<SeatDecision, Rejection> {
  const decision = findDecision(game, state, decisionName);
  if (decision === null || isChance(decision)) return fail({ reason: "closed", refusal: decisionClosed() });
  if (decision.seat !== seat) return fail({ reason: "foreign", refusal: notYourDecision() });
  if (isTooDeep(move)) return fail({ reason: "refused", refusal: notAnAnswer() });
  const refusal = game.check(game.view(state, seat), decision, move);
  return refusal === null ? ok(decision) : fail({ reason: "refused", refusal });
}

/** What a seat's answer would do. */
export function prepareMove(
  timeline: Timeline,
  seat: Seat,
  decisionName: string,
  move: unknown,
): Result<Step, Rejection> {
  const judged = judge(timeline.game, timeline.state, seat, decisionName, move);
  return judged.ok ? ok(prepare(timeline, judged.value, move as Json)) : judged;
}

/** What a draw would do. Throws on an impossible one: only hosts and logs answer for chance, and logs are checked first. */
export function prepareDraw(tip: Tip, decision: Decision, drawn: readonly number[]): Step {
  if (!isChance(decision)) throw new Error(`${logName(decision)} is not a chance decision`);
  const problem = drawProblem(decision.draw, drawn);
  if (problem) throw new Error(`the draw "${decision.label}" ${problem}`);
  return prepare(tip, decision, drawn);
}

/** Where a timeline would stand after a step, for those that are to be committed together with it. */
export function tipAfter({ game }: Tip, { state, entry }: Step): Tip {
  return { game, state, entries: { length: entry.n } };
}

function prepare(tip: Tip, decision: Decision, move: Json): Step {
  const { game } = tip;
  const state = game.clone(tip.state);
  const events = game.apply(state, decision, move);
  return {
    entry: nextEntry(tip, logName(decision), decision.seat, move),
    state,
    events,
    settles: isChance(decision) || reveals(game, events),
    undoes: null,
  };
}

/**
 * What taking back a seat's last move would do. After the end nothing can be: the seed is open. Nor can anything older than an open
 * sealed question: whether others had built on it would tell if somebody has answered. `most` is how often one decision may be taken
 * back; logs from before there was a limit hold more.
 */
export function prepareUndo(timeline: Timeline, seat: Seat, most = Infinity): Result<Step, Rejection> {
  const { game, entries, steps, undone } = timeline;
  const last = entries.findLast((entry) => entry.seat === seat && entry.decision !== UNDO && !undone.has(entry.n));
  if (last === undefined) return refused(nothingToUndo());
  const sealed = sealedQuestions(timeline);
  const isOver = game.pending(timeline.state).length === 0;
  if (isOver || (sealed.size > 0 && !sealed.has(last.decision))) return refused(undoTooLate());
  if (game.meta.decisions[kindOf(last.decision)]?.final) return refused(undoFinal());
  for (let i = last.n - 1; i < entries.length; i++) {
    if (steps[i]?.settles) return refused(undoTooLate());
  }
  if (timesUndone(timeline, last.decision) >= most) return refused(undoWornOut());
  const state = rebuild(timeline, last.n);
  if (state === null) return refused(undoBuiltUpon());
  const entry = nextEntry(timeline, UNDO, seat, { entry: last.n });
  return ok({ entry, state, events: [], settles: false, undoes: last.n });
}

export function commit(timeline: Timeline, step: Step): void {
  timeline.entries.push(step.entry);
  timeline.steps.push({ events: step.events, settles: step.settles });
  if (step.undoes !== null) timeline.undone.add(step.undoes);
  timeline.state = step.state;
  if (step.settles) timeline.settled = { n: step.entry.n, state: step.state };
}

/**
 * How many entries the table may know of. Answers to a sealed question that is still open are in the log, but nobody can be told so:
 * the count itself would tell that somebody has answered.
 */
export function publishedCount(timeline: Timeline): number {
  const { entries } = timeline;
  const open = sealedQuestions(timeline);
  let count = entries.length;
  while (count > 0 && isSealedAnswer(timeline, found(entries[count - 1]), open)) count--;
  return count;
}

function sealedQuestions({ game, state }: Timeline): Set<string> {
  const open = new Set<string>();
  for (const decision of game.pending(state)) {
    if (!isChance(decision) && game.meta.decisions[decision.kind]?.sealed) open.add(decision.id);
  }
  return open;
}

function isSealedAnswer(timeline: Timeline, entry: Entry, open: ReadonlySet<string>): boolean {
  if (entry.decision !== UNDO) return open.has(entry.decision);
  return open.has(found(timeline.entries[(entry.move as { entry: number }).entry - 1]).decision);
}

function timesUndone({ entries, undone }: Timeline, decision: string): number {
  let times = 0;
  for (const n of undone) if (entries[n - 1]?.decision === decision) times++;
  return times;
}

/** The state that the log leads to without one more entry; null if what remains does not hold together. */
function rebuild({ game, entries, undone, settled }: Timeline, without: number): unknown {
  const state = game.clone(settled.state);
  for (const entry of entries.slice(settled.n)) {
    if (entry.decision === UNDO || entry.n === without || undone.has(entry.n)) continue;
    const decision = findDecision(game, state, entry.decision);
    if (decision === null) return null;
    // What chance drew stands before what is taken back, and is as it was.
    if (!isChance(decision) && game.check(game.view(state, decision.seat), decision, entry.move) !== null) return null;
    game.apply(state, decision, entry.move);
  }
  return state;
}

function nextEntry({ entries }: Tip, decision: string, seat: Seat | null, move: Json): Entry {
  return { n: entries.length + 1, decision, seat, move };
}

function reveals(game: AnyCore, events: readonly GameEvent[]): boolean {
  return events.some((event) => game.meta.events[event.type]?.reveals);
}

/** Decisions are named `kind:seat:k`. */
export function kindOf(decisionName: string): string {
  return decisionName.slice(0, decisionName.indexOf(":"));
}

function refused(refusal: Refusal): Result<never, Rejection> {
  return fail({ reason: "refused", refusal });
}
