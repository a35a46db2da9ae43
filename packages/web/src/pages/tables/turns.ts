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
