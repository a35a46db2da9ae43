import type { DatabaseSync } from "node:sqlite";
import { commitmentOf, verifyChance } from "@safehouse/chance";
import type { AnyGame, MatchRecord } from "@safehouse/kernel";
import { DocumentTable } from "./documents.ts";
import { MatchTables } from "./matches.ts";
import { DamagedLog, type StoredEntry, type StoredMatch } from "./store.ts";

export type FindGame = (id: string) => Promise<AnyGame | null>;

/** What a look at every match of a database found. */
export interface Inspection {
  readonly matches: number;
  readonly entries: number;
  /** Set apart before: known to be damaged, and no news. */
  readonly quarantined: readonly string[];
  /** Whole, but of a game or release that this program does not play: the chain was checked, the moves were not. */
  readonly unplayed: readonly string[];
  readonly damaged: readonly Damage[];
  readonly damagedDocuments: readonly { readonly kind: string; readonly id: string }[];
}

export interface Damage {
  readonly match: string;
  readonly problem: string;
}

export function damageCount({ damaged, damagedDocuments }: Inspection): number {
  return damaged.length + damagedDocuments.length;
}

/** Checks every chain, replays every match by the rules of its game and draws all its chance again. */
export async function inspect(database: DatabaseSync, findGame: FindGame): Promise<Inspection> {
  const tables = new MatchTables(database);
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
      const match = tables.find(id) as StoredMatch;
      const log = tables.entries(id);
      entries += log.length;
      const game = await findGame(match.game);
      if (game === null || match.rules !== game.meta.rules || match.content !== game.meta.content) unplayed.push(id);
      else requirePlayable(game, match, log);
    } catch (error) {
      if (!(error instanceof DamagedLog)) throw error;
      damaged.push({ match: id, problem: error.message });
    }
  }
  const damagedDocuments = new DocumentTable(database).damaged();
  return { matches: all.length, entries, quarantined, unplayed, damaged, damagedDocuments };
}

/** Throws `DamagedLog` if the rules do not lead through the log, or a draw in it did not come from the seed. */
export function requirePlayable(game: AnyGame, match: StoredMatch, log: readonly StoredEntry[]): void {
  // The part of a record that is there before its end; verifying chance needs no more.
  const record = { ...match, commitment: commitmentOf(match.seed), entries: log.map(({ entry }) => entry) };
  const problem = problemOf(() => verifyChance(game, record as unknown as MatchRecord));
  if (problem !== null) throw new DamagedLog(`The match ${match.id} cannot be replayed: ${problem}`);
}

/** A log that rules could not have written may well make them throw. */
function problemOf(verify: () => ReturnType<typeof verifyChance>): string | null {
  try {
    const verified = verify();
    return verified.ok ? null : verified.error.problem;
  } catch (error) {
    return String(error);
  }
}
