import { type ExampleAct, stacked, type WorkedExample } from "@safehouse/kernel";
import { OWN } from "../../options.ts";
import { SAFES } from "../../content/safes.ts";
import { type Colour, COLOURS, DICE, stationOf } from "../../content/station.ts";
import { namesOf, toolPile } from "../../content/tools.ts";
import { BUILDINGS } from "../../content/town.ts";
import type { Move } from "../../moves.ts";
import { encodeScenario } from "../../scenario/code.ts";
import { PLACES, withDice } from "../../scenario/scenario.ts";

/** What is true of the table, as far as a step says so. */
export interface Facts {
  /** The numbers in force. */
  readonly station?: { readonly [colour in Colour]?: number };
  /** Hints that lie open. */
  readonly hints?: readonly number[];
  /** How many cards everybody holds. */
  readonly cards?: readonly number[];
  /** Tools that lie open, bags aside, and cards in the alarm pile. */
  readonly open?: readonly string[];
  readonly bags?: number;
  readonly wrong?: number;
  readonly gold?: number;
  readonly car?: number;
  readonly police?: number;
  /** Whose informant waits on the route. */
  readonly informant?: Colour | null;
  /** Safes on a building. */
  readonly safes?: { readonly [building: string]: number };
  readonly stage?: string;
  readonly round?: number;
  readonly heist?: number;
}

/** The parts of the table that a picture shows. */
export type Shows = readonly ("station" | "road" | "safes" | "lying")[];

export type RobnrunAct = ExampleAct<Move>;
export type RobnrunExample = WorkedExample<Move, Facts, Shows>;

export const CREW = 4;
const HINTS: readonly number[] = [1, 2, 3, 4, 5, 7];

/** What a station shows at the start, and what lies on the first marked space of the route. */
export interface Alarms {
  readonly station: { readonly [colour in Colour]: number };
  readonly firstSpace: readonly Colour[];
  /** By district. */
  readonly informants: readonly Colour[];
  /** The boss's six; those of the training unless told. */
  readonly hints?: readonly number[];
}

/** A scenario whose station reads so: as many dice as that takes lie there, the others along the route. */
export function scenario({ station, firstSpace, informants, hints = HINTS }: Alarms): {
  readonly [option: string]: string;
} {
  const onStation = COLOURS.map((colour, c) => stationOf(CREW)[c].indexOf(station[colour]));
  const first = COLOURS.map((colour) => firstSpace.filter((each) => each === colour).length);
  const left = COLOURS.flatMap((_, c) => Array<number>(DICE[c] - onStation[c] - first[c]).fill(c));
  const later = Array.from({ length: PLACES - 2 }, () => COLOURS.map(() => 0));
  for (const [i, colour] of left.entries()) later[i % later.length][colour] += 1;
  const rest = { gold: 3, mode: "given", six: hints, substitutes: [], forbidden: [], informants } as const;
  return { scenario: OWN, code: encodeScenario(withDice(rest, [onStation, first, ...later])) };
}

/** The town is filled so that this building has these safes, each as digits in the order of the tools: `0320000`. */
export function town(building: string, safes: readonly string[]): RobnrunAct {
  const before = BUILDINGS.slice(
    0,
    BUILDINGS.findIndex(({ name }) => name === building),
  ).reduce((sum, each) => sum + each.safes, 0);
  const wanted = safes.map((digits) => SAFES.findIndex((counts) => counts.join("") === digits));
  const others = SAFES.map((_, safe) => safe).filter((safe) => !wanted.includes(safe));
  return { drawn: [...others.slice(0, before), ...wanted, ...others.slice(before)] };
}

export const boss = (move: Move): RobnrunAct => ({ seat: 0, move });

/** The boss goes there, the first hints lie open, and the accomplices get these cards, beginning left of the boss; then these are drawn. */
export function rob(
  building: string,
  hands: readonly (readonly string[])[],
  pile: readonly string[] = [],
): readonly RobnrunAct[] {
  return [
    boss({ do: "rob", building }),
    { drawn: HINTS.map((_, i) => i) },
    { drawn: stacked(namesOf(toolPile(CREW)), [...hands.flat(), ...pile]) },
  ];
}

/** Turns one after the other: by whom, and a card's name, "swap" or "pass". */
export function turns(...acts: readonly (readonly [seat: number, act: string])[]): RobnrunAct[] {
  return acts.map(([seat, act]) => ({
    seat,
    move: act === "swap" || act === "pass" ? { do: act } : { do: "play", card: act },
  }));
}
