import { readFileSync } from "node:fs";

/** Linux counts in hundredths of a second, whatever the machine. */
const TICKS_PER_SECOND = 100;

/** Seconds of processor time that a process, with all its threads, has used so far. */
export function processorSeconds(pid: number | string): number {
  // The name, in brackets, may hold anything; the fields after it do not.
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8")
    .replace(/^.*\) /s, "")
    .split(" ");
  return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND;
}
