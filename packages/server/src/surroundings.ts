import { randomBytes, randomInt } from "node:crypto";
import type { Clock } from "@safehouse/host";

/** Time, passed in so that whoever owns the house owns its time. */
export interface Time {
  /** Milliseconds since 1970, by a clock that people set: it may jump. */
  readonly now: () => number;
  /** Milliseconds that only ever go on; only differences are used. */
  readonly uptime: () => number;
  /** Calls `act` once after so many milliseconds, unless the function returned is called before. No reason to stay for a process. */
  readonly after: (milliseconds: number, act: () => void) => Cancel;
  /** The same again and again. */
  readonly every: (milliseconds: number, act: () => void) => Cancel;
  /** When all that has happened by now was heard. */
  readonly soon: (act: () => void) => void;
}

/** What nobody can guess. */
export interface Luck {
  readonly randomBytes: (count: number) => Buffer;
  /** From 0 on; every number below the limit is as likely. */
  readonly randomBelow: (limit: number) => number;
  /** What the luck of a match begins with. */
  readonly seed: () => string;
}

export type Cancel = () => void;

/**
 * All that the house takes from the machine it runs on, beside its sockets, its store and its threads. Two houses in one process may
 * have different ones, and a simulation has its own: nothing else in here knows a clock or draws anything.
 */
export interface Surroundings extends Time, Luck {}

/** As it really is. The functions are looked up when they are called: tests may have taken their place. */
export const machine: Surroundings = {
  now: () => Date.now(),
  uptime: () => performance.now(),
  after(milliseconds, act) {
    const timer = setTimeout(act, milliseconds).unref();
    return () => clearTimeout(timer);
  },
  every(milliseconds, act) {
    const timer = setInterval(act, milliseconds).unref();
    return () => clearInterval(timer);
  },
  soon: (act) => void setImmediate(act),
  randomBytes: (count) => randomBytes(count),
  randomBelow: (limit) => randomInt(limit),
  seed: () => randomBytes(32).toString("hex"),
};

/** The part of it that a match needs. */
export function clockOf({ uptime, after }: Time): Clock {
  return { now: uptime, sleep: (milliseconds) => new Promise((resolve) => void after(milliseconds, resolve)) };
}
