import { useEffect, useRef } from "preact/hooks";
import { announce } from "../app/announce.ts";
import type { Phase } from "./session.ts";

export interface CoachWords {
  /** Changes with every step. */
  readonly key: string;
  readonly explanation: string;
  readonly phase: Phase;
  /** What to do now; empty for nothing. */
  readonly task: string;
}

/** Reads each step to people who listen, once, and then every new task in it. */
export function useCoachVoice({ key, explanation, phase, task }: CoachWords): void {
  const explained = useRef("");
  useEffect(() => {
    // The step that is over stays on the screen while the others move: it is not read again.
    if (phase === "others") return;
    const isNew = explained.current !== key;
    explained.current = key;
    announce([isNew ? explanation : "", task].filter((words) => words !== "").join(" "));
  }, [key, phase, task]);
}
