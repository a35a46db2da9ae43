import { type AnyFront, kindOf, UNDO } from "@safehouse/kernel";
import type { Told } from "../session.ts";

/** What happened in one turn: whose it was, and its entries. Chance and answers in between belong to the turn they came in. */
export interface TurnOfLog {
  readonly seat: number | null;
  readonly rows: readonly Told[];
}

type Kinds = AnyFront["meta"]["decisions"];

/** A log by turns, oldest first. Who takes a move back, or gives a sealed answer as all do, has not begun another turn. */
export function turnsOf(log: readonly Told[], kinds: Kinds): TurnOfLog[] {
  const turns: { seat: number | null; rows: Told[] }[] = [];
  for (const row of log) {
    const last = turns.at(-1);
    const isAside = row.seat === null || row.decision === UNDO || kinds[kindOf(row.decision)]?.sealed === true;
    const isSame = isAside || row.seat === last?.seat || last?.seat === null;
    if (last === undefined || !isSame) turns.push({ seat: row.seat, rows: [row] });
    else {
      last.rows.push(row);
      last.seat ??= row.seat;
    }
  }
  return turns;
}
