import {
  type AnyGame,
  houseTextDe,
  houseTextEn,
  type Language,
  LANGUAGES,
  type Message,
  type MessageTable,
  type RecordSeat,
  say,
  type Viewer,
} from "@safehouse/kernel";
import { serverText } from "../text/texts.ts";

export type Texts = { readonly [language in Language]: MessageTable };

/** A game's messages become sentences for one reader. */
export type Voice = (message: Message) => string;

const HOUSE: Texts = { en: houseTextEn, de: houseTextDe };

export async function loadTexts(game: AnyGame): Promise<Texts> {
  const tables = await Promise.all(
    LANGUAGES.map(async (language) => [language, { ...HOUSE[language], ...(await game.texts[language]()) }] as const),
  );
  return Object.fromEntries(tables) as unknown as Texts;
}

export function voiceOf(texts: Texts, language: Language, seats: readonly RecordSeat[], viewer: Viewer): Voice {
  const speaker = {
    name: (seat: number) => seats[seat]?.name ?? serverText(language)["seat.name"]({ seat: seat + 1 }),
    isYou: (seat: number) => seat === viewer,
  };
  return (message) => say(texts[language], message, speaker);
}
