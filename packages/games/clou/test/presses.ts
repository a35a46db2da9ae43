import { type AnyCore, canonical, type Entry, type GameView, type Json, kindOf, UNDO } from "@safehouse/kernel";
import type { Move } from "../moves.ts";
import type { View } from "../view.ts";
import { after, askedOf, begin, type PaperRules, type Reached, type Step } from "../on-paper/rules.ts";
import { isWritten, onlyWriting, type Writing, writingsFor } from "../on-paper/writings.ts";

/** What it took to enter one round of a seat. */
export interface RoundPresses {
  readonly seat: number;
  readonly round: number;
  readonly presses: number;
  /** For each entry the place of what was meant among what is proposed, from 0; -1 for what had to be looked for on the sheet. */
  readonly places: readonly number[];
}

export interface Played {
  readonly config: unknown;
  readonly seats: number;
  readonly entries: readonly Entry[];
}

/** The whole sheet is opened, and the place pressed. */
const PRESSES_ON_SHEET = 2;

interface Counted {
  readonly seat: number;
  readonly round: number;
  presses: number;
  readonly places: number[];
  isDone: boolean;
}

/**
 * Counts the presses that it takes to enter what the seats of a match have written, had all of them played on paper. What was taken back
 * was never written. What ends a round says that it is done, and whether the seat stays.
 */
export function pressesOf(
  core: AnyCore,
  rules: PaperRules,
  heistOf: (view: GameView) => View | null,
  { config, seats, entries }: Played,
): RoundPresses[] {
  const played = withoutUndone(entries);
  const state = core.setup(config as never, seats);
  const rounds = new Map<string, Counted>();
  /** How many of a seat's answers the last press has given already. */
  const given = new Array<number>(seats).fill(0);
  let round = 0;
  for (const [i, { decision: id, seat, move }] of played.entries()) {
    const decision = core.pending(state).find((each) => (each.seat === null ? each.label : each.id) === id);
    if (decision === undefined) throw new Error(`${id} is not open`);
    if (decision.seat === null || seat === null) {
      if (/round-\d+\/dice$/.test(id)) round++;
    } else if ((given[seat] ?? 0) > 0) given[seat]! -= 1;
    else {
      const view = heistOf(core.view(state, seat) as GameView);
      const key = `${seat} ${round}`;
      const counted = rounds.get(key) ?? { seat, round, presses: 0, places: [], isDone: false };
      if (view !== null && (isWritten(decision.kind) || decision.kind === "leave")) rounds.set(key, counted);
      if (decision.kind === "leave" || (move as Move).do === "finish") {
        counted.presses += counted.isDone ? 0 : 1;
        counted.isDone = true;
      } else if (view !== null && isWritten(decision.kind)) {
        const next = played
          .slice(i)
          .flatMap((each) => (each.seat === seat ? [{ kind: kindOf(each.decision), move: each.move as Move }] : []));
        const { answers, place, isForced, mayEnd } = pressFor(rules, view, seat, next);
        // Each entry that the round may end with has a button that says so, too.
        counted.isDone ||= !isForced && mayEnd && next[answers]?.move.do === "finish";
        given[seat] = answers - 1;
        counted.presses += isForced ? 0 : place < 0 ? PRESSES_ON_SHEET : 1;
        if (!isForced) counted.places.push(place);
      }
    }
    core.apply(state, decision, move as never);
  }
  return [...rounds.values()].map(({ seat, round: at, presses, places }) => ({ seat, round: at, presses, places }));
}

function withoutUndone(entries: readonly Entry[]): Entry[] {
  const undone = new Set(
    entries.flatMap(({ decision, move }) => (decision === UNDO ? [(move as { readonly entry: number }).entry] : [])),
  );
  return entries.filter(({ n, decision }) => decision !== UNDO && !undone.has(n));
}

/** The proposal that enters most of what the seat did next, and how many of its answers it gives. */
function pressFor(
  rules: PaperRules,
  view: View,
  seat: number,
  next: readonly Step[],
): { readonly answers: number; readonly place: number; readonly isForced: boolean; readonly mayEnd: boolean } {
  const writings = writingsFor(rules, view, seat);
  const proposed = writings === null ? [] : [...writings.turns, ...writings.single, ...writings.oddTurns];
  const ends = endsOf(rules, view, seat, next);
  let best = { answers: 0, place: -1 };
  for (const [place, writing] of proposed.entries()) {
    const answers = ends.get(endOf(rules, view, seat, writing)) ?? 0;
    if (answers > best.answers) best = { answers, place };
  }
  if (best.answers === 0 || writings === null) return { answers: 1, place: -1, isForced: false, mayEnd: false };
  const meant = proposed[best.place];
  return { ...best, isForced: meant === onlyWriting(writings), mayEnd: meant?.mayEnd === true };
}

/** By where they lead: after how many of the seat's own answers. What others do meanwhile changes nothing on this sheet. */
function endsOf(rules: PaperRules, view: View, seat: number, next: readonly Step[]): Map<string, number> {
  const ends = new Map<string, number>();
  let reached: Reached = begin(rules, view);
  for (const [i, { kind, move }] of next.entries()) {
    const decision = askedOf(rules, reached.state, seat);
    if (decision?.kind !== kind || !isWritten(kind) || move.do === "finish") break;
    reached = after(rules, reached, decision, move);
    ends.set(keyOf(rules, reached, seat), i + 1);
  }
  return ends;
}

function endOf(rules: PaperRules, view: View, seat: number, { steps }: Writing): string {
  let reached = begin(rules, view);
  for (const { move } of steps) {
    const decision = askedOf(rules, reached.state, seat);
    if (decision !== null) reached = after(rules, reached, decision, move);
  }
  return keyOf(rules, reached, seat);
}

function keyOf(rules: PaperRules, { state }: Reached, seat: number): string {
  return canonical(rules.view(state, seat) as unknown as Json);
}
