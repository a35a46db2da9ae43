import type { Chapter } from "@safehouse/kernel";

/** A piece of a text; `isHit` where a searched word stands. */
export interface Piece {
  readonly text: string;
  readonly isHit: boolean;
}

/** The words somebody looks for. Capitals and accents do not matter. */
export function wordsOf(query: string): string[] {
  return plain(query).split(/\s+/).filter(Boolean);
}

/** The chapters with only those rules that hold every word, in their text, their id or their chapter's title. */
export function searchChapters(chapters: readonly Chapter[], words: readonly string[]): Chapter[] {
  if (words.length === 0) return [...chapters];
  return chapters
    .map((chapter) => ({
      ...chapter,
      rules: chapter.rules.filter(({ id, parts }) => {
        const text = plain([id, chapter.title, ...parts.map((part) => part.text)].join(" "));
        return words.every((word) => text.includes(word));
      }),
    }))
    .filter(({ rules }) => rules.length > 0);
}

/** The text in pieces, the searched words apart. */
export function markWords(text: string, words: readonly string[]): Piece[] {
  const folded = [...text].map(plain);
  const hits = new Array<boolean>(folded.length).fill(false);
  // A letter may fold into two ("ß"): positions count letters of the text, not of the folded text.
  for (const word of words) {
    for (let start = 0; start < folded.length; start++) {
      let length = 0;
      let read = "";
      while (read.length < word.length && start + length < folded.length) read += folded[start + length++];
      if (read.startsWith(word)) hits.fill(true, start, start + length);
    }
  }
  const pieces: { text: string; isHit: boolean }[] = [];
  for (const [index, letter] of [...text].entries()) {
    const isHit = hits[index] === true;
    const last = pieces.at(-1);
    if (last?.isHit === isHit) last.text += letter;
    else pieces.push({ text: letter, isHit });
  }
  return pieces;
}

function plain(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().replaceAll("ß", "ss");
}
