import type { Rest } from "../upkeep/open-hours.ts";
import type { Deadline } from "./follower.ts";
import { endOf, restAt } from "./slow-time.ts";
import { backOf, type Table } from "./table.ts";

export interface SlowQuestion {
  readonly id: string;
  readonly seat: number;
  /** How many milliseconds ago it was put. */
  readonly age: number;
  /** How many there are for it. */
  readonly whole: number;
}

/**
 * When the days of a slow table end for a question. They are counted from when it was put, or from when its seat came back from a bot,
 * whatever house was open then; times without a house and holidays do not count.
 */
export function slowDeadline(
  { id, seat, age, whole }: SlowQuestion,
  { seats, reminded }: Pick<Table, "seats" | "reminded">,
  now: number,
  closed: readonly Rest[],
): Deadline {
  const there = seats[seat];
  const backAt = backOf(there);
  const rests = there?.kind === "guest" ? (there.rests ?? []) : [];
  const end = endOf(Math.max(now - age, backAt), whole, [...closed, ...rests]);
  return {
    seat,
    decision: id,
    milliseconds: Math.max(0, Math.round(end - now)),
    rests: restAt(rests, now) !== null,
    reminders: reminded?.[id] ?? 0,
  };
}
