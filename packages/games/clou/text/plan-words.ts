import type { Language, MessageTable } from "@safehouse/kernel";

/** The names of one plan, or of several. */
export interface PlanWords {
  /** Plans, rooms, challenges, loot and special rules, by id. */
  readonly names: { readonly [id: string]: string };
  /** What the special rules say. */
  readonly specials: { readonly [id: string]: string };
}

export type PlanWordsLoaders = { readonly [language in Language]: () => Promise<PlanWords> };

type TableTexts = { readonly [language in Language]: () => Promise<(plan: PlanWords) => MessageTable> };

/** The texts of a table where one plan lies: its words come beside all that tables say, not after it. */
export function textsOfPlan(
  table: TableTexts,
  plan: PlanWordsLoaders,
): { readonly [language in Language]: () => Promise<MessageTable> } {
  const load = async (language: Language): Promise<MessageTable> => {
    const [textsOf, words] = await Promise.all([table[language](), plan[language]()]);
    return textsOf(words);
  };
  return { en: () => load("en"), de: () => load("de") };
}
