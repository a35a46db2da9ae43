import { loadOffer } from "@safehouse/games";
import {
  type Chapter,
  HOUSE_RULES,
  houseTextDe,
  houseTextEn,
  type Language,
  type Phrases,
  rule,
  type Rulebook,
  type WorkedExample,
} from "@safehouse/kernel";
import { loadBalance } from "./measured/load-balance.ts";

export interface Rules {
  readonly book: Rulebook;
  readonly house: Chapter;
  readonly examples: readonly WorkedExample[];
  /** The game's balance.md. */
  readonly balance: string | null;
  /** Of the balance, for those who do not read English. */
  readonly phrases: Phrases | null;
}

/** A game's rules with those of the house; null for a game that is not here. */
export async function loadRules(id: string, language: Language, houseTitle: string): Promise<Rules | null> {
  const game = await loadOffer(id);
  if (game === null) return null;
  const [book, examples = [], balance, phrases = null] = await Promise.all([
    game.rulebook[language](),
    game.examples?.(),
    loadBalance(id),
    language === "de" ? game.measured?.() : undefined,
  ]);
  return { book, examples, balance, phrases, house: houseChapter(language, houseTitle) };
}

function houseChapter(language: Language, title: string): Chapter {
  const texts = language === "de" ? houseTextDe : houseTextEn;
  return { id: "H", title, rules: HOUSE_RULES.map((id) => ({ id, parts: [rule(texts[`house.rule.${id}`])] })) };
}
