import { followNight, type PaperAct, type PaperGame, type PaperSetup } from "@safehouse/games/clou/companion";
import { isObject } from "@safehouse/kernel";
import { recall, remember } from "../../../../app/storage.ts";

/** A night on paper, as this phone keeps it. All else follows from it. */
export interface KeptNight {
  readonly setup: PaperSetup;
  /** What the dice come from: this phone's own luck, or a day's. */
  readonly seed: string;
  readonly acts: readonly PaperAct[];
}

const keptIn = (id: string): string => `companion.${id}`;

/** Null if there is none, or if it does not hold together: perhaps it is from another version. */
export function readNight(id: string, game: PaperGame): KeptNight | null {
  try {
    const value: unknown = JSON.parse(recall(keptIn(id)) ?? "null");
    if (!isKept(value)) return null;
    return followNight(game, value.setup, value.acts).ok ? value : null;
  } catch {
    return null;
  }
}

export function keepNight(id: string, night: KeptNight | null): void {
  remember(keptIn(id), night === null ? null : JSON.stringify(night));
}

function isKept(value: unknown): value is KeptNight {
  if (!isObject(value) || !isObject(value["setup"]) || typeof value["seed"] !== "string") return false;
  const { scenario, thieves, brings = [] } = value["setup"];
  const isSetup = typeof scenario === "string" && Array.isArray(thieves) && Array.isArray(brings);
  return isSetup && Array.isArray(value["acts"]);
}
