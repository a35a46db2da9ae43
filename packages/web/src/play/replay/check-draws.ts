import { commitmentOf, drawFor } from "@safehouse/chance";
import {
  type AnyCore,
  type ChanceDecision,
  isChance,
  type Json,
  type MatchRecord,
  replay,
  sameJson,
} from "@safehouse/kernel";

export interface CheckedDraw {
  readonly n: number;
  /** What was drawn, as the game calls it. */
  readonly label: string;
  readonly isRight: boolean;
}

export interface DrawCheck {
  /** The opened seed is the one committed to before the first move. */
  readonly isSeedRight: boolean;
  readonly draws: readonly CheckedDraw[];
  /** The first entry that cannot have happened, as after an altered draw. */
  readonly brokenAt: number | null;
}

/** Recomputes every draw of a record from the opened seed. */
export function checkDraws(game: AnyCore, record: MatchRecord): DrawCheck {
  const draws: CheckedDraw[] = [];
  let next = chanceIn(game, game.setup(record.config, record.seats.length));
  const replayed = replay(game, record.config, record.seats.length, record.entries, ({ state }, { entry }) => {
    if (next !== null && entry.seat === null) {
      const { label, draw } = next;
      draws.push({ n: entry.n, label, isRight: sameJson(drawFor(record, label, draw), entry.move) });
    }
    next = chanceIn(game, state);
  });
  const isSeedRight = commitmentOf(record.seed) === record.commitment;
  return { isSeedRight, draws, brokenAt: replayed.ok ? null : replayed.error.n };
}

function chanceIn(game: AnyCore, state: unknown): ChanceDecision | null {
  const decision = game.pending(state)[0];
  return decision !== undefined && isChance(decision) ? decision : null;
}

/** The same record with two things of its first shuffle or throw swapped, to show what a check says then. */
export function alterDraw(record: MatchRecord): MatchRecord {
  const target = record.entries.find(({ seat, move }) => seat === null && swapped(move) !== null);
  const entries = record.entries.map((entry) =>
    entry === target ? { ...entry, move: swapped(entry.move) ?? entry.move } : entry,
  );
  return { ...record, entries };
}

/** Null where that would change nothing: two equal dice are the same either way. */
function swapped(move: Json): Json | null {
  if (!Array.isArray(move)) return null;
  const other = move.findIndex((each) => each !== move[0]);
  return other < 0 ? null : move.with(0, move[other] as Json).with(other, move[0] as Json);
}
