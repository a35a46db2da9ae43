import { readFileSync } from "node:fs";

/** Linux counts in hundredths of a second, whatever the machine. */
const TICKS_PER_SECOND = 100;

/** Seconds of processor time that a process, with all its threads, has used so far. */
export function processorSeconds(pid: number | string): number {
  const [user = 0, system = 0] = ticksOf(pid);
  return (user + system) / TICKS_PER_SECOND;
}

/** As above, with the processes that it has started: those that live, and those that it has waited for. */
export function familySeconds(pid: number | string): number {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").trim().split(" ").filter(Boolean);
  const ticks = [pid, ...children].flatMap((each) => ticksOf(each));
  return ticks.reduce((sum, count) => sum + count, 0) / TICKS_PER_SECOND;
}

/** In the process itself, in the system for it, and both of children that it has waited for. */
function ticksOf(pid: number | string): number[] {
  // The name, in brackets, may hold anything; the fields after it do not.
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8")
    .replace(/^.*\) /s, "")
    .split(" ");
  return fields.slice(11, 15).map(Number);
}
