import type { DatabaseSync, StatementSync } from "node:sqlite";
import { fail, ok, type Result } from "@safehouse/kernel";
import type { Mark } from "./marks.ts";

/** Is told of every commit. */
export interface CommitWitness {
  /** Inside it: what is written here is part of it. */
  count(): void;
  /** After it, and before anybody is told that it happened. */
  mark(marks: readonly Mark[]): void;
}

interface Write {
  readonly act: () => unknown;
  readonly mark: Mark | null;
  readonly resolve: (value: never) => void;
  readonly reject: (reason: unknown) => void;
}

/**
 * Commits all writes of one tick together: a commit waits for the disk, and one wait serves all. Each promise settles after that wait.
 * A write that throws is taken back alone; if the commit itself fails, none of them happened. Hardly one throws, so they are first done
 * without marks between them, and only if one does, all anew with marks to go back to.
 */
export class GroupCommit {
  readonly #database: DatabaseSync;
  readonly #explain: (error: unknown) => unknown;
  readonly #witness: CommitWitness;
  readonly #begin: StatementSync;
  readonly #commit: StatementSync;
  readonly #mark: StatementSync;
  readonly #forgetMark: StatementSync;
  readonly #backToMark: StatementSync;
  #queue: Write[] = [];
  #isShortOfSpace = false;

  constructor(database: DatabaseSync, explain: (error: unknown) => unknown, witness: CommitWitness) {
    this.#database = database;
    this.#explain = explain;
    this.#witness = witness;
    this.#begin = database.prepare("BEGIN IMMEDIATE");
    this.#commit = database.prepare("COMMIT");
    this.#mark = database.prepare("SAVEPOINT write");
    this.#forgetMark = database.prepare("RELEASE write");
    this.#backToMark = database.prepare("ROLLBACK TO write");
  }

  /** `mark` is what it means for a match, if it is not refused. */
  write<T>(act: () => T, mark: Mark | null = null): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      this.#queue.push({ act, mark, resolve, reject });
      // After the sockets' turn: whatever they all asked for in this tick is in the queue by then.
      if (this.#queue.length === 1) setImmediate(() => this.flush());
    });
  }

  /** Commits what is waiting, at once. */
  flush(): void {
    const writes = this.#queue;
    if (writes.length === 0) return;
    this.#queue = [];
    let results: Result<unknown, unknown>[];
    try {
      results = this.#allAtOnce(writes) ?? this.#oneByOne(writes);
      this.#witness.count();
      this.#commit.run();
    } catch (error) {
      this.#giveUp();
      const reason = this.#explain(error);
      for (const { reject } of writes) reject(reason);
      return;
    }
    this.#witness.mark(writes.flatMap(({ mark }, i) => (mark !== null && results[i]?.ok ? [mark] : [])));
    this.#makeSpace();
    results.forEach((result, i) => {
      const { resolve, reject } = writes[i] as Write;
      if (result.ok) resolve(result.value as never);
      else reject(result.error);
    });
  }

  /** Null if one of them threw: then nothing is done yet. */
  #allAtOnce(writes: readonly Write[]): Result<unknown, unknown>[] | null {
    this.#begin.run();
    try {
      return writes.map(({ act }) => ok(act()));
    } catch (error) {
      if (!this.#database.isTransaction) throw error;
      this.#database.exec("ROLLBACK");
      return null;
    }
  }

  #oneByOne(writes: readonly Write[]): Result<unknown, unknown>[] {
    this.#begin.run();
    return writes.map(({ act }) => this.#attempt(act));
  }

  #attempt(act: () => unknown): Result<unknown, unknown> {
    this.#mark.run();
    try {
      const value = act();
      this.#forgetMark.run();
      return ok(value);
    } catch (error) {
      // On a full disk and the like SQLite takes back the whole transaction by itself.
      if (!this.#database.isTransaction) throw error;
      this.#backToMark.run();
      this.#forgetMark.run();
      return fail(this.#explain(error));
    }
  }

  #giveUp(): void {
    this.#isShortOfSpace = true;
    if (!this.#database.isTransaction) return;
    try {
      this.#database.exec("ROLLBACK");
    } catch {
      // SQLite took it back itself meanwhile; the first error is the one to report.
    }
  }

  /** Once there is some space after a full disk, moving the write-ahead file into the database makes more. */
  #makeSpace(): void {
    if (!this.#isShortOfSpace) return;
    this.#isShortOfSpace = false;
    try {
      this.#database.exec("PRAGMA wal_checkpoint(TRUNCATE)");
    } catch {
      // Not yet enough to move it; nothing is lost where it is.
    }
  }
}
