/** Runs in a thread of its own, so that those who measure do not wait for it: all attacks at once, from one address. */
import { parentPort, workerData } from "node:worker_threads";
import { pause } from "../scratch.ts";
import { type Attacker, ATTACKS, type Told } from "./attacks.ts";

export interface AttackerData {
  readonly server: string;
  readonly from: string;
  readonly entries: number;
  /** Between two of one kind. */
  readonly pauseMs: number;
}

/** Sent when everything is prepared, and at the end. */
export type AttackerReport = { readonly ready: true } | { readonly statuses: Statuses };

/** By attack, how often it was answered with what. */
export type Statuses = { readonly [attack: string]: { readonly [status: string]: number } };

const { server, from, entries, pauseMs } = workerData as AttackerData;
const statuses: { [attack: string]: { [status: string]: number } } = {};
let isOver = false;

function askFrom(address: string | null): Attacker["ask"] {
  return async (method, path, body, token): Promise<Told> => {
    const response = await fetch(server + path, {
      method,
      headers: {
        ...(address === null ? {} : { "x-forwarded-for": address }),
        ...(body === undefined ? {} : { "content-type": "application/json" }),
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const isJson = response.headers.get("content-type")?.includes("json") === true;
    return { status: response.status, body: isJson ? await response.json() : (await response.arrayBuffer(), {}) };
  };
}

const attacker: Attacker = {
  server: new URL(server),
  from,
  entries,
  ask: askFrom(from),
  askInPeace: askFrom(null),
};
const strikes = await Promise.all(
  Object.entries(ATTACKS).map(async ([name, prepare]) => ({ name, strike: await prepare(attacker) })),
);
parentPort?.once("message", (message: "begin") => void (message === "begin" && attack()));
parentPort?.postMessage({ ready: true } satisfies AttackerReport);

async function attack(): Promise<void> {
  parentPort?.once("message", () => (isOver = true));
  await Promise.all(
    strikes.map(async ({ name, strike }) => {
      const counts = (statuses[name] = {} as { [status: string]: number });
      while (!isOver) {
        const status = await strike().catch(() => "cut off");
        counts[status] = (counts[status] ?? 0) + 1;
        await pause(pauseMs);
      }
    }),
  );
  parentPort?.postMessage({ statuses } satisfies AttackerReport);
  // Half-open connections would keep it.
  process.exit();
}
