import { useEffect, useRef, useState } from "preact/hooks";
import type { FromLab } from "./messages.ts";
import { blankTally, type Tally, type Trial } from "./simulate.ts";
import { startLab } from "./start-lab.ts";

export interface LabRun {
  readonly trial: Trial;
  readonly state: "running" | "done" | "stopped" | "broken";
  readonly tallies: readonly Tally[];
}

export interface Lab {
  /** The latest trial; null before the first. */
  readonly run: LabRun | null;
  start(trial: Trial): void;
  stop(): void;
}

/** Bots play in a worker; what they have come to is shown a few times a second. */
const SHOWN_EVERY_MS = 120;

export function useLab(): Lab {
  const [run, setRun] = useState<LabRun | null>(null);
  const worker = useRef<Worker | null>(null);
  const timer = useRef<ReturnType<typeof setInterval> | null>(null);

  const end = (): void => {
    worker.current?.terminate();
    worker.current = null;
    if (timer.current !== null) clearInterval(timer.current);
    timer.current = null;
  };
  useEffect(() => end, []);

  const start = (trial: Trial): void => {
    end();
    const tallies = new Map<number, Tally>(trial.crews.map((crew) => [crew, blankTally(crew)]));
    const show = (state: LabRun["state"]): void => setRun({ trial, state, tallies: [...tallies.values()] });
    const finish = (state: LabRun["state"]): void => {
      end();
      show(state);
    };
    const lab = startLab({ type: "trial", trial }, (told: FromLab) => {
      if (told.type === "tally") tallies.set(told.tally.crew, told.tally);
      else if (told.type === "done" || told.type === "broken") finish(told.type);
    });
    worker.current = lab;
    timer.current = setInterval(() => show("running"), SHOWN_EVERY_MS);
    show("running");
  };
  const stop = (): void => {
    end();
    setRun((last) => last && { ...last, state: "stopped" });
  };
  return { run, start, stop };
}
