/** Letters and figures that nobody takes for another, on paper or read aloud. */
export const PAPER_LETTERS = "ABCDEFGHJKMNPQRSTVWXYZ23456789";
const LENGTH = 16;
const GROUP = 4;

/**
 * The code of a printed sheet, however somebody typed it: small letters, spaces and dashes do not matter, and the whole link will do.
 * Null if it cannot be one.
 */
export function readPaperCode(text: string): string | null {
  const typed = /\/paper\/?#([^\s]*)$/.exec(text.trim())?.[1] ?? text;
  const code = typed.toUpperCase().replaceAll(/[\s\-–—_.]/g, "");
  return code.length === LENGTH && [...code].every((letter) => PAPER_LETTERS.includes(letter)) ? code : null;
}

/** In groups, as it is printed and read aloud. */
export function showPaperCode(code: string): string {
  return Array.from({ length: code.length / GROUP }, (_, i) => code.slice(i * GROUP, (i + 1) * GROUP)).join("-");
}

export function newPaperCode(randomBelow: (n: number) => number): string {
  return Array.from({ length: LENGTH }, () => PAPER_LETTERS[randomBelow(PAPER_LETTERS.length)]).join("");
}

/** Where whoever scans it comes to. What follows the # is never sent to a server nor written into its log. */
export function paperPath(code: string): string {
  return `/paper#${showPaperCode(code)}`;
}
