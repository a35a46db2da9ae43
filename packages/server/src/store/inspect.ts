import type { DatabaseSync } from "node:sqlite";
import { commitmentOf, verifyChance } from "@safehouse/chance";
import type { AnyGame, Edition, MatchRecord } from "@safehouse/kernel";
import { DocumentTable } from "./documents.ts";
import { findLoss, problemOf } from "./losses.ts";
import type { Marked } from "./marks.ts";
import { MatchTables } from "./matches.ts";
import { DamagedLog, type StoredEntry, type StoredMatch } from "./store.ts";

/** Null for a game or an edition of it that this program does not play. */
export type FindGame = (id: string, edition: Edition) => Promise<AnyGame | null>;

/** What a look at every match of a database found. */
export interface Inspection {
  readonly matches: number;
  readonly entries: number;
  /** Set apart before: known to be damaged, and no news. */
  readonly quarantined: readonly string[];
  /** Whole, but of a game or release that this program does not play: the chain was checked, the moves were not. */
  readonly unplayed: readonly string[];
  readonly damaged: readonly Damage[];
  /** Acknowledged, and not in the database at all. */
  readonly lost: readonly Damage[];
  readonly damagedDocuments: readonly { readonly kind: string; readonly id: string }[];
}

export interface Damage {
  readonly match: string;
  readonly problem: string;
}

export function damageCount({ damaged, lost, damagedDocuments }: Inspection): number {
  return damaged.length + lost.length + damagedDocuments.length;
}

/** Checks every chain, replays every match by the rules of its game and draws all its chance again. Marks may know of more. */
export async function inspect(database: DatabaseSync, findGame: FindGame, marked: Marked): Promise<Inspection> {
  const tables = new MatchTables(database);
  const shortened = new Map(findLoss(database, marked, 0)?.matches.map((end) => [end.match, end]));
  const all = tables.all();
  const quarantined: string[] = [];
  const unplayed: string[] = [];
  const damaged: Damage[] = [];
  let entries = 0;
  for (const { id, status } of all) {
    if (status === "quarantined") {
      quarantined.push(id);
      continue;
    }
    try {
      const end = shortened.get(id);
      if (end !== undefined) throw new DamagedLog(problemOf(end));
      const match = tables.find(id) as StoredMatch;
      const log = tables.readLog(id).lines;
      entries += log.length;
      const game = await findGame(match.game, match);
      if (game === null) unplayed.push(id);
      else requirePlayable(game, match, log);
    } catch (error) {
      if (!(error instanceof DamagedLog)) throw error;
      damaged.push({ match: id, problem: error.message });
    }
  }
  const damagedDocuments = new DocumentTable(database).damaged();
  const lost = [...shortened.values()]
    .filter(({ left }) => left === null)
    .map((end) => ({ match: end.match, problem: problemOf(end) }));
  return { matches: all.length, entries, quarantined, unplayed, damaged, lost, damagedDocuments };
}

/** Throws `DamagedLog` if the rules do not lead through the log, or a draw in it did not come from the seed. */
export function requirePlayable(game: AnyGame, match: StoredMatch, log: readonly StoredEntry[]): void {
  // The part of a record that is there before its end; verifying chance needs no more.
  const record = { ...match, commitment: commitmentOf(match.seed), entries: log.map(({ entry }) => entry) };
  const problem = replayProblem(() => verifyChance(game, record as unknown as MatchRecord));
  if (problem !== null) throw new DamagedLog(`The match ${match.id} cannot be replayed: ${problem}`);
}

/** A log that rules could not have written may well make them throw. */
function replayProblem(verify: () => ReturnType<typeof verifyChance>): string | null {
  try {
    const verified = verify();
    return verified.ok ? null : verified.error.problem;
  } catch (error) {
    return String(error);
  }
}
