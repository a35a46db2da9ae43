import type { DatabaseSync, StatementSync } from "node:sqlite";
import type { Mark, Marks } from "./marks.ts";

/** Pages of the write-ahead file after which it is moved into the database: 4 MB, as SQLite would do by itself. */
const MOST_FRAMES = 1_000;

/**
 * Counts commits in the database and marks them beside it. It also moves the write-ahead file into the database, since only it knows
 * what must still be remembered then: a file that was moved but not begun anew would, if damaged, show old pages over newer ones.
 */
export class HighWater {
  readonly #database: DatabaseSync;
  readonly #marks: Marks;
  readonly #count: StatementSync;
  readonly #frames: StatementSync;
  #commit = 0;
  #nextMove = MOST_FRAMES;
  #isMoved = false;

  constructor(database: DatabaseSync, marks: Marks) {
    this.#database = database;
    this.#marks = marks;
    this.#count = database.prepare("UPDATE commits SET n = n + 1 RETURNING n");
    this.#frames = database.prepare("PRAGMA wal_checkpoint(NOOP)");
  }

  /** Inside every commit. */
  count(): void {
    this.#commit = Number(this.#count.get()?.["n"]);
  }

  /** After it, before anybody is told. */
  mark(marks: readonly Mark[]): void {
    // This commit began the write-ahead file anew: what the marks tell of those before it is in the database file.
    if (this.#isMoved) this.#marks.beginAnew();
    this.#isMoved = false;
    this.#marks.write(this.#commit, marks);
    const frames = this.#countFrames();
    if (frames < this.#nextMove) return;
    this.#isMoved = moveWal(this.#database, "RESTART");
    // A backup that is being made holds it up; then it is tried again a while later.
    this.#nextMove = this.#isMoved ? MOST_FRAMES : frames + MOST_FRAMES;
  }

  /** The commit has happened: whatever is wrong now is for the next one to say. */
  #countFrames(): number {
    try {
      return Number(this.#frames.get()?.["log"]);
    } catch {
      return 0;
    }
  }
}

/** False while somebody reads what is to be moved, or the disk would not take it: nothing is lost where it is. */
export function moveWal(database: DatabaseSync, mode: "RESTART" | "TRUNCATE"): boolean {
  const { timeout } = database.prepare("PRAGMA busy_timeout").get() as { timeout: number };
  try {
    database.exec("PRAGMA busy_timeout = 0");
    return database.prepare(`PRAGMA wal_checkpoint(${mode})`).get()?.["busy"] === 0;
  } catch {
    return false;
  } finally {
    database.exec(`PRAGMA busy_timeout = ${timeout}`);
  }
}
