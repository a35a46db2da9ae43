import type { Table } from "../table.ts";

/** Gold by heist, three numbers each: looted, paid for hints, paid to informants. */
const STRIDE = 3;
const [LOOT, HINTS, BRIBES] = [0, 1, 2];

export interface HeistAccount {
  readonly loot: number;
  readonly hints: number;
  readonly bribes: number;
}

export const accountCount = (table: Readonly<Table>): number => table.ledger.length / STRIDE;

export function accountOf(table: Readonly<Table>, heist: number): HeistAccount {
  const [loot, hints, bribes] = table.ledger.slice((heist - 1) * STRIDE, heist * STRIDE);
  return { loot, hints, bribes };
}

function enter(table: Table, column: number, amount: number): void {
  while (accountCount(table) < table.heist) table.ledger.push(0, 0, 0);
  table.ledger[(table.heist - 1) * STRIDE + column] += amount;
}

export function loot(table: Table, gold: number): void {
  table.gold += gold;
  enter(table, LOOT, gold);
}

export function payForHint(table: Table, gold: number): void {
  table.gold -= gold;
  enter(table, HINTS, gold);
}

export function payInformant(table: Table, gold: number): void {
  table.gold -= gold;
  enter(table, BRIBES, gold);
}
