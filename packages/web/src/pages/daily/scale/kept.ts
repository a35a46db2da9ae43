import { BOT_LEVELS, isObject } from "@safehouse/kernel";
import { recallList, rememberList } from "../../../records/kept-list.ts";
import type { BotScore } from "./play-bots.ts";

/** What the bots made of a night, so that they need not play it again. */
interface KeptScale {
  /** Of the night and of all that it is played with. */
  readonly key: string;
  readonly scores: readonly BotScore[];
}

const KEPT_IN = "scales";
/** Whoever looks further back waits once more. */
const MOST = 40;

export function readScale(key: string): readonly BotScore[] | null {
  return recallList(KEPT_IN, isScale).find((each) => each.key === key)?.scores ?? null;
}

export function keepScale(key: string, scores: readonly BotScore[]): void {
  const others = recallList(KEPT_IN, isScale).filter((each) => each.key !== key);
  rememberList(KEPT_IN, [...others, { key, scores }].slice(-MOST));
}

function isScale(value: unknown): value is KeptScale {
  if (!isObject(value) || typeof value["key"] !== "string") return false;
  const { scores } = value;
  return Array.isArray(scores) && scores.length > 0 && scores.every(isScore);
}

function isScore(value: unknown): value is BotScore {
  return (
    isObject(value) && (BOT_LEVELS as readonly unknown[]).includes(value["level"]) && Number.isInteger(value["points"])
  );
}
