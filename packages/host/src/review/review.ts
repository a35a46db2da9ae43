import {
  accountOf,
  type AnyAppraisal,
  type Appraised,
  found,
  type Json,
  type Seat,
  type SeatAccount,
  shareOf,
  type WorthUnit,
} from "@safehouse/kernel";
import type { AdviceByEntry } from "./advice.ts";
import type { ReviewedMatch } from "./steps.ts";

/** An entry that changed what the match was worth. */
export interface Moment {
  readonly n: number;
  /** Who answered; for luck whom it touched most, and null for the whole crew. */
  readonly seat: Seat | null;
  readonly kind: "luck" | "decision";
  /** What the match was worth to that seat around it; cards that an answer turned up are luck, and a moment of their own. */
  readonly before: number;
  readonly after: number;
  readonly played?: Json;
  /** What the expert would have played, how much was lost by it, and one standard error of that. */
  readonly best?: Json;
  readonly loss?: number;
  readonly error?: number;
}

/** What a match came to, and where from: kept stable, since programs read it. */
export interface Review {
  readonly game: string;
  readonly unit: WorthUnit;
  readonly seats: readonly SeatAccount[];
  readonly moments: readonly Moment[];
  /** Where only a part could be gone through: the last entry of it, and why. Its results are what the match was worth there. */
  readonly partial?: { readonly n: number; readonly reason: string };
}

/** An entry that was appraised: what was stored before it, and what it did. */
export interface AppraisedEntry {
  readonly n: number;
  readonly seat: Seat | null;
  readonly move: Json;
  /** Nothing else could have been answered. */
  readonly isForced: boolean;
  readonly before: readonly number[];
  readonly appraised: Appraised;
}

export interface AppraisedMatch {
  readonly begun: readonly number[];
  readonly entries: readonly AppraisedEntry[];
}

/** Appraises a match entry by entry, and says after each how many are done. */
export function* appraising(
  appraisal: AnyAppraisal,
  config: unknown,
  seats: number,
  match: ReviewedMatch,
  effort: number,
): Generator<number, AppraisedMatch> {
  const appraiser = appraisal.appraiser(config, seats, effort);
  const begun = appraiser.begin(match.begun);
  const entries: AppraisedEntry[] = [];
  let before = begun;
  for (const step of match.steps) {
    const appraised = appraiser.step(step);
    const { n, decision, move, isForced } = step;
    entries.push({ n, seat: decision.seat, move, isForced, before, appraised });
    before = appraised.after;
    yield entries.length;
  }
  return { begun, entries };
}

export function accountOfMatch({ begun, entries }: AppraisedMatch): SeatAccount[] {
  return accountOf(begun, entries);
}

/** What a seat's answer was worth by what it could know. */
export function ownOf(entry: AppraisedEntry): number {
  const { seat, appraised } = entry;
  if (seat === null) return 0;
  return appraised.own?.worth ?? changeOf(entry, seat);
}

/** What an answer really changed for a seat, beside the estimate itself and what it turned up. */
function changeOf({ before, appraised }: AppraisedEntry, seat: Seat): number {
  return found(appraised.expected[seat]) - found((appraised.before ?? before)[seat]);
}

/** Answers that are looked at together. */
export interface Turn {
  readonly seat: Seat;
  readonly entries: readonly [AppraisedEntry, ...AppraisedEntry[]];
  /** What all of them were worth together by what their seat could know. */
  readonly own: number;
}

/**
 * Where every answer was judged by itself it is a turn. Else answers that follow each other are one: what seems lost by one of them the next
 * may be there to bring back.
 */
export function turnsOf(entries: readonly AppraisedEntry[]): Turn[] {
  const runs: AppraisedEntry[][] = [];
  let run: AppraisedEntry[] | null = null;
  for (const entry of entries) {
    const isPart = entry.seat !== null && entry.appraised.own === undefined;
    if (run !== null && isPart && run[0]?.seat === entry.seat) run.push(entry);
    else if (entry.seat !== null) runs.push((run = [entry]));
    if (!isPart) run = null;
  }
  return runs.map((all) => ({
    seat: found(all[0]).seat as Seat,
    entries: all as [AppraisedEntry, ...AppraisedEntry[]],
    own: all.reduce((sum, entry) => sum + ownOf(entry), 0),
  }));
}

/** Whether anything else could have been answered: what the estimate changes meanwhile is nobody's mistake. */
export function isDecided({ entries }: Turn): boolean {
  return entries.some(({ isForced }) => !isForced);
}

/** The answer that a turn is told by: the one that the expert speaks of, or the first. */
export function mainOf({ entries }: Turn, isAdvised: (n: number) => boolean): AppraisedEntry {
  return entries.find(({ n }) => isAdvised(n)) ?? entries[0];
}

/** Below this nobody would call it a moment. */
const HARDLY = 0.005;

/** `advice` is the expert's, by entry. */
export function momentsOf({ entries }: AppraisedMatch, isShared: boolean, advice: AdviceByEntry): Moment[] {
  return [
    ...turnsOf(entries)
      .filter(isDecided)
      .flatMap((turn) => decisionOf(turn, advice)),
    ...entries.flatMap((entry) => luckOf(entry, isShared)),
  ].toSorted((a, b) => a.n - b.n);
}

function luckOf(entry: AppraisedEntry, isShared: boolean): Moment[] {
  const { n, before, appraised } = entry;
  const luck = before.map((worth, seat) => shareOf(seat, worth, entry).luck);
  const touched = luck.reduce((most, each, seat) => (Math.abs(each) > Math.abs(found(luck[most])) ? seat : most), 0);
  if (Math.abs(found(luck[touched])) < HARDLY) return [];
  return [
    {
      n,
      seat: isShared ? null : touched,
      kind: "luck",
      before: found(appraised.expected[touched]),
      after: found(appraised.after[touched]),
    },
  ];
}

function decisionOf(turn: Turn, advised: AdviceByEntry): Moment[] {
  const { seat, entries, own } = turn;
  const main = mainOf(turn, (n) => advised.has(n));
  const advice = advised.get(main.n);
  const after = found(found(entries.at(-1)).appraised.expected[seat]);
  // What the estimate itself changed is nobody's doing.
  const before = after - entries.reduce((sum, entry) => sum + changeOf(entry, seat), 0);
  if (advice === undefined && Math.abs(after - before) < HARDLY && Math.abs(own) < HARDLY) return [];
  const judged = advice ?? { loss: Math.max(0, -own), error: main.appraised.own?.error };
  return [
    {
      n: main.n,
      seat,
      kind: "decision",
      before,
      after,
      played: main.move,
      ...(advice && { best: found(advice.way[0]) }),
      loss: judged.loss,
      ...(judged.error !== undefined && { error: judged.error }),
    },
  ];
}

/**
 * The moments that swung it most. Where nothing lies face down an answer swings what it is worth, and what seemed to cost much at a glance
 * and hardly anything to whoever played it out is none of them.
 */
export function swingsOf({ unit, moments }: Review, count: number): Moment[] {
  const isTakenBack = ({ kind, best, before, after, loss = 0 }: Moment): boolean =>
    unit === "points" && kind === "decision" && best !== undefined && loss < (before - after) / 2;
  return moments
    .filter((moment) => !isTakenBack(moment))
    .toSorted((a, b) => Math.abs(b.after - b.before) - Math.abs(a.after - a.before))
    .slice(0, count);
}
