import type { MessageTable } from "@safehouse/kernel";

/** What the game says of so many seats (`seats.3` of its texts), as of a variant that only they play; null where it says nothing. */
export function seatsNote(texts: MessageTable, seats: number): string | null {
  const key = `seats.${seats}`;
  const found = Object.hasOwn(texts, key) ? texts[key] : undefined;
  return typeof found === "string" ? found : null;
}
