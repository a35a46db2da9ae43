/**
 * What houses on one database share beside the store. All of it is a convenience for speed and good manners: the store alone decides what
 * is true, so a commons that is late, forgets or says something twice costs a moment and nothing else.
 */
export interface Commons {
  /** Tells this house from the others of its database. */
  readonly node: string;
  /** Whole milliseconds since 1970 by the clock of the store: never ahead of it, so that nothing that is dated by it comes too early. */
  now(): number;
  readonly bus: Bus;
  readonly leases: Leases;
  readonly houses: Houses;
  readonly presence: SharedPresence;
  readonly counters: Counters;
  readonly complaints: Complaints;
  /** What cannot be reached now: then all of it does as little as its words below allow, and comes back by itself. */
  away(): readonly CommonsPart[];
  /** This house is on its way out: its leases are anybody's at once, and nobody looks through it. Time goes on. */
  close(): Promise<void>;
}

/** `commons`: whatever houses share by rows. */
export type CommonsPart = "commons" | "bus";

/** That something changed, never what: ids and numbers only. */
export type Hint =
  | { readonly about: "match"; readonly id: string; readonly n: number; readonly seating: number }
  | { readonly about: "table"; readonly id: string; readonly version: number }
  | { readonly about: "chat"; readonly id: string; readonly n: number }
  | { readonly about: "study"; readonly id: string; readonly version: number }
  | { readonly about: "presence"; readonly id: string }
  /** How far a screen has shown the match of a table. */
  | { readonly about: "shown"; readonly id: string; readonly n: number };

/** Hints may be lost, doubled, late and out of order. Nobody is told of their own. */
export interface Bus {
  publish(hint: Hint): void;
  /** Returns what ends it. */
  onHint(listener: (hint: Hint) => void): () => void;
}

/** Who plays the bots of a match and keeps its time. Two may believe they do: then one of them works in vain. */
export interface Leases {
  isMine(match: string): boolean;
  /** Asks for it until the function returned is called; `onGained` is called whenever it becomes ours. */
  want(match: string, onGained: () => void): () => void;
  /**
   * Takes so many at most of matches where the house has to act next, that nobody has, and that are none of `except`. They are ours for
   * as long as somebody here wants them, which whoever asked has to do at once.
   */
  takeDue(limit: number, except: readonly string[]): Promise<readonly string[]>;
}

export interface HouseInfo {
  readonly node: string;
  /** The same for houses of the same code. */
  readonly build: string;
  /** By game: all editions that it can play, as `editionName` calls them. */
  readonly editions: { readonly [game: string]: readonly string[] };
  readonly startedAt: number;
}

export interface Houses {
  /** Those that have shown themselves lately, this one among them. */
  living(): readonly HouseInfo[];
  /** Since when there has always been one: nobody is late because of a time when there was none. */
  openSince(): number;
}

/** Who has a socket open at a table: guests by id, and how many strangers. */
export interface Audience {
  readonly guests: ReadonlySet<string>;
  readonly strangers: number;
}

/** Who looks at tables through which house. */
export interface SharedPresence {
  /**
   * So many sockets of a guest, or of strangers (null), look at a table through this house; none once the last has gone. Once it is kept,
   * the others get a hint.
   */
  note(table: string, guest: string | null, sockets: number): void;
  /** Through the other houses. Tables that nobody looks at there may be missing. */
  elsewhere(tables: readonly string[]): Promise<ReadonlyMap<string, Audience>>;
}

/** Limits that must hold over all houses together. */
export interface Counters {
  /** Counts one more, and says whether it is still within so many in the window of time. A commons that is away allows it. */
  take(what: string, most: number, windowMs: number): Promise<boolean>;
  /** Takes back one that was counted. */
  giveBack(what: string, windowMs: number): void;
}

/** What houses have against a match: one bad build must not take it away from all others. */
export interface Complaints {
  /** `wasKept`: it was before; then it may have been dropped since. */
  add(match: string, problem: string, wasKept: boolean): Promise<Verdict>;
}

/**
 * What becomes of a complaint. It is kept for this house; it is agreed upon, and the match to be set apart for all, if another house of
 * this build has it, too, or there are no others; or it was dropped: the operator has released the match, or it was long ago. A commons
 * that is away does not know.
 */
export type Verdict = "kept" | "agreed" | "dropped" | "unknown";
