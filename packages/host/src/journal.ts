import type { Entry, Seat } from "@safehouse/kernel";

/** An entry, and the command that caused it: null for chance, bots and absent seats. */
export interface JournalLine {
  readonly entry: Entry;
  readonly command: string | null;
}

/** A line that somebody else has written; `age` is how many milliseconds ago that was, null if nobody knows. */
export interface AgedLine extends JournalLine {
  readonly age: number | null;
}

/** Where the log of one match is kept: the only truth about it. */
export interface Journal {
  /**
   * Appends the lines if they are the next ones, all or none, for good: a move, and whatever chance says to it. Throwing or rejecting
   * means that they are not taken: whether they were written the journal's keeper knows. `isHouseNext` says that a bot has to act after
   * them, or the ending to be kept, so that a house that was closed right then knows where it has something to do.
   */
  append(lines: readonly JournalLine[], isHouseNext: boolean): Promise<void> | void;
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
  append(lines: readonly JournalLine[]): void;
}

/** A journal for matches that need not outlive their process. */
export function memoryJournal(): MemoryJournal {
  const entries: Entry[] = [];
  const commands: Accepted[] = [];
  return {
    entries,
    commands,
    append(lines) {
      const { length } = entries;
      const misplaced = lines.find(({ entry }, i) => entry.n !== length + 1 + i);
      if (misplaced !== undefined) throw new Error(`entry ${misplaced.entry.n} does not follow entry ${length}`);
      for (const { entry, command } of lines) {
        entries.push(entry);
        if (command !== null && entry.seat !== null) commands.push({ seat: entry.seat, command, n: entry.n });
      }
    },
  };
}
