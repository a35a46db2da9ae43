import type { Event } from "@safehouse/games/klaumau/board";
import type { Latest } from "../../contract.ts";
import { hasAction, type RoundSummary, type Scored, shownIn, type ShownHand, summaryIn } from "./table-talk.ts";

/** What was laid open and is worth a second look although the game has gone on. */
export interface News {
  readonly shown: ShownHand | null;
  readonly summary: RoundSummary | null;
  /** What everybody held when the last round ended, until the next is dealt. */
  readonly final: readonly Scored[];
  /** The last few things worth a sentence. */
  readonly told: readonly Event[];
}

export const NO_NEWS: News = { shown: null, summary: null, final: [], told: [] };

const DEALING: readonly Event["type"][] = ["round", "dealt", "turned", "covered", "set-aside", "returned"];

/** Whoever plays keeps a round's result until it is put away; onlookers, who may step back and forth, until play goes on. */
export function nextNews(before: News, { events }: Pick<Latest<Event>, "events">, isPlaying: boolean): News {
  const told = events.filter(({ type }) => !UNTOLD.includes(type)).slice(-MOST_TOLD);
  return {
    shown: nextShown(before, events, isPlaying),
    summary: nextSummary(before, events, isPlaying),
    final: summaryIn(events)?.scored ?? (events.some(({ type }) => type === "dealt") ? [] : before.final),
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
