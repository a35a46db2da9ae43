import type { Event, View } from "@safehouse/games/klaumau/board";

/** Who has said "I cannot" and is still to be believed; null for nobody. It knows of no card, so truth and lie look alike (K-8.2). */
export function speaker(view: Pick<View, "table">): number | null {
  return view.table.stage === "believe" ? view.table.turn : null;
}

/** A hand that everybody has seen (K-4.5). */
export interface ShownHand {
  readonly seat: number;
  readonly cards: readonly string[];
  readonly wasLie: boolean;
}

export function shownIn(events: readonly Event[]): ShownHand | null {
  const event = events.findLast((event) => event.type === "shown");
  return event === undefined ? null : { seat: event.seat, cards: event.cards, wasLie: event.playable };
}

export type Scored = Extract<Event, { type: "scored" }>;

/** How a round ended, with what everybody still held. */
export interface RoundSummary {
  readonly over: Extract<Event, { type: "round-over" }>;
  readonly scored: readonly Scored[];
}

export function summaryIn(events: readonly Event[]): RoundSummary | null {
  const over = events.find((event) => event.type === "round-over");
  if (over === undefined) return null;
  return { over, scored: events.filter((event) => event.type === "scored") };
}

/** Whether play has gone on: what was laid open before is no longer news. */
export function hasAction(events: readonly Event[]): boolean {
  return events.some(({ type }) => type === "played" || type === "cannot" || type === "laid");
}
