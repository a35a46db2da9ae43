import type { Table } from "../compile/table.ts";
import type { Talent } from "../content/sheet.ts";

/** who has a talent need only be in the crew. */
export function crewHas({ sheets }: Table, talent: Talent): boolean {
  return sheets.some(({ talents }) => talents.includes(talent));
}
