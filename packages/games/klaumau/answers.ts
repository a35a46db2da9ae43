import { distinctCards, type SeatDecision, withoutCards } from "@safehouse/kernel";
import { COLOURS, type Face, NAMES, WATCHDOG } from "./content/cards.ts";
import { isNumber, isPolice } from "./content/traits.ts";
import type { Move } from "./moves.ts";
import { promisedCards } from "./rules/agenda.ts";
import { UNANSWERED } from "./rules/asking.ts";
import { cardsToHalve } from "./rules/bomb.ts";
import { playableCards } from "./rules/matching.ts";
import { canRob } from "./rules/robbing.ts";
import type { View } from "./view.ts";

// Moves are constants: listing them allocates nothing but the list.
const MAX_SEATS = 8;
const forEachCard = (make: (card: string) => Move): readonly Move[] => NAMES.map(make);
const forEachSeat = (make: (seat: number) => Move): readonly Move[] =>
  Array.from({ length: MAX_SEATS }, (_, seat) => make(seat));

const CANNOT: Move = { do: "cannot" };
const LAY: Move = { do: "lay" };
const SPARE: Move = { do: "spare" };
const ALLOW: Move = { do: "allow" };
const DONE: Move = { do: "done" };
const BELIEF: readonly Move[] = [{ do: "believe" }, { do: "doubt" }];
const REWARD: readonly Move[] = [{ do: "leave" }, { do: "draw" }];
const NAME_COLOUR: readonly Move[] = COLOURS.map((colour) => ({ do: "name", colour }));
const PLAY = forEachCard((card) => ({ do: "play", card }));
const FORCE = forEachCard((card) => ({ do: "force", card }));
const PARRY = forEachCard((card) => ({ do: "parry", card }));
const GIVE = forEachCard((card) => ({ do: "give", card }));
const SELL = forEachCard((card) => ({ do: "sell", card }));
const DISCARD = forEachCard((card) => ({ do: "discard", card }));
const ROB = forEachSeat((seat) => ({ do: "rob", seat }));
const SWAP = forEachSeat((seat) => ({ do: "swap", seat }));
const NONE: readonly Move[] = [];

/**
 * What a seat may answer. The first is what is played for an absent player: it says "I cannot", believes, parries and takes nothing
 * (K-4.6, K-8.2).
 */
export function moves(view: View, decision: SeatDecision): readonly Move[] {
  switch (decision.kind) {
    case "turn":
      return turnMoves(view);
    case "believe":
      return view.answer === UNANSWERED ? BELIEF : NONE;
    case "pick":
      return pickFrom(FORCE, playableCards(view.table, view.table.shown));
    case "reward":
      return REWARD;
    case "colour":
      return NAME_COLOUR;
    case "victim":
    case "confiscate":
      return victimMoves(view);
    case "parry":
      return [ALLOW, ...pickFrom(PARRY, distinctCards(view.hand).filter(isPolice))];
    case "give":
      return pickFrom(GIVE, distinctCards(view.hand));
    case "fence":
      return view.answer === UNANSWERED
        ? [DONE, ...pickFrom(SELL, distinctCards(unchosen(view)).filter(isNumber))]
        : NONE;
    case "discard":
      return view.answer === UNANSWERED ? discardMoves(view) : NONE;
    case "halve":
      return view.answer === UNANSWERED ? halveMoves(view) : NONE;
    case "swap":
      return SWAP.slice(0, view.table.seats).filter((_, seat) => seat !== view.seat);
    default:
      return NONE;
  }
}

function pickFrom(list: readonly Move[], cards: readonly Face[]): Move[] {
  return cards.map((face) => list[face]);
}

function victimMoves(view: View): Move[] {
  const list: Move[] = [SPARE];
  for (let seat = 0; seat < view.table.seats; seat++) {
    if (canRob(view.table, view.sizes, seat)) list.push(ROB[seat]);
  }
  return list;
}

function turnMoves(view: View): Move[] {
  const list: Move[] = [CANNOT];
  for (const face of playableCards(view.table, view.hand)) list.push(PLAY[face]);
  if (mayLayWatchdog(view)) list.push(LAY);
  return list;
}

/** K-9.4, K-9.6 */
function mayLayWatchdog(view: View): boolean {
  return view.table.laid[view.seat as number] === 0 && view.hand.includes(WATCHDOG);
}

/** (b) of K-9.9: one number card must go, if there is one. */
function discardMoves(view: View): readonly Move[] {
  const cards = distinctCards(view.hand).filter(isNumber);
  return cards.length === 0 ? [DONE] : pickFrom(DISCARD, cards);
}

/** (c) of K-9.9: cards one by one, and "done" when they are enough. */
function halveMoves(view: View): readonly Move[] {
  return cardsMissing(view) === 0 ? [DONE] : pickFrom(DISCARD, distinctCards(unchosen(view)));
}

/** How many cards this seat still has to put out for the Bomb. */
export function cardsMissing(view: View): number {
  return cardsToHalve(view.sizes, view.seat as number) - view.chosen.length;
}

/** The cards that can still be chosen in a series. */
export function unchosen(view: View): Face[] {
  return withoutCards(view.hand, [...view.chosen, ...promisedCards(view.table, view.seat as number)]);
}
