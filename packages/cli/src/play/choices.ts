import type { ListedMove } from "@safehouse/host";
import { branches, type PathStep, type Telling, typedWords } from "@safehouse/kernel";

/** A move as this terminal offers it. */
export interface Offer {
  readonly listed: ListedMove;
  readonly label: string;
  readonly path: readonly PathStep[];
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

/** Moves that begin alike under one number. */
export function stepwise(offers: readonly Offer[], { say }: Pick<Telling, "say">): Choice[] {
  return branches(offers).map(({ steps, items }) => {
    const [first] = items;
    if (items.length === 1 && first !== undefined) return { label: first.label, offers: items };
    return { label: `${steps.map(({ label }) => say(label)).join(", ")} … (${items.length})`, offers: items };
  });
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
    const own = wordsOf(typedWords(offer.path).join(" "));
    return words.length <= own.length && words.every((word, i) => isFit(own[i] as string, word));
  };
  const exact = offers.filter((offer) => fits(offer, (word, typedWord) => word === typedWord));
  const written = exact.filter((offer) => wordsOf(typedWords(offer.path).join(" ")).length === words.length);
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
