import { ROUTE } from "../content/town.ts";
import type { Event } from "../events.ts";
import type { State } from "../state.ts";
import type { Table } from "../table.ts";
import { startHeist } from "./preparing.ts";

/** the ratings of a crew that got away. */
export const RATINGS = ["free", "start", "living", "perfect"] as const;
export type Rating = (typeof RATINGS)[number];

/** */
export function endHeist(state: State, events: Event[]): void {
  const { table } = state;
  const terminal = (ROUTE.terminals as readonly number[]).indexOf(table.car) + 1;
  if (table.police >= table.car) {
    finish(table, "caught");
    events.push({ type: "caught", space: table.car });
  } else if (terminal > 0) {
    const rating = rate(table.gold, terminal);
    finish(table, rating);
    events.push({ type: "won", terminal, gold: table.gold, rating });
  } else if (table.buildings.every((safes) => safes === 0)) {
    finish(table, "stranded");
    events.push({ type: "stranded" });
  } else {
    table.heist++;
    table.boss = (table.boss + 1) % table.seats;
    startHeist(state, events);
  }
}

function finish(table: Table, result: string): void {
  table.stage = "over";
  table.result = result;
}

export function rate(gold: number, terminal: number): Rating {
  if (gold < 4) return "free";
  if (gold < 8) return "start";
  return gold >= 12 && terminal > 1 ? "perfect" : "living";
}
