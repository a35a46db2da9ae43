import { fileURLToPath } from "node:url";
import { Piscina } from "piscina";

const IDLE_MS = 60_000;
const MOST_MEGABYTES = 256;

/** One thread for what is seldom asked for: it is there only while there is something to do. */
export function idleThread(worker: URL): Piscina {
  const thread = new Piscina({
    filename: fileURLToPath(worker),
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: IDLE_MS,
    resourceLimits: { maxOldGenerationSizeMb: MOST_MEGABYTES },
    execArgv: [],
    // The environment is none of its business.
    env: {},
  });
  // A thread that ran out of memory has failed its task already; here it would only end the house.
  thread.on("error", () => {});
  return thread;
}
