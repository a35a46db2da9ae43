import type { Entry, Seat } from "@safehouse/kernel";

/** Where the log of one match is kept: the only truth about it. */
export interface Journal {
  /**
   * Appends the entry if it is the next one, for good, together with the command that caused it (null for chance, bots and absent
   * seats). Throwing or rejecting means that nothing was written: the step is dropped. `isHouseNext` says that chance or a bot has to
   * act after it, so that a house that was closed right then knows where it has something to do.
   */
  append(entry: Entry, command: string | null, isHouseNext: boolean): Promise<void> | void;
}

/** A command that was accepted before: resent, it gets the answer it had. Scoped to its seat. */
export interface Accepted {
  readonly seat: Seat;
  readonly command: string;
  /** The entry it became. */
  readonly n: number;
}

export interface MemoryJournal extends Journal {
  readonly entries: readonly Entry[];
  readonly commands: readonly Accepted[];
  append(entry: Entry, command: string | null): void;
}

/** A journal for matches that need not outlive their process. */
export function memoryJournal(): MemoryJournal {
  const entries: Entry[] = [];
  const commands: Accepted[] = [];
  return {
    entries,
    commands,
    append(entry, command) {
      if (entry.n !== entries.length + 1) throw new Error(`entry ${entry.n} does not follow entry ${entries.length}`);
      entries.push(entry);
      if (command !== null && entry.seat !== null) commands.push({ seat: entry.seat, command, n: entry.n });
    },
  };
}
