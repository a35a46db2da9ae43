import type { Language, MatchRecord } from "@safehouse/kernel";
import { useEffect, useState } from "preact/hooks";
import type { FromReviewer, ReadyReview } from "./messages.ts";

/** How far a review is. `found` holds the newest numbers. */
export interface ReviewState {
  readonly found: ReadyReview | null;
  readonly percent: number;
  readonly stage: "working" | "whole" | "stopped" | "none" | "broken";
}

const BEGUN: ReviewState = { found: null, percent: 0, stage: "working" };

/** Lets a worker of this device go through the match; whoever leaves the page, or says so, ends it. */
export function useReview(
  record: MatchRecord,
  names: readonly string[],
  language: Language,
): { readonly state: ReviewState; readonly stop: () => void } {
  const [state, setState] = useState<ReviewState>(BEGUN);
  const [worker, setWorker] = useState<Worker | null>(null);
  useEffect(() => {
    setState(BEGUN);
    const opened = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
    const hear = (told: FromReviewer): void => setState((before) => after(before, told));
    opened.addEventListener("message", ({ data }: MessageEvent<FromReviewer>) => hear(data));
    opened.addEventListener("error", () => hear({ type: "broken" }));
    opened.postMessage({ record, language, names });
    setWorker(opened);
    return () => opened.terminate();
  }, [record, language, names]);
  const stop = (): void => {
    worker?.terminate();
    setState((before) => ({ ...before, stage: "stopped" }));
  };
  return { state, stop };
}

function after(before: ReviewState, told: FromReviewer): ReviewState {
  switch (told.type) {
    case "progress": {
      const percent = Math.floor((100 * told.done) / told.of);
      return percent === before.percent ? before : { ...before, percent };
    }
    case "found":
      return { found: told.found, percent: before.percent, stage: told.isWhole ? "whole" : "working" };
    default:
      return { ...before, stage: told.type };
  }
}
