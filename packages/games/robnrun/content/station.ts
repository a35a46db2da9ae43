import { STATIONS as STATIONS_OF_RULES_1 } from "./rules-1/stations.ts";

/** the alarms by colour, and how many dice each has. */
export const COLOURS = ["white", "yellow", "green", "red"] as const;
export type Colour = (typeof COLOURS)[number];
/** Indexes into the list of colours. */
export const [WHITE, YELLOW, GREEN, RED] = [0, 1, 2, 3] as const;

export const DICE: readonly number[] = [2, 3, 3, 4];
export const ALL_DICE = 12;
/** Every die by its colour, for the draw of variant 1. */
export const DICE_COLOURS: readonly number[] = DICE.flatMap((count, colour) => Array<number>(count).fill(colour));

/** Four tracks by colour; the number in force has as many numbers before it as dice lie on the track. */
export type Station = readonly (readonly number[])[];

/** */
const STATIONS: { readonly [seats: number]: Station } = {
  2: [
    [2, 3, 4],
    [4, 3, 3, 2],
    [11, 10, 10, 9],
    [5, 4, 3, 2, 2],
  ],
  3: [
    [3, 4, 4],
    [5, 4, 3, 2],
    [9, 8, 7, 6],
    [6, 5, 4, 3, 2],
  ],
  4: [
    [4, 5, 5],
    [5, 4, 3, 2],
    [7, 7, 6, 5],
    [6, 5, 4, 3, 2],
  ],
  5: [
    [4, 5, 5],
    [5, 4, 3, 2],
    [6, 5, 4, 4],
    [6, 5, 4, 3, 2],
  ],
};

export const stationOf = (seats: number): Station => STATIONS[seats];

/** Whose station is asked for: a match brings the numbers it was begun with; before rules 2 they lay in no state. */
interface Stationed {
  readonly seats: number;
  readonly tracks?: Station;
}

export const tracksOf = ({ seats, tracks }: Stationed): Station => tracks ?? STATIONS_OF_RULES_1[seats];

/** */
export function reading(match: Stationed, colour: number, dice: number): number {
  return tracksOf(match)[colour][dice];
}

/** cards each accomplice gets for a bag. */
export const cardsPerBag = (seats: number): number => (seats === 3 ? 2 : 1);

/** what the first and the second die cost. */
export const BRIBES: readonly (readonly number[])[] = [
  [2, 3],
  [3, 4],
  [2, 3],
  [3, 4],
];

export function bribeCost(colour: number, dice: number): number {
  return BRIBES[colour].slice(0, dice).reduce((sum, cost) => sum + cost, 0);
}
