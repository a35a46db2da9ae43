import type { TableGame } from "@safehouse/games";
import { fail, type GameEvent, type Json, type MatchRecord, ok, type Result, type SeenMatch } from "@safehouse/kernel";
import { applyChange, type Change, changesBetween } from "@safehouse/protocol/changes";
import type { Film } from "../play/replay/film.ts";
import type { Moment, Told } from "../play/session.ts";

type Table = Pick<Moment, "view" | "pending" | "outcome">;

/** What a seat saw of a finished match, entry by entry, and nothing else. */
export function seenBy(film: Film, seat: number, { seats }: Pick<MatchRecord, "seats">): SeenMatch {
  const { id, rules, content } = film.game.meta;
  const tables = Array.from({ length: film.length + 1 }, (_, n) => tableAt(film, n, seat));
  return {
    game: id,
    rules,
    content,
    seats,
    first: tables[0] as never,
    steps: film.log(seat).map(({ seat: by, decision, events, undoes }, i) => ({
      seat: by,
      decision,
      events,
      ...(undoes !== undefined && { undoes }),
      change: changesBetween(tables[i], tables[i + 1]) as Json,
    })),
  };
}

function tableAt(film: Film, n: number, seat: number): Table {
  const { view, pending, outcome } = film.moment(n, seat);
  return { view, pending, outcome };
}

/** What was seen, ready to be shown. */
export interface Sight {
  readonly moments: readonly Moment[];
  readonly log: readonly Told[];
}

/** Reads what a seat saw. The error: the first entry that cannot have happened so. */
export function readSight(game: TableGame, seen: SeenMatch): Result<Sight, number> {
  const moments: Moment[] = [];
  const log: Told[] = [];
  let table: unknown = seen.first;
  for (let n = 0; ; n++) {
    const { view, pending, outcome } = table as Table;
    if (!isView(view) || !Array.isArray(pending)) return fail(n);
    moments.push({ n, view, pending, moves: [], outcome: outcome ?? null });
    const step = seen.steps[n];
    if (step === undefined) break;
    const { seat, decision, events, undoes, change } = step;
    log.push({ n: n + 1, seat, decision, events, ...(undoes !== undefined && { undoes }) });
    try {
      if (change !== null) table = applyChange(table, change as Change);
    } catch {
      return fail(n + 1);
    }
  }
  const isOver = moments.at(-1)?.outcome !== null;
  return isOver && game.meta.seats.max >= seen.seats.length ? ok({ moments, log }) : fail(seen.steps.length);
}

function isView(view: unknown): boolean {
  return typeof view === "object" && view !== null && !Array.isArray(view);
}

/** All that was told up to an entry, without what was taken back. */
export function toldBefore(log: readonly Told[], n: number): GameEvent[] {
  const told = log.slice(0, n);
  const undone = new Set(told.map(({ undoes }) => undoes));
  return told.filter((row) => !undone.has(row.n)).flatMap(({ events }) => events);
}
