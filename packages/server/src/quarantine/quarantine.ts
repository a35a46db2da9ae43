import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { type AnyGame, isChance, replay, type Timeline, type Viewer } from "@safehouse/kernel";
import { BOOKMARK } from "../matches/bookmarks.ts";
import { BackupRefused } from "../store/backup.ts";
import { BUSY_MS, DATABASE_FILE, openForReading } from "../store/database.ts";
import { DocumentTable } from "../store/documents.ts";
import { explainFault } from "../store/faults.ts";
import { type FindGame, requirePlayable } from "../store/inspect.ts";
import { MatchTables } from "../store/matches.ts";
import { inTransaction, requireNewest } from "../store/migrations.ts";
import { DamagedLog, type StoredEntry, type StoredMatch } from "../store/store.ts";

/** A match that was set apart, as far as it can be read. */
export interface ApartMatch {
  readonly id: string;
  /** Null if what it was made of is damaged. */
  readonly made: { readonly game: string; readonly rules: number; readonly at: number } | null;
  readonly entries: number;
  /** Why it was set apart. */
  readonly problem: string | null;
}

/** What a look at it finds. `n` is the entry that does not hold. */
export type Finding =
  | { readonly kind: "sound"; readonly isOver: boolean }
  | { readonly kind: "damaged"; readonly problem: string }
  | { readonly kind: "unplayed" }
  | { readonly kind: "illegal"; readonly n: number; readonly problem: string; readonly rule: string | null }
  | { readonly kind: "throws"; readonly n: number; readonly problem: string };

export interface Examined extends ApartMatch {
  readonly finding: Finding;
}

/** All matches of a folder that were set apart, oldest first. The server may be running. */
export async function listApart(folder: string): Promise<ApartMatch[]> {
  return withDatabase(folder, "read", async (_, tables) =>
    tables
      .all()
      .filter(({ status }) => status === "quarantined")
      .map(({ id }) => describeApart(tables, id)),
  );
}

/** Checks the chain of a match that was set apart and replays it by its rules. Null if there is none by this id. */
export async function examineApart(folder: string, id: string, findGame: FindGame): Promise<Examined | null> {
  return withDatabase(folder, "read", (_, tables) => examine(tables, id, findGame));
}

/** As above, and lets it be played on if nothing is wrong with it. A running server does so from the next time it is asked for. */
export async function releaseApart(folder: string, id: string, findGame: FindGame): Promise<Examined | null> {
  return withDatabase(folder, "write", async (database, tables) => {
    const examined = await examine(tables, id, findGame);
    if (examined?.finding.kind !== "sound") return examined;
    const status = examined.finding.isOver ? "over" : "running";
    // A bookmark may hold what the rules did wrong when the match was set apart; the log was found to be right.
    const forget = new DocumentTable(database).remove(BOOKMARK, id);
    inTransaction(database, () => {
      tables.release(id, status)();
      forget();
    });
    return examined;
  });
}

async function withDatabase<T>(
  folder: string,
  purpose: "read" | "write",
  act: (database: DatabaseSync, tables: MatchTables) => Promise<T>,
): Promise<T> {
  const file = join(resolve(folder), DATABASE_FILE);
  if (!existsSync(file)) throw new BackupRefused("no-database");
  try {
    // A server may be writing: our one short transaction waits for its turn.
    const database = purpose === "read" ? openForReading(file) : new DatabaseSync(file, { timeout: BUSY_MS });
    try {
      requireNewest(database, file);
      return await act(database, new MatchTables(database));
    } finally {
      database.close();
    }
  } catch (error) {
    throw explainFault(error, file);
  }
}

async function examine(tables: MatchTables, id: string, findGame: FindGame): Promise<Examined | null> {
  if (tables.standing(id)?.status !== "quarantined") return null;
  return { ...describeApart(tables, id), finding: await find(tables, id, findGame) };
}

function describeApart(tables: MatchTables, id: string): ApartMatch {
  const { entries = 0, problem = null } = tables.standing(id) ?? {};
  const apart = { id, entries, problem };
  try {
    const { game, rules, createdAt } = tables.find(id) as StoredMatch;
    return { ...apart, made: { game, rules, at: createdAt } };
  } catch (error) {
    if (!(error instanceof DamagedLog)) throw error;
    return { ...apart, made: null };
  }
}

async function find(tables: MatchTables, id: string, findGame: FindGame): Promise<Finding> {
  try {
    const match = tables.find(id) as StoredMatch;
    const log = tables.readLog(id).lines;
    const game = await findGame(match.game, match);
    return game === null ? { kind: "unplayed" } : play(game, match, log);
  } catch (error) {
    if (!(error instanceof DamagedLog)) throw error;
    return { kind: "damaged", problem: error.message };
  }
}

/** Everything that a house would ask of the rules, from the first entry to the table as it stands and any next move. */
function play(game: AnyGame, match: StoredMatch, log: readonly StoredEntry[]): Finding {
  const entries = log.map(({ entry }) => entry);
  let n = 1;
  try {
    const replayed = replay(game, match.config, match.seats.length, entries, () => n++);
    if (!replayed.ok) {
      const { n: at, problem, rejection } = replayed.error;
      return { kind: "illegal", n: at, problem, rule: rejection?.refusal.rule ?? null };
    }
    n = entries.length;
    lookAround(replayed.value);
    n = entries.length + 1;
    tryMoves(replayed.value);
    requirePlayable(game, match, log);
    return { kind: "sound", isOver: game.outcome(replayed.value.state) !== null };
  } catch (error) {
    if (error instanceof DamagedLog) throw error;
    return { kind: "throws", n, problem: String(error) };
  }
}

function lookAround({ game, state, seats, steps }: Timeline): void {
  const viewers: Viewer[] = ["spectator", ...Array.from({ length: seats }, (_, seat) => seat)];
  for (const viewer of viewers) {
    game.view(state, viewer);
    for (const { events } of steps) for (const event of events) game.viewEvent(event, viewer);
  }
}

function tryMoves({ game, state }: Timeline): void {
  for (const decision of game.pending(state)) {
    if (isChance(decision)) continue;
    const view: unknown = game.view(state, decision.seat);
    for (const move of game.moves(view, decision)) {
      game.label(decision, move);
      game.check(view, decision, move);
      game.apply(game.clone(state), decision, move);
    }
  }
}
