/** Control characters could move the cursor or recolour the terminal; direction marks could make a line read backwards. */
const UNPRINTABLE = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu;
const LONGEST_NAME = 24;
const LONGEST_QUOTE = 160;

/** Text of strangers, made safe for a terminal. */
export function cleanText(text: string): string {
  return text.replaceAll(UNPRINTABLE, "");
}

/** A player's name of a record: one short line, or null if nothing of it can be shown. */
export function cleanName(name: string | undefined): string | null {
  const letters = [...cleanText(name ?? "").trim()];
  if (letters.length === 0) return null;
  return letters.length > LONGEST_NAME ? `${letters.slice(0, LONGEST_NAME - 1).join("")}…` : letters.join("");
}

/** What somebody typed, quoted in a message: whole, unless nobody could mean that. Of a path the end says most. */
export function quote(text: string): string {
  const clean = cleanText(text);
  const half = LONGEST_QUOTE / 2;
  return `"${clean.length > LONGEST_QUOTE ? `${clean.slice(0, half)}…${clean.slice(-half)}` : clean}"`;
}
