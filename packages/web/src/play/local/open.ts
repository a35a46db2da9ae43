import { loadFront, loadMatchCore } from "@safehouse/games";
import type { Result } from "@safehouse/kernel";
import { settings } from "../../app/settings.ts";
import { textIn } from "../../text/texts.ts";
import { nameSeats } from "../seat-names.ts";
import type { FromHost, OpenProblem } from "./messages.ts";
import { type LocalSession, openLocalSession } from "./session.ts";
import { de } from "./text/de.ts";
import { en } from "./text/en.ts";

/** Opens a match of this device with its host in a worker. */
export function openOnThisDevice(match: string, isTakingOver: boolean): Promise<Result<LocalSession, OpenProblem>> {
  const worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
  return openLocalSession({
    match,
    isTakingOver,
    line: {
      post: (message) => worker.postMessage(message),
      listen(listener) {
        worker.addEventListener("message", (event: MessageEvent<FromHost>) => listener(event.data));
        // A worker that cannot start would keep us waiting for ever.
        worker.addEventListener("error", () => listener({ type: "unopened", problem: "broken" }));
      },
    },
    loadFront,
    loadCore: loadMatchCore,
    nameSeats: (seats) => nameSeats(seats, settings.language.peek()),
    explain: (trouble) => textIn(settings.language.peek(), { en, de })[trouble],
    // What is being written is finished first: the worker has let go of the match by then.
    end: () => setTimeout(() => worker.terminate(), 1_000),
  });
}
