import type { Colour, Face } from "./content/cards.ts";
import { blankMemory, cloneMemory, type Memory } from "./memory.ts";
import type { Config } from "./configure.ts";
import { CURRENT_RULES, SWITCHES, type Switches } from "./switches.ts";

/** What the match waits for. The first five wait for chance, `over` for nothing. */
export type Stage =
  | "deck"
  | "mix"
  | "place"
  | "return"
  | "robbery"
  | "turn"
  | "believe"
  | "pick"
  | "reward"
  | "colour"
  | "victim"
  | "parry"
  | "give"
  | "confiscate"
  | "fence"
  | "discard"
  | "halve"
  | "swap"
  /** Between two questions: never seen from outside. */
  | "busy"
  | "over";

/** What lies open: every view holds this very object, so nothing hidden may ever be put into it. */
export interface Table extends Switches {
  readonly config: Config;
  readonly seats: number;
  /** From 1. */
  round: number;
  /** 1 clockwise, -1 anticlockwise. */
  direction: number;
  starter: number;
  /** Whose turn it is; also while others answer questions it raised. */
  turn: number;
  stage: Stage;
  /** The one who is asked, where one player is. */
  actor: number;
  /** Whose cards a Crook, Barter or the last Policeman goes for. */
  victim: number;
  robbery: "crook" | "barter" | "police";
  /** What is still to be done once the open question is answered: see rules/agenda.ts. */
  agenda: number[];
  discard: Face[];
  /** Policemen and the Bomb, beside the discard pile. */
  aside: Face[];
  /** Cards out of the round. */
  out: Face[];
  /** Cards out of the game (K-9.3), with the switch of that name. */
  readonly gone?: Face[];
  /** Turned up in place of a start card, on their way back into the pile (K-2.4). */
  returning: Face[];
  /** 1 where a Watchdog lies before a player. */
  laid: number[];
  /** The colour named for the Keyhole on top. */
  named: Colour | null;
  /** K-9.1: colours of the last card played, as bits; 0 before the first. */
  lastColours: number;
  policePlayed: number;
  /** The hand shown under K-4.5, while the doubter picks from it. */
  shown: Face[];
  /** Counts within the round, for the labels of chance. */
  robberies: number;
  returned: number;
  /** Between which heights of the pile the Receiver lies, bottom = 0 (K-9.3). */
  receiverLow: number;
  receiverHigh: number;
  /** How many questions each seat has answered: the k of decision ids. */
  answered: number[];
  /** K-9.9 (b): how many of a player's cards are known to be no number cards. */
  numberless: number[];
  totals: number[];
  /** Number cards sold to the Receiver in this round. */
  sold: number[];
  /** Per round and seat: see rules/score.ts. */
  ledger: number[];
}

export interface State {
  table: Table;
  /** Sorted by face. */
  hands: Face[][];
  /** The top is the last. */
  pile: Face[];
  /** Answers to the open sealed question, by seat: see answers.ts. */
  answers: number[];
  /** Cards chosen in the open sealed question, by seat. */
  chosen: Face[][];
  /** What each seat knows of others' cards, and last what everybody knows: see memory.ts. */
  memory: Memory[];
}

export function setup(config: Config, seats: number, switches = SWITCHES[CURRENT_RULES]): State {
  const each = <T>(value: T): T[] => Array<T>(seats).fill(value);
  const lists = (): number[][] => Array.from({ length: seats }, () => []);
  return {
    table: {
      ...switches,
      config,
      seats,
      round: 1,
      direction: 1,
      starter: 0,
      turn: 0,
      stage: "deck",
      actor: 0,
      victim: 0,
      robbery: "crook",
      agenda: [],
      discard: [],
      aside: [],
      out: [],
      ...(switches.salesLeaveGame && { gone: [] }),
      returning: [],
      laid: each(0),
      named: null,
      lastColours: 0,
      policePlayed: 0,
      shown: [],
      robberies: 0,
      returned: 0,
      receiverLow: 0,
      receiverHigh: 0,
      answered: each(0),
      numberless: each(0),
      totals: each(0),
      sold: each(0),
      ledger: [],
    },
    hands: lists(),
    pile: [],
    answers: each(0),
    chosen: lists(),
    memory: Array.from({ length: seats + 1 }, () => blankMemory(seats)),
  };
}

export function cloneTable(table: Readonly<Table>): Table {
  return {
    ...table,
    agenda: table.agenda.slice(),
    discard: table.discard.slice(),
    aside: table.aside.slice(),
    out: table.out.slice(),
    ...(table.gone && { gone: table.gone.slice() }),
    returning: table.returning.slice(),
    laid: table.laid.slice(),
    shown: table.shown.slice(),
    answered: table.answered.slice(),
    numberless: table.numberless.slice(),
    totals: table.totals.slice(),
    sold: table.sold.slice(),
    ledger: table.ledger.slice(),
  };
}

export function clone(state: State): State {
  return {
    table: cloneTable(state.table),
    hands: state.hands.map((hand) => hand.slice()),
    pile: state.pile.slice(),
    answers: state.answers.slice(),
    chosen: state.chosen.map((cards) => cards.slice()),
    memory: state.memory.map(cloneMemory),
  };
}
