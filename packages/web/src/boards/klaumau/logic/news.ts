import type { Event } from "@safehouse/games/klaumau/board";
import type { Latest } from "../../contract.ts";
import { hasAction, type RoundSummary, shownIn, type ShownHand, summaryIn } from "./table-talk.ts";

/** What was laid open and is worth a second look although the game has gone on. */
export interface News {
  readonly key: number;
  readonly shown: ShownHand | null;
  readonly summary: RoundSummary | null;
  /** The last few things worth a sentence. */
  readonly told: readonly Event[];
}

export const NO_NEWS: News = { key: Number.NaN, shown: null, summary: null, told: [] };

const DEALING: readonly Event["type"][] = ["round", "dealt", "turned", "covered", "set-aside", "returned"];

/** Whoever plays keeps a round's result until it is put away; onlookers, who may step back and forth, until play goes on. */
export function nextNews(before: News, { key, events }: Latest<Event>, isPlaying: boolean): News {
  const told = events.filter(({ type }) => !UNTOLD.includes(type)).slice(-MOST_TOLD);
  return {
    key,
    shown: nextShown(before, events, isPlaying),
    summary: nextSummary(before, events, isPlaying),
    told: told.length > 0 ? told : before.told,
  };
}

const MOST_TOLD = 4;
/** Whole hands have a place of their own. */
const UNTOLD: readonly Event["type"][] = ["dealt", "scored", "shown"];

function nextShown(before: News, events: readonly Event[], isPlaying: boolean): ShownHand | null {
  const shown = shownIn(events);
  if (shown) return shown;
  const isOld = events.some(({ type }) => type === "cannot" || type === "round-over" || type === "dealt");
  return isOld || (!isPlaying && hasAction(events)) ? null : before.shown;
}

function nextSummary(before: News, events: readonly Event[], isPlaying: boolean): RoundSummary | null {
  const summary = summaryIn(events);
  if (summary) return summary;
  return isPlaying || events.every(({ type }) => DEALING.includes(type)) ? before.summary : null;
}
