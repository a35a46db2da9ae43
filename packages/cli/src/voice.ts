import {
  type AnyGame,
  eventMessage,
  type GameEvent,
  houseTextDe,
  houseTextEn,
  type Language,
  type Message,
  type MessageTable,
  type RecordSeat,
  say,
  type Seat,
} from "@safehouse/kernel";
import { cleanName } from "./clean.ts";
import type { Words } from "./words.ts";

/** Turns a game's messages into sentences for one reader at one table. */
export interface Voice {
  say(message: Message): string;
  /** One sentence an event. */
  tell(events: readonly GameEvent[]): string[];
  name(seat: Seat): string;
  /** How a shared match ended, in the game's own words where it has some. */
  result(result: string): string;
}

const HOUSE: { readonly [language in Language]: MessageTable } = { en: houseTextEn, de: houseTextDe };

export async function voiceOf(
  words: Words,
  language: Language,
  game: AnyGame,
  seats: readonly RecordSeat[],
  you: Seat | null,
): Promise<Voice> {
  const { texts } = await game.words();
  const table: MessageTable = {
    ...HOUSE[language],
    ...(await game.texts[language]()),
    ...(await texts[language]()),
  };
  const names = seats.map(({ name }, seat) => cleanName(name) ?? words("seat.name", { seat: seat + 1 }));
  const speaker = { name: (seat: Seat) => names[seat] ?? "?", isYou: (seat: Seat) => seat === you };
  const sayIt = (message: Message): string => say(table, message, speaker);
  return {
    say: sayIt,
    tell: (events) => events.map((event) => sayIt(eventMessage(event))),
    name: speaker.name,
    result: (result) => (Object.hasOwn(table, `result.${result}`) ? sayIt({ id: `result.${result}` }) : result),
  };
}
