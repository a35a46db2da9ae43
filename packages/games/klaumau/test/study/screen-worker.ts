import { parentPort } from "node:worker_threads";
import { expert } from "../../bots/expert.ts";
import { library } from "./habits.ts";
import { leadsOf } from "./measure.ts";

/** One habit among experts: what one core plays at a time. */
export interface Task {
  /** Its place in the library. */
  readonly habit: number;
  readonly seats: number;
  readonly seed: number;
  readonly matches: number;
}

const habits = library();

parentPort?.on("message", ({ habit, seats, ...size }: Task) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread's port is no window
  parentPort?.postMessage(leadsOf(habits[habit].player, expert, seats, size));
});
