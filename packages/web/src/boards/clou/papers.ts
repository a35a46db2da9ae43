import type { Cell } from "@safehouse/games/clou/board";
import type { Kit } from "./kit.ts";

/** What can lie in front of somebody goes by its id: the plan, a sheet of the crew, or a further sheet of the game. */
export const PLAN = "plan";

export function paperOf(seat: number): string {
  return `seat-${seat}`;
}

/** Whose sheet it is; null for a paper that is nobody's own. */
export function seatOfPaper(paper: string): number | null {
  const seat = /^seat-(\d)$/.exec(paper)?.[1];
  return seat === undefined ? null : Number(seat);
}

/** On which paper a cell of somebody's sheet stands. */
export function paperOfCell({ sheets = [] }: Kit, seat: number, cell: string): string {
  return sheets.find(({ holds }) => holds(cell))?.id ?? paperOf(seat);
}

/** On which paper a place stands that is lit for this seat. What is no cell is on the plan. */
export function paperOfPlace(kit: Kit, seat: number, cells: readonly Cell[], place: string): string {
  return cells.some(({ name }) => name === place) ? paperOfCell(kit, seat, place) : PLAN;
}

/** The papers in the order one goes through them; the plan is one of them where it does not lie beside the others. */
export function papersOf({ sheets = [] }: Kit, seats: number, hasPlan: boolean): string[] {
  const crew = Array.from({ length: seats }, (_, seat) => paperOf(seat));
  return [...crew, ...sheets.map(({ id }) => id), ...(hasPlan ? [PLAN] : [])];
}
