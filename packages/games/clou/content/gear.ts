/**
 * What a crew may use beside the thief sheets: numbers are written and circles crossed there by everybody, and a mark of one is a mark
 * for all. Its cells are called `campaign.<gear>-<line>-<cell>`, counted from 1.
 */
export interface Gear {
  readonly id: string;
  /** What tools give may not be used while it has to be quiet; experience is no tool. */
  readonly kind: "experience" | "tool";
  readonly lines: readonly GearLine[];
}

/** All of a line crossed: its gifts are activated for whoever crossed the last. */
export type GearLine =
  | { readonly circles: readonly number[]; readonly gives: readonly string[] }
  /** Circle boxes (C-5.4), by their conditions; empty for none. */
  | { readonly boxes: readonly string[]; readonly gives: readonly string[] };

/** How cells of gear are called on every sheet. */
export const GEAR_PREFIX = "campaign.";

export function gearCell(gear: string, line: number, cell: number): string {
  return `${GEAR_PREFIX}${gear}-${line + 1}-${cell + 1}`;
}
