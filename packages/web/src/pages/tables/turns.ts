import type { OwnTable } from "@safehouse/protocol";

export interface TurnNews {
  /** Tables where it is this guest's turn. */
  readonly mine: readonly string[];
  /** Those where it was not at the last look. */
  readonly fresh: readonly string[];
}

/** Compares two looks at one's tables. What is found at the first look (`before` null) is no news. */
export function turnNews(before: readonly string[] | null, tables: readonly OwnTable[]): TurnNews {
  const mine = tables.filter(({ phase, isYourTurn }) => phase === "playing" && isYourTurn).map(({ id }) => id);
  return { mine, fresh: before === null ? [] : mine.filter((id) => !before.includes(id)) };
}

const ORDER = { playing: 0, open: 1, over: 2, ended: 3 } as const;

/** Mine to move first, then what is being played, then what may begin, then what is over; the newest first. */
export function sortTables(tables: readonly OwnTable[]): OwnTable[] {
  const rank = ({ phase, isYourTurn }: OwnTable): number => (phase === "playing" && isYourTurn ? -1 : ORDER[phase]);
  return tables.toSorted((a, b) => rank(a) - rank(b) || b.createdAt - a.createdAt);
}
