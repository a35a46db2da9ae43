import { withoutCards } from "@safehouse/kernel";
import type { Config } from "../configure.ts";
import type { Table } from "../state.ts";
import { BOMB, CARDS, type Face, FACES, RECEIVER, WATCHDOG } from "./cards.ts";

/** K-1.4: the black-backed half serves up to five players. */
const HALF_DECK_SEATS = 5;

export const HAND_SIZE = 4;

function facesOf(count: (face: Face) => number): readonly Face[] {
  return Array.from({ length: FACES }, (_, face) => face).flatMap((face) => Array<Face>(count(face)).fill(face));
}

const isVariation = (face: Face): boolean => face === RECEIVER || face === WATCHDOG || face === BOMB;
const FULL_DECK = facesOf((face) => (isVariation(face) ? 0 : CARDS[face].full));
const HALF_DECK = facesOf((face) => (isVariation(face) ? 0 : CARDS[face].half));

/** The cards that are shuffled and dealt: no variation cards yet. */
export function baseDeck(seats: number): readonly Face[] {
  return seats <= HALF_DECK_SEATS ? HALF_DECK : FULL_DECK;
}

/** What is dealt in this round: what has left the game is missing (K-9.3). */
export function roundDeck({ seats, gone = [] }: Pick<Table, "seats" | "gone">): readonly Face[] {
  const sold = gone.filter((face) => face !== RECEIVER);
  return sold.length === 0 ? baseDeck(seats) : withoutCards(baseDeck(seats), sold);
}

/** K-9.3: whether the Receiver plays a part in this round. */
export function hasReceiver({ config, gone = [] }: Pick<Table, "config" | "gone">): boolean {
  return config.receiver && !gone.includes(RECEIVER);
}

/** K-1.5, K-9.4, K-9.8: what is mixed into the pile after the deal. The Receiver has a place of its own. */
export function mixedIn(config: Config): readonly Face[] {
  const cards: Face[] = [];
  if (config.watchdogs) cards.push(WATCHDOG, WATCHDOG);
  if (config.bomb !== "off") cards.push(BOMB);
  return cards;
}

/** K-9.2: the Policeman that ends the round is the last of the deck in play. */
export function policeInDeck(seats: number): number {
  return seats <= HALF_DECK_SEATS ? 4 : 8;
}
