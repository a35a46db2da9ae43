import type { Language } from "@safehouse/kernel";
import type { GamePaper, OwnThings, ThingGroup } from "@safehouse/paper/order";
import { useEffect, useState } from "preact/hooks";

/** What lies on the table of a match. */
export interface OnTable {
  /** With what looks the same in every match. */
  readonly things: readonly string[];
  /** A plan of somebody's own, and everything there is with it by name. */
  readonly own: (OwnThings & { readonly groups: readonly ThingGroup[] }) | null;
}

/** Null while that is not known, or cannot be. */
export function useOnTable(paper: GamePaper, match: string | null, language: Language): OnTable | null {
  const [onTable, setOnTable] = useState<OnTable | null>(null);
  useEffect(() => {
    const { marks } = paper;
    if (marks === null || match === null) return;
    let isLeft = false;
    const read = async (): Promise<OnTable | null> => {
      const reading = await marks.read(match);
      if (!reading.ok) return null;
      const { things, own } = reading.match;
      return {
        things: [...things, ...marks.unmarked],
        own: own === undefined ? null : { ...own, groups: await paper.describe(language, own) },
      };
    };
    read().then(
      (found) => isLeft || setOnTable(found),
      // The pages cannot be drawn either, and say so.
      () => {},
    );
    return () => {
      isLeft = true;
    };
  }, [paper, match, language]);
  return onTable;
}

/** The groups with these things only; groups without any are left out. */
export function narrow(groups: readonly ThingGroup[], wanted: readonly string[]): ThingGroup[] {
  return groups
    .map(({ title, things }) => ({ title, things: things.filter(({ id }) => wanted.includes(id)) }))
    .filter(({ things }) => things.length > 0);
}
