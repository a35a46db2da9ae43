import { loadMatchGame } from "@safehouse/games";
import { makeSchool, systemClock } from "@safehouse/host";
import { hostMatch } from "./host.ts";
import { idbStore } from "./idb-store.ts";
import { learnedStore } from "./learned.ts";
import { webLock } from "./lock.ts";
import type { ToHost } from "./messages.ts";

/** The host of one match, in a thread of its own: bots may think as long as they like, the page answers at once. */
hostMatch(
  {
    post: (message) => self.postMessage(message),
    listen: (listener) => self.addEventListener("message", (event: MessageEvent<ToHost>) => listener(event.data)),
  },
  {
    store: idbStore,
    clock: systemClock,
    lock: webLock,
    loadGame: loadMatchGame,
    today: () => Date.now(),
    school: makeSchool(learnedStore, systemClock),
  },
);
