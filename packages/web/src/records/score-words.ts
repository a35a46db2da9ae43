import { findOnShelf } from "@safehouse/games/shelf";
import type { Language, MessageTable } from "@safehouse/kernel";
import { makeVoice } from "../play/voice.ts";
import { textIn } from "../text/texts.ts";
import { de } from "./text/de.ts";
import { en } from "./text/en.ts";

/** How a game's scores are said: a crew's points, or a lead over rivals. */
export interface ScoreWords {
  /** The bare number, such as "12", "+4" or "−3". */
  figure(points: number): string;
  /** "12 points", "4 points ahead" */
  points(points: number): string;
}

export function scoreWords(game: string, language: Language): ScoreWords {
  const t = textIn(language, { en, de });
  if (!isLead(game)) return { figure: signed, points: t.points };
  return { figure: (lead) => (lead > 0 ? `+${lead}` : signed(lead)), points: t.ahead };
}

/** The word for a result, such as "You live well". `texts` are the game's own. */
export function ratingWords(game: string, texts: MessageTable, result: string, language: Language): string {
  if (!isLead(game)) return makeVoice(texts, [], null).say({ id: `result.${result}` });
  const t = textIn(language, { en, de });
  return result === "won" ? t.won : result === "shared" ? t.shared : t.lost;
}

/** Whoever plays together has points together. */
function isLead(game: string): boolean {
  return findOnShelf(game)?.isTogether === false;
}

/** With a minus as long as a plus. */
function signed(points: number): string {
  return points < 0 ? `−${-points}` : String(points);
}
