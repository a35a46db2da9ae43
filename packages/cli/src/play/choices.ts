import type { ListedMove } from "@safehouse/host";

/** A move as this terminal offers it. */
export interface Offer {
  readonly listed: ListedMove;
  readonly label: string;
  /** How it is typed; empty for a game that only numbers its moves. */
  readonly words: readonly string[];
}

/** What one number stands for: a move, or several that begin alike. */
export interface Choice {
  readonly label: string;
  readonly offers: readonly Offer[];
}

/** One choice a move. */
export function singly(offers: readonly Offer[]): Choice[] {
  return offers.map((offer) => ({ label: offer.label, offers: [offer] }));
}

/** Moves that begin with the same word under one number; as they are where all do, or none can be typed. */
export function stepwise(offers: readonly Offer[]): Choice[] {
  if (offers.some(({ words }) => words.length === 0)) return singly(offers);
  for (let depth = 0; offers.every(({ words }) => words.length > depth); depth++) {
    const groups = Map.groupBy(offers, ({ words }) => words[depth] as string);
    if (groups.size > 1) return [...groups].map(([word, group]) => ({ label: labelOf(word, group), offers: group }));
  }
  return singly(offers);
}

/** What the labels have in common, or the word itself. */
function labelOf(word: string, group: readonly Offer[]): string {
  const [first, ...rest] = group as [Offer, ...Offer[]];
  if (rest.length === 0) return first.label;
  return `${beginning(group.map(({ label }) => label)) || word} … (${group.length})`;
}

/** The words that all labels begin with. */
export function beginning(labels: readonly string[]): string {
  const [first = "", ...rest] = labels;
  const words = first.split(" ");
  const others = rest.map((label) => label.split(" "));
  const end = words.findIndex((word, i) => others.some((each) => each[i] !== word));
  return words.slice(0, end === -1 ? words.length : end).join(" ");
}

/** The moves that a typed line fits: its words in order, each written out or begun. Of moves that are written out there is one. */
export function typed(line: string, offers: readonly Offer[]): readonly Offer[] {
  const words = wordsOf(line);
  if (words.length === 0) return [];
  const fits = (offer: Offer, isFit: (word: string, typedWord: string) => boolean): boolean => {
    const own = wordsOf(offer.words.join(" "));
    return words.length <= own.length && words.every((word, i) => isFit(own[i] as string, word));
  };
  const exact = offers.filter((offer) => fits(offer, (word, typedWord) => word === typedWord));
  const written = exact.filter((offer) => wordsOf(offer.words.join(" ")).length === words.length);
  if (written.length === 1) return written;
  return exact.length > 0
    ? exact
    : offers.filter((offer) => fits(offer, (word, typedWord) => word.startsWith(typedWord)));
}

/** "grid-4" is typed like "grid 4", and dice are added up in any order. */
function wordsOf(line: string): string[] {
  return line
    .toLowerCase()
    .replaceAll(/(?<=[\p{L}\p{N}])-(?=[\p{L}\p{N}])/gu, " ")
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => (/^\d(\+\d)+$/.test(word) ? word.split("+").toSorted().join("+") : word));
}
