import type { Entry, GameMeta, Json, RecordSeat } from "@safehouse/kernel";

export type ScenarioName = GameMeta["scenarios"][number]["name"];

/** What everybody at this device may know of a match that is kept here. */
export interface LocalSummary {
  readonly id: string;
  readonly game: string;
  /** Chosen by a person; empty until then. */
  readonly title: string;
  readonly seats: readonly RecordSeat[];
  /** Somebody who plays at this device is asked. */
  readonly yourTurn: boolean;
  /** How many entries of the log the table may know of. */
  readonly n: number;
  readonly isOver: boolean;
  /** Milliseconds since 1970. */
  readonly updatedAt: number;
  readonly hotSeat: boolean;
  /** What is played, if the game has several: it is named without loading the game. */
  readonly scenario?: ScenarioName;
  /** So many first entries come from another match's record: their luck is not this match's. */
  readonly continuedFrom?: number;
}

/** Two or more people pass the device around: then nobody may see another's view. */
export function isPassedAround({ hotSeat, seats }: Pick<LocalSummary, "hotSeat" | "seats">): boolean {
  return hotSeat && seats.filter(({ kind }) => kind === "human").length > 1;
}

/** What only the host may know. It is kept apart, so that listing matches never reads a seed. */
export interface LocalSecrets {
  readonly id: string;
  readonly rules: number;
  readonly content: string;
  readonly config: Json;
  readonly seed: string;
  readonly pin: PinLock | null;
}

/** A PIN as it is kept: it can be compared and not read. */
export interface PinLock {
  readonly salt: string;
  readonly hash: string;
}

/** An entry of the log with the command that caused it. */
export interface KeptEntry extends Entry {
  readonly command: string | null;
}

/** The entry as the game knows it. */
export function plainEntry({ n, decision, seat, move }: KeptEntry): Entry {
  return { n, decision, seat, move };
}

export interface KeptMatch {
  readonly summary: LocalSummary;
  readonly secrets: LocalSecrets;
  readonly entries: readonly KeptEntry[];
}

/** What went wrong with keeping: the device is full, another tab has gone on, the match was deleted, or anything else. */
export type Trouble = "full" | "taken" | "gone" | "broken";

export class StorageTrouble extends Error {
  readonly trouble: Trouble;

  constructor(trouble: Trouble, cause?: unknown) {
    super(`the match cannot be kept: ${trouble}`, { cause });
    this.trouble = trouble;
  }
}

export function troubleOf(error: unknown): Trouble {
  return error instanceof StorageTrouble ? error.trouble : "broken";
}

type Changes = Partial<Omit<LocalSummary, "id">>;

/** Where matches of this device are kept. Every call rejects with a `StorageTrouble`, and then has done nothing. */
export interface LocalStore {
  list(): Promise<LocalSummary[]>;
  read(id: string): Promise<KeptMatch | null>;
  create(match: KeptMatch): Promise<void>;
  /** Only as the next entries, all or none: two tabs can never both go on with one match. */
  append(id: string, entries: readonly KeptEntry[], changes: Changes): Promise<void>;
  change(id: string, changes: Changes): Promise<void>;
  remove(id: string): Promise<void>;
}
