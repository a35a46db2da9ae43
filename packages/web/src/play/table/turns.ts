import { type AnyFront, kindOf, UNDO, type Viewer } from "@safehouse/kernel";
import type { Told } from "../session.ts";

/** What happened in one turn: whose it was, and its entries. Chance and answers in between belong to the turn they came in. */
export interface TurnOfLog {
  readonly seat: number | null;
  readonly rows: readonly Told[];
}

export type Kinds = AnyFront["meta"]["decisions"];

/** A log by turns, oldest first. */
export function turnsOf(log: readonly Told[], kinds: Kinds): TurnOfLog[] {
  const turns: { seat: number | null; rows: Told[] }[] = [];
  for (const row of log) {
    const last = turns.at(-1);
    const isSame = !isOfATurn(row, kinds) || row.seat === last?.seat || last?.seat === null;
    if (last === undefined || !isSame) turns.push({ seat: row.seat, rows: [row] });
    else {
      last.rows.push(row);
      last.seat ??= row.seat;
    }
  }
  return turns;
}

/** The entry with which this viewer answered last; 0 for none. */
export function lastAnswer(log: readonly Told[], viewer: Viewer): number {
  return log.findLast(({ seat }) => seat === viewer)?.n ?? 0;
}

/** Who takes a move back, or gives a sealed answer as all do, is not at their turn because of that. */
export function isOfATurn({ seat, decision }: Told, kinds: Kinds): boolean {
  return seat !== null && decision !== UNDO && kinds[kindOf(decision)]?.sealed !== true;
}
