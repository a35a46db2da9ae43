import type { GameMeta } from "@safehouse/kernel";
import { useEffect, useState } from "preact/hooks";
import { versionOf } from "../../../records/terms.ts";
import type { Night } from "../logic/night.ts";
import { keepScale, readScale } from "./kept.ts";
import type { BotScore } from "./play-bots.ts";
import type { FromScale } from "./worker.ts";

export interface Scale {
  readonly scores: readonly BotScore[];
  readonly state: "playing" | "done" | "broken";
}

/** What bots make of a night: those of an earlier look, or as they play it now. Null for no night. */
export function useScale(night: Night | null, meta: GameMeta): Scale | null {
  const key = night === null ? null : [night.seed, night.game, versionOf(meta), APP_VERSION].join(" ");
  const [scale, setScale] = useState<Scale | null>(null);
  useEffect(() => {
    if (night === null || key === null) return undefined;
    const known = readScale(key);
    if (known !== null) return setScale({ scores: known, state: "done" });
    const scores: BotScore[] = [];
    const show = (state: Scale["state"]): void => setScale({ scores: [...scores], state });
    const worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
    worker.addEventListener("message", ({ data }: MessageEvent<FromScale>) => {
      if (data.type === "score") {
        scores.push(data.score);
        return show("playing");
      }
      worker.terminate();
      if (data.type === "done") keepScale(key, scores);
      return show(data.type);
    });
    // A worker that cannot start would keep us waiting for ever.
    worker.addEventListener("error", () => show("broken"));
    worker.postMessage(night);
    show("playing");
    return () => worker.terminate();
  }, [key]);
  return key === null ? null : scale;
}
