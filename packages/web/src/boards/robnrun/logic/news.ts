import type { Event } from "@safehouse/games/robnrun/board";
import type { Latest } from "../../contract.ts";
import { type EvaluationStep, stepsIn } from "./evaluation.ts";

/** What just happened and is worth a second look although the game has gone on. */
export interface News {
  readonly key: number;
  /** The steps of the last evaluation, as far as they were seen; empty for whoever was not there. */
  readonly steps: readonly EvaluationStep[];
  /** The evaluation was read and lies aside. */
  readonly isRead: boolean;
  /** The last few things worth a sentence. */
  readonly told: readonly Event[];
}

export const NO_NEWS: News = { key: Number.NaN, steps: [], isRead: false, told: [] };

const UNTOLD: readonly Event["type"][] = ["dealt", "screened", "town-filled", "revealed", "round"];
const MOST_TOLD = 3;

export function nextNews(before: News, { key, events }: Latest<Event>): News {
  const told = events.filter(({ type }) => !UNTOLD.includes(type)).slice(-MOST_TOLD);
  const over = events.findIndex(({ type }) => type === "heist-over");
  const hasEnded = over >= 0;
  const isJump = events.length === 0;
  return {
    key,
    steps: isJump ? [] : [...(hasEnded ? [] : before.steps), ...stepsIn(hasEnded ? events.slice(over) : events)],
    isRead: hasEnded ? false : before.isRead,
    told: told.length > 0 ? told : before.told,
  };
}
