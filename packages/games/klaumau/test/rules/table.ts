import { canonical, isChance, type SeatDecision, stacked, type Viewer } from "@safehouse/kernel";
import { namesOf } from "../../content/cards.ts";
import { baseDeck } from "../../content/deck.ts";
import type { Event } from "../../events.ts";
import { klaumau } from "../../game.ts";
import type { Config } from "../../configure.ts";
import type { Move } from "../../moves.ts";
import type { State } from "../../state.ts";
import { answer, cannot, draw, listed } from "../position.ts";

export { stacked };

export const play = (state: State, seat: number, card: string): Event[] => answer(state, seat, { do: "play", card });

/** The cards a seat may play now. */
export function playable(state: State, seat: number): string[] {
  return listed(state, seat).flatMap((move) => (move.do === "play" ? [move.card] : []));
}

/** Who is asked what: `turn:1`; chance is just `chance`. */
export function asked(state: State): string[] {
  return klaumau
    .pending(state)
    .map((decision) => (isChance(decision) ? "chance" : `${decision.kind}:${decision.seat}`));
}

/** "I cannot" is doubted and was a lie: the doubter calls for a card and draws, leaves it, or is not even asked. */
export function caught(
  state: State,
  speaker: number,
  doubter: number,
  card: string,
  reward: "draw" | "leave" | "not asked" = "leave",
): Event[] {
  const events = cannot(state, speaker, [doubter]);
  events.push(...answer(state, doubter, { do: "force", card }));
  if (reward !== "not asked") events.push(...answer(state, doubter, { do: reward }));
  return events;
}

/** A Crook or Barter is played and goes for a victim. */
export function aim(state: State, robber: number, card: string, victim: number): Event[] {
  return [...play(state, robber, card), ...answer(state, robber, { do: "rob", seat: victim })];
}

/** The same with a Crook that is not parried and gets the victim's card of that name. */
export function steal(state: State, robber: number, card: string, victim: number, stolen: string): Event[] {
  const events = aim(state, robber, card, victim);
  events.push(...answer(state, victim, { do: "allow" }));
  return [...events, ...takeByChance(state, victim, stolen)];
}

export function barter(state: State, robber: number, card: string, victim: number, taken: string): Event[] {
  return [...aim(state, robber, card, victim), ...takeByChance(state, victim, taken)];
}

/** Chance picks this card of the victim. */
export function takeByChance(state: State, victim: number, card: string): Event[] {
  return draw(state, [namesOf(state.hands[victim]).indexOf(card)]);
}

/** Everybody asked a sealed question answers it, by seat. */
export function answerAll(state: State, answers: readonly (readonly Move[])[]): Event[] {
  const events: Event[] = [];
  for (const { seat } of klaumau.pending(state) as SeatDecision[]) {
    for (const move of answers[seat] ?? []) events.push(...answer(state, seat, move));
  }
  return events;
}

const DONE: Move = { do: "done" };

/** Number cards turned in to the Receiver, by seat. */
export function sell(state: State, ...cards: readonly (readonly string[])[]): Event[] {
  const answers = cards.map((each) => [...each.map((card): Move => ({ do: "sell", card })), DONE]);
  return answerAll(state, answers);
}

/** Bomb rule (b): one number card by seat, or none. */
export function putOneOut(state: State, ...cards: readonly (string | null)[]): Event[] {
  return answerAll(
    state,
    cards.map((card) => [card === null ? DONE : { do: "discard", card }]),
  );
}

/** Bomb rule (c): cards by seat. */
export function putHalfOut(state: State, ...cards: readonly (readonly string[])[]): Event[] {
  const answers = cards.map((each) => [...each.map((card): Move => ({ do: "discard", card })), DONE]);
  return answerAll(state, answers);
}

export function eventsOf<T extends Event["type"]>(events: readonly Event[], type: T): Extract<Event, { type: T }>[] {
  return events.filter((event): event is Extract<Event, { type: T }> => event.type === type);
}

/** The points of the round that has just ended, by seat. */
export const points = (events: readonly Event[]): number[] => eventsOf(events, "scored").map((event) => event.points);

/** Why the round ended, or null. */
export function roundEnd(events: readonly Event[]): string | null {
  return eventsOf(events, "round-over")[0]?.reason ?? null;
}

export const drawnBy = (events: readonly Event[]): number[] => eventsOf(events, "drew").map((event) => event.seat);

export const viewersOf = (state: State): Viewer[] => [...state.hands.keys(), "spectator"];

/** All that a viewer sees, as text to compare. */
export const sight = (state: State, viewer: Viewer): string => canonical(klaumau.view(state, viewer));

/** All that a viewer is told, as text to compare. */
export function hearsay(events: readonly Event[], viewer: Viewer): string {
  return canonical(events.map((event) => klaumau.viewEvent(event, viewer)));
}

/** The cards that a viewer knows a holder to have; the pile is the holder after the last seat. */
export function known(state: State, viewer: Viewer, holder: number): string[] {
  return namesOf(klaumau.view(state, viewer).memory.cards[holder]);
}

export function newMatch(seats: number, config: Partial<Config> = {}): State {
  const configured = klaumau.configure(config, seats);
  if (!configured.ok) throw new Error(configured.error.problem);
  return klaumau.setup(configured.value, seats);
}

/** The deal of a round: these cards lie on top of the pile after it, so that the first of them starts the discard pile. */
export function dealRound(state: State, onTop: readonly string[] = ["plan-all"]): Event[] {
  const { seats } = state.table;
  const deck = namesOf(baseDeck(seats));
  const rest = stacked(deck, onTop).map((i) => deck[i]);
  return draw(state, stacked(deck, [...rest.slice(0, 4 * seats), ...onTop]));
}

/** K-1.5: the variation cards are mixed in, and these cards lie on top. */
export function mixPile(state: State, variations: readonly string[], onTop: readonly string[]): Event[] {
  return draw(state, stacked([...namesOf(state.pile), ...variations], onTop));
}

/** Whether a card at that height, from 0, lies at least partly between the lower and the upper third of a pile. */
export function isInMiddleThird(height: number, cards: number): boolean {
  return height + 1 > cards / 3 && height < (2 * cards) / 3;
}
