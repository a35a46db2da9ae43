import type { Json } from "./json.ts";

/** Seats count from 0. */
export type Seat = number;

/** `open` sees everything and exists only once a match is over. */
export type Viewer = Seat | "spectator" | "open";

/** What chance is asked for: three dice are `{dice: 3}`, an order of 52 things `{shuffle: 52}`, one of seven `{pick: 7}`. */
export type Draw = { readonly dice: number } | { readonly shuffle: number } | { readonly pick: number };

/** Dice show 1–6; a shuffle is a permutation of 0…n−1; a pick is one number below n. */
export type Drawn = readonly number[];

export interface SeatDecision {
  /** `kind:seat:k`, where k counts that seat's decisions. It does not change when others act. */
  readonly id: string;
  readonly seat: Seat;
  readonly kind: string;
}

export interface ChanceDecision {
  readonly kind: "chance";
  readonly seat: null;
  /** Names the thing in the game, is unique in the match, and never depends on the log's length. */
  readonly label: string;
  readonly draw: Draw;
}

export type Decision = SeatDecision | ChanceDecision;

export interface DecisionKind {
  /** Everybody asked stays pending until all have answered: nobody can tell who has. Only the answer that closes it returns events. */
  readonly sealed?: true;
  /** Takes effect no sooner than a fixed time after it was asked, even with a single possible answer. */
  readonly masked?: true;
  /** Cannot be undone. */
  readonly final?: true;
  /** A matter of taste: bots answer only when every person who is asked the same has answered. */
  readonly peopleFirst?: true;
  /** For a sealed one that lists the same few answers every time: at a slow table one of them may be given before it is asked. */
  readonly plain?: readonly Json[];
}

export function isChance(decision: Decision): decision is ChanceDecision {
  return decision.seat === null;
}

/** How the log names a decision. */
export function logName(decision: Decision): string {
  return decision.seat === null ? decision.label : decision.id;
}

const idPrefixes = new Map<string, string[]>();

/** The prefix is made once for a kind and seat: the lab asks for an id at every move. */
export function decisionId(kind: string, seat: Seat, count: number): string {
  let prefixes = idPrefixes.get(kind);
  if (prefixes === undefined) idPrefixes.set(kind, (prefixes = []));
  const prefix = (prefixes[seat] ??= `${kind}:${seat}:`);
  return prefix + count;
}

/** Null if `drawn` is a possible answer to `draw`, else what is wrong with it. */
export function drawProblem(draw: Draw, drawn: unknown): string | null {
  if (!Array.isArray(drawn)) return "is not a list of numbers";
  const [count, low, high] = drawRange(draw);
  if (drawn.length !== count) return `has ${drawn.length} numbers instead of ${count}`;
  if (!drawn.every((n) => Number.isInteger(n) && n >= low && n <= high)) return `leaves the range ${low} to ${high}`;
  if ("shuffle" in draw && new Set(drawn).size !== count) return "names one thing twice";
  return null;
}

function drawRange(draw: Draw): [count: number, low: number, high: number] {
  if ("dice" in draw) return [draw.dice, 1, 6];
  if ("shuffle" in draw) return [draw.shuffle, 0, draw.shuffle - 1];
  return [1, 0, draw.pick - 1];
}
