import { findOnShelf } from "@safehouse/games/shelf";
import type { GameOffer, Language, MessageTable } from "@safehouse/kernel";
import { describeTerms } from "../../records/describe.ts";
import { shortNameOf } from "../../shelf/short-name.ts";
import { BOT_LEVELS } from "../../text/bot-levels.ts";
import { textIn } from "../../text/texts.ts";
import { shortDay } from "./day-words.ts";
import type { Night } from "./logic/night.ts";
import { de } from "./text/de.ts";
import { en } from "./text/en.ts";

/** A night in words. */
export interface NightWords {
  /** The game's name, as short as it has one. */
  readonly game: string;
  /** What is played: the scenario, or nothing where the game has none. */
  readonly what: string | null;
  /** Whom one is; null for oneself. */
  readonly who: string | null;
  /** "Janet goes in alone.", "Against two bots …" */
  readonly company: string;
  /** "15 Nov 2026", "Week of 16 Nov 2026" */
  readonly date: string;
}

export function nightWords(
  { meta, optionsFor }: GameOffer,
  texts: MessageTable,
  { game, day, config, crew }: Night,
  days: number,
  language: Language,
): NightWords {
  const t = textIn(language, { en, de });
  const shelved = findOnShelf(game);
  const terms = { config, seats: crew.length };
  const { title, people } = describeTerms({ meta, ...(optionsFor && { optionsFor }) }, texts, terms, language);
  const who = people[crew.indexOf("human")] ?? null;
  const date = shortDay(day, language);
  return {
    game: shortNameOf(game),
    what: title === meta.name[language] ? null : title,
    who,
    company: company(),
    date: days === 1 ? date : t.weekOf(date),
  };

  function company(): string {
    const bots = crew.flatMap((each) => (each === "human" ? [] : [each]));
    const [level] = bots;
    if (level === undefined) return who === null ? t.alone : t.goesAlone(who);
    const plays = BOT_LEVELS[language][level];
    return shelved?.isTogether === true ? t.withBots(bots.length, plays) : t.againstBots(bots.length, plays);
  }
}
