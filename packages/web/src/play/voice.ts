import {
  type AnyFront,
  eventMessage,
  type GameEvent,
  houseTextDe,
  houseTextEn,
  type Language,
  type Message,
  type MessageTable,
  say,
  type Seat,
} from "@safehouse/kernel";
import type { SeatInfo } from "./session.ts";

/** Turns a game's messages into sentences for one reader at one table. */
export interface Voice {
  say(message: Message): string;
  /** One sentence an event. */
  tell(events: readonly GameEvent[]): string[];
  name(seat: Seat): string;
  isYou(seat: Seat): boolean;
}

const HOUSE: { readonly [language in Language]: MessageTable } = { en: houseTextEn, de: houseTextDe };

/** The words of one game and of the house. */
export async function loadTexts(game: AnyFront, language: Language): Promise<MessageTable> {
  return { ...HOUSE[language], ...(await game.texts[language]()) };
}

/** `you` is null for those who watch, and where a device goes round. */
export function makeVoice(texts: MessageTable, seats: readonly SeatInfo[], you: Seat | null): Voice {
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
    tell: (events) => events.map((event) => sayIt(eventMessage(event))),
    ...speaker,
  };
}
