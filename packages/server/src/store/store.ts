import type { Edition, Entry, Json, MatchRecord, RecordSeat } from "@safehouse/kernel";

/** A match as it was made. Its log is kept apart and only grows. */
export interface NewMatch extends Edition {
  /** 128 random bits. */
  readonly id: string;
  readonly game: string;
  readonly config: Json;
  readonly seats: readonly RecordSeat[];
  /** By seat: the SHA-256 of the token that plays it, null where nobody holds one. */
  readonly tokenHashes: readonly (string | null)[];
  readonly seed: string;
  readonly contributions: readonly string[];
  /** The seed was given by whoever made the match. */
  readonly practice: boolean;
  /** Only seats may watch it and read its record. */
  readonly isPrivate: boolean;
  /** Milliseconds since 1970. */
  readonly createdAt: number;
}

/** Running, over, or set apart because its log is damaged or its rules failed: then `problem` says why. */
export type MatchStatus = "running" | "over" | "quarantined";

export interface StoredMatch extends NewMatch {
  readonly status: MatchStatus;
  readonly problem: string | null;
  /** Counts the changes of who sits where, from 1. */
  readonly seating: number;
}

/** Where a match stands, as somebody saw it. */
export interface Head {
  /** How many entries its log has. */
  readonly n: number;
  /** The last link of its chain, hexadecimal. It never leaves the house: lines are short enough to be guessed from it. */
  readonly link: string;
  readonly status: MatchStatus;
  readonly seating: number;
}

export interface MatchEnd {
  readonly left: number;
  readonly acknowledged: number;
}

export interface StoredEntry {
  readonly entry: Entry;
  /** The command that caused it; null for chance, bots and absent seats. */
  readonly command: string | null;
  /** When it was appended, in milliseconds since 1970 by the clock of whoever did; null if nobody said. Not part of the chain. */
  readonly at: number | null;
}

export type NewLine = Pick<StoredEntry, "entry" | "command">;

/** What is kept beside lines and outside the chain. */
export interface AppendNotes {
  /** When they were appended; by default nobody knows. A store with a clock of its own goes by that one. */
  readonly at?: number;
  /** Whether the house itself has to act next; by default not. */
  readonly isDue?: boolean;
}

export interface Appended {
  readonly head: Head;
  /** What is kept as the time of these lines. */
  readonly at: number | null;
}

/** Lines of a match up to its head, both of one moment. */
export interface Log {
  readonly lines: readonly StoredEntry[];
  readonly head: Head;
}

/** What is kept of a finished match for whatever rules come after it: no game is needed to read it. */
export interface Ending {
  /** Whole but for the seats: names stand in one place alone, where they can be changed and forgotten. */
  readonly record: Omit<MatchRecord, "seats">;
  /** How the table lay at the end for those who watched. */
  readonly view: Json;
}

/** What lives beside matches, such as tables and guests: one JSON value under a key, replaced only by whoever saw its last version. */
export interface StoredDocument {
  readonly kind: string;
  readonly id: string;
  /** From 1. */
  readonly version: number;
  readonly body: Json;
  /** Milliseconds since 1970; null for never. */
  readonly expiresAt: number | null;
  /** The ids of the last changes, the latest last: whoever does not know what became of a change finds it here. */
  readonly operations: readonly string[];
}

export type NewDocument = Omit<StoredDocument, "operations"> & Partial<Pick<StoredDocument, "operations">>;

/** Somebody else was first: read again, check again, try again. */
export class StoreConflict extends Error {}

/** The line to the store broke while a write was on its way: whether it happened is not known. Read again before anybody is told. */
export class OutcomeUnknown extends Error {}

/** A match that is not what was written: it is to be quarantined, and the others play on. The message names the match and the entry. */
export class DamagedLog extends Error {}

/** A document that is not what was written. */
export class DamagedDocument extends Error {}

/**
 * The store cannot be opened, read or written now: the disk is full, the folder closed, the file broken. The message says what to do.
 * A write that ends like this did not happen; the next one may work again. Where that is not certain, `OutcomeUnknown` is thrown.
 */
export class StoreUnavailable extends Error {}

/** Another process keeps the folder. */
export class FolderInUse extends StoreUnavailable {}

/** The file itself is broken: waiting will not help, a backup will. */
export class DamagedDatabase extends StoreUnavailable {}

/**
 * The only truth about matches and tables. What it acknowledged survives a crash of the process and of the machine. Writes of one tick
 * may be committed together, in the order they were called; each promise settles only after its own write is on disk. One that is
 * refused leaves nothing behind and does not disturb the others. Arguments are taken in at the call, but for lines, which nobody changes
 * once they are made; what is read belongs to the reader.
 *
 * To write to a match that does not exist, or to ask for its entries, rejects with a plain error: that is a mistake of the caller. Ids
 * and kinds are texts of 1 to 200 characters without control characters; a store may refuse to write under others, but never mixes them up.
 */
export interface Store {
  /** Whether others may write to it at the same time. */
  readonly isShared: boolean;
  /** Rejects with `StoreConflict` if the id is taken. */
  createMatch(match: NewMatch): Promise<void>;
  /** Rejects with `DamagedLog` if what was written about it has changed. */
  findMatch(id: string): Promise<StoredMatch | null>;
  /** Without a problem given, none is kept. */
  setStatus(id: string, status: MatchStatus, problem?: string): Promise<void>;
  /** Somebody cares for it: it counts as used today. Making it, and whatever is appended to it, does the same. */
  touchMatch(id: string): Promise<void>;
  /** Those of a status that were last used on a day before that time, the longest unused first. */
  agedMatches(status: MatchStatus, before: number, limit: number): Promise<readonly string[]>;
  /** It is gone at once; its lines are cleared away later, by `clearLines`. To remove what is not there is no harm. */
  removeMatch(id: string): Promise<void>;
  /** Clears away lines of removed matches, so many at most; returns how many. */
  clearLines(limit: number): Promise<number>;
  /** How far its log reaches, and how far it was acknowledged to reach as a witness beside the log knows; null without such a match. */
  endOf(id: string): Promise<MatchEnd | null>;
  /** In the order they were made. */
  runningMatches(): Promise<readonly string[]>;
  /** Those that are due, in the order they were made: where the house itself has to act next. */
  dueMatches(): Promise<readonly string[]>;
  /**
   * Appends all lines or none: moves the head on from what the writer saw, and rejects with `StoreConflict` if it is not so any more, be
   * it that somebody else wrote, sat down, or ended the match. Lines of a match form a hash chain. From then on the match is due or is
   * not, as the notes say; a new one is if people play.
   */
  append(match: string, seen: Head, lines: readonly NewLine[], notes?: AppendNotes): Promise<Appended>;
  /**
   * The lines of a match in order, all or those after a head that was seen; rejects with `DamagedLog` if the chain is broken, or does
   * not go on from that head.
   */
  readLog(match: string, after?: Head): Promise<Log>;
  /** Of those that there are. */
  heads(matches: readonly string[]): Promise<ReadonlyMap<string, Head>>;
  setDue(id: string, isDue: boolean): Promise<void>;
  /** The match is over, and this is how it ended, both in one. Once kept, an ending stays as it is. */
  endMatch(id: string, ending: Ending): Promise<void>;
  /** Null if none was kept, or it is not what was written: the log can tell it anew. */
  findEnding(id: string): Promise<Ending | null>;
  /**
   * Replaces the seats' names and tokens, which are not part of the log, and returns the new number of the seating. Rejects with
   * `StoreConflict` if it is not the one that was seen.
   */
  setSeats(
    id: string,
    seats: readonly RecordSeat[],
    tokenHashes: readonly (string | null)[],
    seen: number,
  ): Promise<number>;

  /** Rejects with `DamagedDocument` if it is not what was written. */
  findDocument(kind: string, id: string): Promise<StoredDocument | null>;
  /**
   * Writes version n + 1 over version n, else rejects with `StoreConflict`. `document.version` is the one it gets: 1 creates a document
   * where there is none.
   */
  putDocument(document: NewDocument): Promise<void>;
  /** Of those that there are; damaged or not. */
  documentVersions(kind: string, ids: readonly string[]): Promise<ReadonlyMap<string, number>>;
  removeDocument(kind: string, id: string): Promise<void>;
  /** In order of id, a page at a time; damaged ones are left out. */
  listDocuments(
    kind: string,
    page: { readonly after: string | null; readonly limit: number },
  ): Promise<readonly StoredDocument[]>;
  /** Those that expired at or before `now`, the longest expired first. Until they are removed they are found as others are. */
  listExpired(kind: string, now: number, limit: number): Promise<readonly StoredDocument[]>;
  /** Removes what expired at or before `now`, so many at most; returns how many. */
  removeExpired(now: number, limit: number): Promise<number>;

  /** A short word on whether it can write now; throws with the reason if not. */
  checkHealth(): Promise<void>;
  close(): Promise<void>;
}
