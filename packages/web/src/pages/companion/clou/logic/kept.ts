import { followNight, type PaperAct, type PaperSetup } from "@safehouse/games/clou/companion";
import { isObject } from "@safehouse/kernel";
import { recall, remember } from "../../../../app/storage.ts";

/** A night on paper, as this phone keeps it. All else follows from it. */
export interface KeptNight {
  readonly setup: PaperSetup;
  /** What the dice come from: this phone's own luck, or a day's. */
  readonly seed: string;
  readonly acts: readonly PaperAct[];
}

const KEPT_IN = "companion.clou";

/** Null if there is none, or if it does not hold together: perhaps it is from another version. */
export function readNight(): KeptNight | null {
  try {
    const value: unknown = JSON.parse(recall(KEPT_IN) ?? "null");
    if (!isKept(value)) return null;
    return followNight(value.setup, value.acts).ok ? value : null;
  } catch {
    return null;
  }
}

export function keepNight(night: KeptNight | null): void {
  remember(KEPT_IN, night === null ? null : JSON.stringify(night));
}

function isKept(value: unknown): value is KeptNight {
  if (!isObject(value) || !isObject(value["setup"]) || typeof value["seed"] !== "string") return false;
  const { scenario, thieves } = value["setup"];
  return typeof scenario === "string" && Array.isArray(thieves) && Array.isArray(value["acts"]);
}
