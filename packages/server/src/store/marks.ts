import { closeSync, fdatasync, fsyncSync, ftruncateSync, openSync, readFileSync, writeSync } from "node:fs";
import { crc32 } from "node:zlib";

/** Beside the database, and independent of it. */
export const MARKS_FILE = "safehouse.marks";

/** How far a commit brought a match: its entries, 0 when it was made, null when it was removed. */
export interface Mark {
  readonly match: string;
  readonly n: number | null;
}

/** All that the marks remember. */
export interface Marked {
  /** The last commit; 0 if they know of none. */
  readonly commit: number;
  readonly ends: ReadonlyMap<string, number | null>;
}

const SYNC_MS = 1_000;

/**
 * What was acknowledged lately, one line a commit. Damage inside the write-ahead file makes SQLite forget every later commit without a
 * word; these lines know of them. They are not waited for: the system keeps what was written when the process dies, and after a power
 * cut a line that is missing here only means that less is known. Nothing that goes wrong with this file keeps a house from playing.
 */
export class Marks {
  readonly #file: string;
  /** Null where the file cannot be written. */
  #handle: number | null = null;
  /** What could not be written yet. */
  readonly #owed = new Map<string, number | null>();
  #isDirty = false;
  #isCutOff = false;
  readonly #syncing: NodeJS.Timeout;

  constructor(file: string) {
    this.#file = file;
    this.#syncing = setInterval(() => this.#sync(), SYNC_MS).unref();
  }

  write(commit: number, marks: readonly Mark[]): void {
    for (const { match, n } of marks) this.#owed.set(match, n);
    // What was cut off on a full disk must not spoil the next line.
    const line = `${this.#isCutOff ? "\n" : ""}${lineOf(commit, this.#owed)}`;
    try {
      this.#handle ??= openSync(this.#file, "a", 0o600);
      this.#isCutOff = true;
      if (writeSync(this.#handle, line) < Buffer.byteLength(line)) return;
      this.#isCutOff = false;
      this.#isDirty = true;
      this.#owed.clear();
    } catch {
      // The next line tells it, too.
    }
  }

  /** Everything up to now is safe in the database file itself. */
  beginAnew(): void {
    try {
      this.#handle ??= openSync(this.#file, "a", 0o600);
      ftruncateSync(this.#handle);
      this.#isCutOff = false;
    } catch {
      // Knowing too much does no harm.
    }
  }

  close(): void {
    clearInterval(this.#syncing);
    if (this.#handle === null) return;
    try {
      fsyncSync(this.#handle);
    } catch {
      // As after a power cut.
    }
    closeSync(this.#handle);
    this.#handle = null;
  }

  #sync(): void {
    if (!this.#isDirty || this.#handle === null) return;
    this.#isDirty = false;
    fdatasync(this.#handle, () => {});
  }
}

/** Lines that are cut off or damaged are passed over, and so is a file that cannot be read. */
export function readMarks(file: string): Marked {
  const ends = new Map<string, number | null>();
  let last = 0;
  for (const line of textOf(file).split("\n")) {
    const read = readLine(line);
    if (read === null) continue;
    last = Math.max(last, read.commit);
    for (const { match, n } of read.marks) ends.set(match, n);
  }
  return { commit: last, ends };
}

function lineOf(commit: number, marks: ReadonlyMap<string, number | null>): string {
  const text = JSON.stringify([commit, ...marks]);
  return `${checksum(text)} ${text}\n`;
}

function readLine(line: string): { readonly commit: number; readonly marks: readonly Mark[] } | null {
  const text = line.slice(9);
  if (line.length < 10 || line.slice(0, 8) !== checksum(text)) return null;
  const [commit, ...marks] = JSON.parse(text) as [number, ...[string, number | null][]];
  return { commit, marks: marks.map(([match, n]) => ({ match, n })) };
}

function checksum(text: string): string {
  return crc32(text).toString(16).padStart(8, "0");
}

function textOf(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return "";
  }
}
