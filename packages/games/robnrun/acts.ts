import { type Face, NO_CARD } from "./content/tools.ts";
import type { State } from "./state.ts";
import type { Table } from "./table.ts";

/** What an accomplice did on a turn. `table.acts` has three numbers for each: round, seat and one of these. */
export const PASS = 0;
export const PLAY = 1;
export const SWAP = 2;

const STRIDE = 3;

export interface Act {
  readonly round: number;
  readonly seat: number;
  readonly what: number;
}

export const actCount = (acts: readonly number[]): number => acts.length / STRIDE;

export function actAt(acts: readonly number[], i: number): Act {
  return { round: acts[i * STRIDE], seat: acts[i * STRIDE + 1], what: acts[i * STRIDE + 2] };
}

export function recordAct(state: State, seat: number, what: number, face: Face = NO_CARD): void {
  const { table } = state;
  table.acts.push(table.round, seat, what);
  state.faces.push(face);
}

/** The cards somebody played in a round, as far as `faces` tells them. */
export function cardsOf(
  acts: readonly number[],
  faces: readonly Face[],
  round: number,
  isOf: (seat: number) => boolean,
): Face[] {
  const cards: Face[] = [];
  for (let i = 0; i < faces.length; i++) {
    if (acts[i * STRIDE] === round && acts[i * STRIDE + 2] === PLAY && isOf(acts[i * STRIDE + 1])) cards.push(faces[i]);
  }
  return cards;
}

/** All accomplices, beginning left of the boss. */
export function accomplices(table: Readonly<Pick<Table, "boss" | "seats">>): number[] {
  return Array.from({ length: table.seats - 1 }, (_, i) => (table.boss + 1 + i) % table.seats);
}

export function nextAccomplice(table: Readonly<Pick<Table, "boss" | "seats">>, seat: number): number {
  const next = (seat + 1) % table.seats;
  return next === table.boss ? (next + 1) % table.seats : next;
}
