import type { GameEvent, Json, Random, Viewer } from "@safehouse/kernel";

/** Whoever plays or watches while a match runs. `open` exists only after its end. */
export type TableViewer = Exclude<Viewer, "open">;

/** What a game's tests tell the kit about the game. */
export interface ConformKit<State = unknown, Event extends GameEvent = GameEvent> {
  /** Raw configurations to rotate through, at least one: `[{}]` plays the defaults. */
  configs(seats: number): readonly unknown[];
  /**
   * Another state that this viewer cannot tell from the given one, which stays as it is. Written from the rules on hidden information
   * and not from the game's `view`: it is what finds the leaks there.
   */
  resample(state: State, viewer: TableViewer, random: Random): State;
  /** What is hidden from the viewer, by name: over all pairs each must change at least once, by `resample` and by `imagine`. */
  hidden?(state: State, viewer: TableViewer): { readonly [name: string]: Json };
  /** Content that must appear in play at least once over all matches. */
  readonly content?: {
    readonly all: readonly string[];
    /** The names of content that this step brought to light; more than `all` may be named. */
    seen(step: SeenStep<State, Event>): Iterable<string>;
  };
  /** Set-ups so small that all their reachable states were counted. */
  readonly tiny?: readonly TinySetup<State>[];
  /** Positions so small that all worlds a viewer must reckon with can be reached. */
  readonly worlds?: readonly TinyWorlds<State, Event>[];
  /** Moves that look like this game's but are no answer to anything. */
  readonly foreignMoves?: readonly Json[];
}

export interface SeenStep<State, Event> {
  /** After the step. */
  readonly state: State;
  /** How the log names the decision. */
  readonly decision: string;
  readonly move: Json;
  readonly events: readonly Event[];
}

export interface TinySetup<State> {
  readonly name: string;
  state(): State;
  /** The exact number of reachable states, the first included. */
  readonly count: number;
}

export interface TinyWorlds<State, Event extends GameEvent = GameEvent> {
  readonly name: string;
  state(): State;
  readonly viewer: TableViewer;
  /** What this viewer has been told on the way here, for `imagine`. */
  readonly history?: readonly Event[];
  /** The hidden world in a comparable form; the whole state if left out. */
  world?(state: State): Json;
  /** How many worlds there are. */
  readonly count?: number;
  /** How often each is drawn; 40 for every world counted, at least 2,000, unless told. */
  readonly draws?: number;
}

export interface ConformOptions {
  /** All that the game takes, unless told. */
  readonly seats?: readonly number[];
  /** Matches for each number of seats. */
  readonly matches?: number;
  /** How many pairs of worlds the leak test compares, over all numbers of seats. */
  readonly leakPairs?: number;
  readonly seed?: number;
  /** Answered player decisions and draws after which a match counts as endless. */
  readonly maxMoves?: number;
  /** The costly laws are tried at the first 40 positions of a match and then at every n-th: 1 for all. */
  readonly probeEvery?: number;
}

export const DEFAULT_OPTIONS = {
  matches: 6,
  leakPairs: 1000,
  seed: 1,
  maxMoves: 5000,
  probeEvery: 10,
} as const satisfies ConformOptions;
