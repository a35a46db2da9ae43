import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { type AnyGame, replay } from "@safehouse/kernel";
import { BOOKMARK } from "../matches/bookmarks.ts";
import { BUSY_MS, DATABASE_FILE } from "../store/database.ts";
import { DocumentTable } from "../store/documents.ts";
import type { FindGame } from "../store/inspect.ts";
import { MatchTables } from "../store/matches.ts";
import { DamagedLog, type StoredMatch } from "../store/store.ts";

/** An open match through which changed rules do not lead any more. */
export interface Misfit {
  readonly match: string;
  readonly game: string;
  /** The first entry that does not fit, and the question that it answers. */
  readonly n: number;
  readonly decision: string;
  readonly problem: string;
}

/**
 * For somebody who writes a game and keeps its version: replays the open matches of these games by the rules as they are now. Bookmarks,
 * which hold what the old rules made of a match, go. A match that an earlier change has set apart, because somebody looked at it, goes on
 * once it fits again. The house must be closed.
 */
export async function replayOpen(data: string, games: readonly string[], findGame: FindGame): Promise<Misfit[]> {
  const file = join(resolve(data), DATABASE_FILE);
  if (!existsSync(file)) return [];
  const database = new DatabaseSync(file, { timeout: BUSY_MS });
  try {
    const matches = new MatchTables(database);
    const documents = new DocumentTable(database);
    const misfits: Misfit[] = [];
    for (const { id, status } of matches.all().filter((match) => match.status !== "over")) {
      const read = readMatch(matches, id);
      const game =
        read !== null && games.includes(read.match.game) ? await findGame(read.match.game, read.match) : null;
      if (read === null || game === null) continue;
      documents.remove(BOOKMARK, id)();
      const misfit = firstMisfit(game, read.match, read.entries);
      if (misfit !== null) misfits.push({ match: id, game: read.match.game, ...misfit });
      else if (status === "quarantined") matches.release(id, "running")();
    }
    return misfits;
  } finally {
    database.close();
  }
}

type Entries = Parameters<typeof replay>[3];

/** Null: what is kept of it is damaged, and no rules can mend that. */
function readMatch(
  matches: MatchTables,
  id: string,
): { readonly match: StoredMatch; readonly entries: Entries } | null {
  try {
    const entries = matches.readLog(id).lines.map(({ entry }) => entry);
    return { match: matches.find(id) as StoredMatch, entries };
  } catch (error) {
    if (error instanceof DamagedLog) return null;
    throw error;
  }
}

function firstMisfit(
  game: AnyGame,
  { config, seats }: StoredMatch,
  entries: Entries,
): Pick<Misfit, "n" | "decision" | "problem"> | null {
  let n = 1;
  const at = (problem: string): Pick<Misfit, "n" | "decision" | "problem"> => {
    const entry = entries[n - 1];
    return { n, decision: entry !== undefined && "decision" in entry ? entry.decision : "", problem };
  };
  try {
    const replayed = replay(game, config, seats.length, entries, () => n++);
    if (replayed.ok) return null;
    ({ n } = replayed.error);
    return at(replayed.error.problem);
  } catch (error) {
    return at(String(error));
  }
}
