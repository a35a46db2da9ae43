export interface Piece {
  readonly text: string;
  /** Written by the boss, or a blank that waits for it; the rest is print. */
  readonly kind: "print" | "written" | "blank";
}

const BLANK = "…";

/** A sentence of a hint card with what was written into its blanks marked. */
export function piecesOf(sentence: string, written: readonly string[]): Piece[] {
  const pieces: Piece[] = [];
  const add = (text: string, kind: Piece["kind"]): void => {
    if (text !== "") pieces.push({ text, kind });
  };
  let from = 0;
  const left = [...written];
  while (from < sentence.length) {
    const next = nextMark(sentence, from, left);
    if (next === null) break;
    add(sentence.slice(from, next.at), "print");
    add(next.text, next.text === BLANK ? "blank" : "written");
    from = next.at + next.text.length;
    if (next.text !== BLANK) left.splice(left.indexOf(next.text), 1);
  }
  add(sentence.slice(from), "print");
  return pieces;
}

interface Mark {
  readonly at: number;
  readonly text: string;
}

/** The first blank or written word from here on; of two that begin at the same place, the longer. */
function nextMark(sentence: string, from: number, written: readonly string[]): Mark | null {
  let first: Mark | null = null;
  for (const text of [BLANK, ...written]) {
    const at = indexOfWord(sentence, text, from);
    if (at < 0) continue;
    if (first === null || at < first.at || (at === first.at && text.length > first.text.length)) first = { at, text };
  }
  return first;
}

/** A name inside another word is not that name. */
function indexOfWord(sentence: string, word: string, from: number): number {
  for (let at = sentence.indexOf(word, from); at >= 0; at = sentence.indexOf(word, at + 1)) {
    const isWhole = !isLetter(sentence[at - 1]) && !isLetter(sentence[at + word.length]);
    if (isWhole || word === BLANK) return at;
  }
  return -1;
}

const isLetter = (character: string | undefined): boolean => character !== undefined && /[\p{L}\p{N}]/u.test(character);
