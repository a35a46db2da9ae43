import type { Entry } from "@safehouse/kernel";
import { chainOver, hexOf } from "../src/store/chain.ts";
import type { Appended, AppendNotes, Head, NewLine, NewMatch, Store, StoredEntry } from "../src/store/store.ts";

/** Appends one entry to a match as it is, if the entry is the next. */
export async function appendTo(
  store: Store,
  match: string,
  entry: Entry,
  command: string | null,
  notes?: AppendNotes,
): Promise<Appended> {
  const head = (await store.heads([match])).get(match);
  if (head === undefined) throw new Error(`there is no match ${match}`);
  return store.append(match, { ...head, n: entry.n - 1 }, [{ entry, command }], notes);
}

/** Where a match stands with these lines and no others, while nobody has sat down elsewhere or ended it. */
export function headAfter(match: NewMatch, lines: readonly NewLine[]): Head {
  return { n: lines.length, link: hexOf(chainOver(match, lines)), status: "running", seating: 1 };
}

export async function linesOf(store: Store, match: string): Promise<readonly StoredEntry[]> {
  return (await store.readLog(match)).lines;
}
