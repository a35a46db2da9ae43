import { type ExampleFrame, type Language, playExample, type WorkedExample } from "@safehouse/kernel";
import { useEffect, useMemo, useState } from "preact/hooks";
import { makeVoice, type Voice } from "../../../play/voice.ts";
import { loadStage, type Stage } from "./load-stage.ts";

export interface Frames {
  readonly stage: Stage;
  readonly voice: Voice;
  readonly list: readonly ExampleFrame[];
}

/** An example played through the rules, ready to be drawn; null until it is wanted and loaded, "none" where that fails. */
export function useFrames(example: WorkedExample, language: Language, isWanted: boolean): Frames | "none" | null {
  const [stage, setStage] = useState<Stage | "none" | null>(null);
  useEffect(() => {
    if (!isWanted) return undefined;
    let isCurrent = true;
    // Without pictures the words still say it all.
    loadStage(example.game, language).then(
      (loaded) => isCurrent && setStage(loaded ?? "none"),
      () => isCurrent && setStage("none"),
    );
    return () => {
      isCurrent = false;
    };
  }, [example, language, isWanted]);
  return useMemo(() => {
    if (stage === null || stage === "none") return stage;
    const seats = (example.people ?? []).map((name) => ({ name, kind: "human" as const }));
    return { stage, voice: makeVoice(stage.texts, seats, null), list: playExample(stage.game, example) };
  }, [stage, example]);
}
