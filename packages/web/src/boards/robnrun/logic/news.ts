import type { Event } from "@safehouse/games/robnrun/board";
import type { Latest } from "../../contract.ts";
import { type EvaluationStep, stepsIn } from "./evaluation.ts";

interface SeenStep extends EvaluationStep {
  /** How many answers the match had then. */
  readonly answers: number;
}

/** What just happened and is worth a second look although the game has gone on. */
export interface News {
  /** The steps of the last evaluation, as far as they were seen; empty for whoever was not there. */
  readonly steps: readonly SeenStep[];
  /** The evaluation was read and lies aside. */
  readonly isRead: boolean;
  /** The last few things worth a sentence. */
  readonly told: readonly Event[];
}

export const NO_NEWS: News = { steps: [], isRead: false, told: [] };

const UNTOLD: readonly Event["type"][] = ["dealt", "screened", "town-filled", "revealed", "round"];
const MOST_TOLD = 3;

/** `answers` is how many the match has now: an answer that was taken back takes its steps along. */
export function nextNews(before: News, { events }: Pick<Latest<Event>, "events">, answers: number): News {
  const told = events.filter(({ type }) => !UNTOLD.includes(type)).slice(-MOST_TOLD);
  const over = events.findIndex(({ type }) => type === "heist-over");
  const hasEnded = over >= 0;
  const kept = hasEnded ? [] : before.steps.filter((step) => step.answers <= answers);
  const steps = stepsIn(hasEnded ? events.slice(over) : events).map((step) => ({ ...step, answers }));
  // New safes may have been placed since it was put aside: what the police do then is worth another look.
  const isNew = hasEnded || events.some(({ type }) => type === "police");
  return {
    steps: [...kept, ...steps],
    isRead: !isNew && before.isRead,
    told: told.length > 0 ? told : before.told,
  };
}
