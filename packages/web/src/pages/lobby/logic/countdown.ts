import type { TableView } from "@safehouse/protocol";

export type Deadline = Pick<TableView["deadlines"][number], "seat" | "decision" | "milliseconds" | "rests">;

/** Deadlines with the moment they were heard: a server tells how long is left, not until when by whose clock. */
export interface HeardDeadlines {
  readonly deadlines: readonly Deadline[];
  readonly heardAt: number;
}

export interface SeatClock {
  readonly seat: number;
  readonly milliseconds: number;
  /** Nothing of it runs now. */
  readonly rests: boolean;
}

/** One clock a seat, the shortest first. */
export function clocksOf({ deadlines, heardAt }: HeardDeadlines, now: number): SeatClock[] {
  const shortest = new Map<number, SeatClock>();
  for (const { seat, milliseconds, rests } of deadlines) {
    const left = Math.max(0, milliseconds - Math.max(0, now - heardAt));
    if (left < (shortest.get(seat)?.milliseconds ?? Infinity)) shortest.set(seat, { seat, milliseconds: left, rests });
  }
  return [...shortest.values()].toSorted((a, b) => a.milliseconds - b.milliseconds);
}

/** "0:09", "12:30", "1:05:00"; what has begun counts as a whole second. */
export function clockText(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  const two = (value: number): string => String(value).padStart(2, "0");
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}

const WARNINGS = [30_000, 10_000];

/** The warning that was passed between two looks at a clock, in seconds: each is said once. */
export function warningBetween(before: number, after: number): number | null {
  const passed = WARNINGS.findLast((mark) => before > mark && after <= mark);
  return passed === undefined || after <= 0 ? null : passed / 1000;
}
