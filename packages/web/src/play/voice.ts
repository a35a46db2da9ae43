import {
  type AnyFront,
  type AnyReasons,
  type GameEvent,
  houseTextDe,
  houseTextEn,
  type Language,
  type Message,
  type MessageTable,
  say,
  type Seat,
  tellAloud,
} from "@safehouse/kernel";
import type { Moment, SeatInfo } from "./session.ts";

/** Turns a game's messages into sentences for one reader at one table. */
export interface Voice {
  say(message: Message): string;
  /** One sentence an event, and what bots say of it; `back` are the events before, newest first. */
  tell(events: readonly GameEvent[], back?: Iterable<GameEvent>): string[];
  name(seat: Seat): string;
  isYou(seat: Seat): boolean;
}

const HOUSE: { readonly [language in Language]: MessageTable } = { en: houseTextEn, de: houseTextDe };

/** The words of one game and of the house. */
export async function loadTexts(game: AnyFront, language: Language): Promise<MessageTable> {
  return { ...HOUSE[language], ...(await game.texts[language]()) };
}

/** Of these what a running table is drawn and asked by, where the game parts that; else null. */
export async function loadFirstTexts(game: AnyFront, language: Language): Promise<MessageTable | null> {
  return game.firstTexts === undefined ? null : { ...HOUSE[language], ...(await game.firstTexts[language]()) };
}

/** Whether these do for a moment: how a match ended is never among them. */
export function firstTextsDo(game: AnyFront, { view, outcome }: Pick<Moment, "view" | "outcome">): boolean {
  return outcome === null && (game.firstTextsDo?.(view) ?? true);
}

/** What a voice speaks by. */
export interface Spoken {
  readonly texts: MessageTable;
  /** Null where bots give none. */
  readonly reasons: AnyReasons | null;
}

/** The same with what bots say of what they do, in games in which they do. */
export async function loadSpoken(game: AnyFront, language: Language): Promise<Spoken> {
  const [texts, reasons = null] = await Promise.all([loadTexts(game, language), game.reasons?.()]);
  return { texts: { ...texts, ...(await reasons?.texts[language]()) }, reasons };
}

/** `you` is null for those who watch, and where a device goes round; `reasons` where bots give none, or not yet. */
export function makeVoice(
  texts: MessageTable,
  seats: readonly SeatInfo[],
  you: Seat | null,
  reasons: Spoken["reasons"] = null,
): Voice {
  const speaker = {
    name: (seat: Seat) => seats[seat]?.name ?? `${seat + 1}`,
    isYou: (seat: Seat) => seat === you,
  };
  const sayIt = (message: Message): string => {
    // A newer server may tell of something that this page has no words for: then its plain name is better than no table.
    return Object.hasOwn(texts, message.id) ? say(texts, message, speaker) : message.id;
  };
  return {
    say: sayIt,
    tell: (events, back = []) => tellAloud(events, back, { say: sayIt, reasons, seats }),
    ...speaker,
  };
}
