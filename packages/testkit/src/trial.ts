import { type AnyGame, canonical, type Json, type Random, type Timeline } from "@safehouse/kernel";
import type { ConformKit, TableViewer } from "./kit.ts";
import type { Report } from "./laws.ts";
import type { Texts } from "./texts.ts";

/** One match under observation: who is on trial, and what the laws keep in mind. */
export interface Trial {
  readonly game: AnyGame;
  readonly kit: ConformKit;
  readonly config: unknown;
  readonly seats: number;
  readonly viewers: readonly TableViewer[];
  readonly random: Random;
  readonly report: Report;
  readonly texts: Texts;
  readonly tally: Tally;
  readonly maxMoves: number;
  readonly probeEvery: number;
  /** Moves seen in this match, of all kinds: foreign to most questions. */
  readonly knownMoves: KnownMoves;
}

/** What was looked at, for the report: a law that was never tried proves nothing. */
export interface Tally {
  matches: number;
  moves: number;
  draws: number;
  refusals: number;
  undos: number;
  imagined: number;
}

export function newTally(): Tally {
  return { matches: 0, moves: 0, draws: 0, refusals: 0, undos: 0, imagined: 0 };
}

export interface KnownMoves {
  note(move: Json): void;
  readonly list: readonly Json[];
}

const MOST_KNOWN = 150;

export function knownMoves(): KnownMoves {
  const keys = new Set<string>();
  const list: Json[] = [];
  return {
    list,
    note(move) {
      if (list.length >= MOST_KNOWN) return;
      const key = canonical(move);
      if (keys.has(key)) return;
      keys.add(key);
      list.push(move);
    },
  };
}

export function tableViewers(seats: number): TableViewer[] {
  return [...Array.from({ length: seats }, (_, seat) => seat), "spectator"];
}

/** What a viewer has been told so far, without what was taken back. */
export function historyOf(timeline: Timeline, viewer: TableViewer): unknown[] {
  const { game, steps, undone } = timeline;
  const told: unknown[] = [];
  steps.forEach((step, i) => {
    if (undone.has(i + 1)) return;
    for (const event of step.events) {
      const viewed: unknown = game.viewEvent(event, viewer);
      if (viewed !== null) told.push(viewed);
    }
  });
  return told;
}
