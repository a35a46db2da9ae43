/** A game's rules in one language, as data: the rules pages, the coverage report and refusals all anchor on the ids. */
export interface Rulebook {
  readonly title: string;
  /** How to play, on one page: what a newcomer reads first. */
  readonly onePage: readonly { readonly title: string; readonly text: string }[];
  readonly chapters: readonly Chapter[];
}

export interface Chapter {
  /** `K-3` */
  readonly id: string;
  readonly title: string;
  readonly rules: readonly Rule[];
}

export interface Rule {
  /** `K-3.2` */
  readonly id: string;
  readonly parts: readonly RulePart[];
}

/**
 * A plain rule, as printed; a ruling on what the printed rules leave open, or one that departs from them; content of our own; a table
 * option; a worked example; or a balance line that is proven by measuring.
 */
export type RulePart =
  | { readonly kind: "rule" | "ruling" | "content" | "option" | "example" | "measured"; readonly text: string }
  /** `print` is what the printed rules say instead, in our own words. */
  | { readonly kind: "departure"; readonly text: string; readonly print: string };

/** A rulebook in which some rules read otherwise: as they did under older rules. */
export function reword(book: Rulebook, wording: { readonly [rule: string]: readonly RulePart[] }): Rulebook {
  const chapters = book.chapters.map((chapter) => ({
    ...chapter,
    rules: chapter.rules.map(({ id, parts }) => ({ id, parts: wording[id] ?? parts })),
  }));
  return { ...book, chapters };
}

export const rule = (text: string): RulePart => ({ kind: "rule", text });
export const ruling = (text: string): RulePart => ({ kind: "ruling", text });
export const departure = (text: string, print: string): RulePart => ({ kind: "departure", text, print });
export const content = (text: string): RulePart => ({ kind: "content", text });
export const option = (text: string): RulePart => ({ kind: "option", text });
export const measured = (text: string): RulePart => ({ kind: "measured", text });
