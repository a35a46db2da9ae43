import { loadFront, loadMatchCore, loadMatchGame } from "@safehouse/games";
import type { Clock } from "@safehouse/host";
import { hostMatch } from "../../src/play/local/host.ts";
import type { MatchLock } from "../../src/play/local/lock.ts";
import type { FromHost, Line, ToHost } from "../../src/play/local/messages.ts";
import { type LocalSession, openLocalSession } from "../../src/play/local/session.ts";
import { nameSeats } from "../../src/play/seat-names.ts";
import { MemoryStore } from "./memory-store.ts";

/** Nobody waits in a test, but time passes all the same. */
export function hurriedClock(): Clock {
  let time = 0;
  return {
    now: () => time,
    async sleep(milliseconds) {
      time += milliseconds;
      await new Promise((resolve) => setImmediate(resolve));
    },
  };
}

const noLock: MatchLock = () => Promise.resolve(() => {});

export interface Device {
  readonly store: MemoryStore;
  /** All that ever crossed the line to the page. */
  readonly heard: FromHost[];
  readonly asked: ToHost[];
  open(match: string): Promise<LocalSession>;
}

/** A device whose worker is a pair of functions; messages are cloned as a browser does. */
export function makeDevice(store = new MemoryStore(), lock = noLock): Device {
  const heard: FromHost[] = [];
  const asked: ToHost[] = [];
  return {
    store,
    heard,
    asked,
    async open(match) {
      const [page, worker] = makeLine(heard, asked);
      const surroundings = { store, clock: hurriedClock(), lock, loadGame: loadMatchGame, today: () => 1 };
      hostMatch(worker, surroundings);
      const opened = await openLocalSession({
        match,
        line: page,
        isTakingOver: false,
        loadFront,
        loadCore: loadMatchCore,
        nameSeats: (seats) => nameSeats(seats, "en"),
        explain: (trouble) => trouble,
        end: () => {},
      });
      if (!opened.ok) throw new Error(opened.error);
      return opened.value;
    },
  };
}

function makeLine(heard: FromHost[], asked: ToHost[]): [Line<ToHost, FromHost>, Line<FromHost, ToHost>] {
  let onPage: (message: FromHost) => void = () => {};
  let onWorker: (message: ToHost) => void = () => {};
  const page: Line<ToHost, FromHost> = {
    post(message) {
      const copy = structuredClone(message);
      asked.push(copy);
      setImmediate(() => onWorker(copy));
    },
    listen: (listener) => (onPage = listener),
  };
  const worker: Line<FromHost, ToHost> = {
    post(message) {
      const copy = structuredClone(message);
      heard.push(copy);
      setImmediate(() => onPage(copy));
    },
    listen: (listener) => (onWorker = listener),
  };
  return [page, worker];
}

/** Resolves when the condition holds, looking again after everything that can happen at once has happened. */
export async function until(condition: () => boolean): Promise<void> {
  for (let turns = 0; turns < 200_000; turns++) {
    if (condition()) return;
    await new Promise((resolve) => setImmediate(resolve));
  }
  throw new Error("it did not happen");
}

export function isOver({ now }: LocalSession): boolean {
  return now.value !== null && now.value.outcome !== null;
}
