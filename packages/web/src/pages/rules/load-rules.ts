import { loadOffer } from "@safehouse/games";
import {
  type Chapter,
  HOUSE_RULES,
  houseTextDe,
  houseTextEn,
  type Language,
  rule,
  type Rulebook,
} from "@safehouse/kernel";

export interface Rules {
  readonly book: Rulebook;
  readonly house: Chapter;
}

/** A game's rules with those of the house; null for a game that is not here. */
export async function loadRules(id: string, language: Language, houseTitle: string): Promise<Rules | null> {
  const game = await loadOffer(id);
  if (game === null) return null;
  return { book: await game.rulebook[language](), house: houseChapter(language, houseTitle) };
}

function houseChapter(language: Language, title: string): Chapter {
  const texts = language === "de" ? houseTextDe : houseTextEn;
  return { id: "H", title, rules: HOUSE_RULES.map((id) => ({ id, parts: [rule(texts[`house.rule.${id}`])] })) };
}
