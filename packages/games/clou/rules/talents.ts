import type { Table } from "../compile/table.ts";
import type { Talent } from "../content/sheet.ts";

/** who has a talent need only be in the crew. */
export function crewHas(table: Table, talent: Talent): boolean {
  return whoHas(table, talent) !== null;
}

/** The first thief of the crew who has it. */
export function whoHas({ sheets }: Table, talent: Talent): string | null {
  return sheets.find(({ talents }) => talents.includes(talent))?.thief ?? null;
}

/** as it was: a crew that gets away by itself pays at the alarm for the dice that nobody will use any more. */
export function paysAtAlarm(table: Table): boolean {
  return table.switches.alarmEndsDice !== true && crewHas(table, "escapes");
}
