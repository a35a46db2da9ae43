import { scenarioOf, sixOf } from "./scenario/played.ts";
import type { Statement } from "./content/hints.ts";
import type { SafeId } from "./content/safes.ts";
import { COLOURS, type Station } from "./content/station.ts";
import { type Face, KINDS } from "./content/tools.ts";
import { BUILDINGS, ROUTE } from "./content/town.ts";
import type { HeistEnd } from "./events.ts";
import type { Config } from "./options.ts";

/** What the match waits for. Those on the first two lines wait for chance, `over` for nothing. */
export type Stage =
  | "dice"
  | "informants"
  | "safes"
  | "six"
  | "hints"
  | "tools"
  | "reshuffle"
  | "building"
  | "hint"
  | "give"
  | "turn"
  | "place"
  | "bribe"
  /** Between two questions, in this order: never seen from outside. */
  | "settling"
  | "drawing"
  | "closing"
  | "sorting"
  | "checking"
  | "ending"
  | "over";

/** A hint that was used. What only one accomplice was told is not in it: see `State.secrets`. Never changed once made. */
export interface Told extends Statement {
  /** The accomplices that hints 6, 9, 14 and 16 name. */
  readonly seat: number | null;
  readonly partner: number | null;
  /** Hint 13: who holds the most useful cards. */
  readonly seats: readonly number[];
  readonly round: number;
  /** How many acts of the heist came before. */
  readonly acts: number;
  readonly paid: boolean;
}

/** A heist that is over, open to all. Never changed once made. */
export interface Review {
  readonly heist: number;
  readonly boss: number;
  readonly building: number;
  readonly safes: readonly SafeId[];
  /** 1 for a cracked safe, by place in `safes`. */
  readonly cracked: readonly number[];
  readonly why: HeistEnd;
  readonly alarm: boolean;
  readonly told: readonly Told[];
  readonly secrets: readonly number[];
  readonly acts: readonly number[];
  readonly faces: readonly Face[];
  readonly results: readonly number[];
  readonly wrong: readonly Face[];
  /** What was left in the hands. */
  readonly hands: readonly (readonly Face[])[];
}

/** What lies open: every view holds this very object, so nothing hidden may ever be put into it. */
export interface Table {
  readonly config: Config;
  readonly seats: number;
  /** The numbers of the station; missing in matches of before rules 2. */
  readonly tracks?: Station;
  stage: Stage;
  gold: number;
  car: number;
  police: number;
  /** Dice on the station by colour, and on the marked spaces, four numbers a space. */
  station: number[];
  route: number[];
  /** Colour by district; null once the informant has left it. */
  informants: (number | null)[];
  /** The colour of the informant on the route. */
  waiting: number | null;
  /** Safes on each building, and in the pile. */
  buildings: number[];
  sparePile: number;
  /** Safes that everybody has seen and that are out of the game. */
  gone: SafeId[];
  /** From 1. */
  heist: number;
  boss: number;
  /** The building being robbed, and how many safes lie behind the screen. */
  target: number | null;
  safes: number;
  /** The six hints where everybody knows them; empty where the boss drew them. */
  six: number[];
  /** Face up, ascending. */
  open: number[];
  /** Used at least once in this heist, ascending. */
  used: number[];
  told: readonly Told[];
  /** From 1. */
  round: number;
  /** Whose turn it is in the accomplice phase. */
  actor: number;
  /** How many passed in a row. */
  passes: number;
  /** 1 for who has swapped in this phase, and for who sits out (hint 14). */
  swapped: number[];
  sitting: number[];
  /** Cards in the middle. */
  played: number;
  /** Round, seat and act of every turn of the heist: see acts.ts. */
  acts: number[];
  /** What every alarm phase brought to light: see results.ts. */
  results: number[];
  /** Tools lying open, by tool; bags lying aside; cards in the alarm pile. */
  opened: number[];
  bags: number;
  wrong: number;
  /** The two who hand each other a card (hint 16); else empty. */
  exchanging: number[];
  /** Seats that still have to draw a card, in order, and what goes on afterwards. */
  draws: number[];
  afterDraws: "settling" | "closing" | "checking";
  reshuffles: number;
  /** Nobody held a card when the phase ended. */
  last: boolean;
  /** New safes to be placed, and steps the police will take. */
  toPlace: number;
  policeSteps: number;
  review: Review | null;
  /** Per heist: see outcome.ts. */
  ledger: number[];
  result: string | null;
  /** How many questions each seat has answered: the k of decision ids. */
  answered: number[];
}

/** The table before the first draw. */
export function layTable(config: Config, seats: number, tracks: Station | null): Table {
  const scenario = scenarioOf(config);
  const each = (): number[] => Array<number>(seats).fill(0);
  const { dice, informants } = scenario;
  return {
    config,
    seats,
    ...(tracks !== null && { tracks }),
    stage: dice === null ? "dice" : informants === null ? "informants" : "safes",
    gold: scenario.gold,
    car: ROUTE.car,
    police: ROUTE.police,
    station: dice === null ? [0, 0, 0, 0] : dice[0].slice(),
    route: dice === null ? Array<number>(ROUTE.marked.length * COLOURS.length).fill(0) : dice.slice(1).flat(),
    informants: informants === null ? [null, null, null, null] : informants.map((colour) => COLOURS.indexOf(colour)),
    waiting: null,
    buildings: BUILDINGS.map(() => 0),
    sparePile: 0,
    gone: [],
    heist: 1,
    boss: 0,
    target: null,
    safes: 0,
    six: sixOf(config, seats),
    open: [],
    used: [],
    told: [],
    round: 0,
    actor: 0,
    passes: 0,
    swapped: each(),
    sitting: each(),
    played: 0,
    acts: [],
    results: [],
    opened: Array<number>(KINDS).fill(0),
    bags: 0,
    wrong: 0,
    exchanging: [],
    draws: [],
    afterDraws: "settling",
    reshuffles: 0,
    last: false,
    toPlace: 0,
    policeSteps: 0,
    review: null,
    ledger: [],
    result: null,
    answered: each(),
  };
}

export function cloneTable(table: Readonly<Table>): Table {
  return {
    ...table,
    station: table.station.slice(),
    route: table.route.slice(),
    informants: table.informants.slice(),
    buildings: table.buildings.slice(),
    gone: table.gone.slice(),
    six: table.six.slice(),
    open: table.open.slice(),
    used: table.used.slice(),
    swapped: table.swapped.slice(),
    sitting: table.sitting.slice(),
    acts: table.acts.slice(),
    results: table.results.slice(),
    opened: table.opened.slice(),
    exchanging: table.exchanging.slice(),
    draws: table.draws.slice(),
    ledger: table.ledger.slice(),
    answered: table.answered.slice(),
  };
}
