import { timeOf } from "../time.ts";
import { fine, type Finding, wrong } from "./finding.ts";
import type { Patient } from "./patient.ts";

/** Nobody can run this before it was written. */
const EARLIEST = Date.UTC(2026, 0, 1);
/** Clocks of two machines that set themselves are closer than this. */
const MOST_APART = 30_000;

/** Whether the clock can be right: against what the house has written down, and against what it shows itself. */
export function lookAtClock({ words, glance, now }: Patient, houseTime: number | null): Finding[] {
  const todo = words("doctor.clock.todo");
  const time = timeOf(now);
  if (now < EARLIEST) return [wrong("clock", words("doctor.clock.early", { time }), todo)];
  const { newestAt = null } = glance ?? {};
  if (newestAt !== null && newestAt - now > MOST_APART) {
    return [wrong("clock", words("doctor.clock.behind", { time, newest: timeOf(newestAt) }), todo)];
  }
  if (houseTime !== null && Math.abs(houseTime - now) > MOST_APART) {
    return [wrong("clock", words("doctor.clock.apart", { time, house: timeOf(houseTime) }), todo)];
  }
  return [fine("clock", words("doctor.clock.fine", { time }))];
}
