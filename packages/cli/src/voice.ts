import {
  type AnyGame,
  type GameEvent,
  houseTextDe,
  houseTextEn,
  type Language,
  type Message,
  type MessageTable,
  newestFirst,
  type RecordSeat,
  say,
  type Seat,
  tellAloud,
} from "@safehouse/kernel";
import { cleanName } from "./clean.ts";
import type { Words } from "./words.ts";

/** Turns a game's messages into sentences for one reader at one table. */
export interface Voice {
  say(message: Message): string;
  /** One sentence an event, and what bots say of it. Whoever tells a match tells all of it, in order. */
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
  const reasons = (await game.reasons?.()) ?? null;
  const table: MessageTable = {
    ...HOUSE[language],
    ...(await game.texts[language]()),
    ...(await texts[language]()),
    ...(await reasons?.texts[language]()),
  };
  const past: GameEvent[] = [];
  const names = seats.map(({ name }, seat) => cleanName(name) ?? words("seat.name", { seat: seat + 1 }));
  const speaker = { name: (seat: Seat) => names[seat] ?? "?", isYou: (seat: Seat) => seat === you };
  const sayIt = (message: Message): string => say(table, message, speaker);
  return {
    say: sayIt,
    tell(events) {
      const told = tellAloud(events, newestFirst(past), { say: sayIt, reasons, seats });
      past.push(...events);
      return told;
    },
    name: speaker.name,
    result: (result) => (Object.hasOwn(table, `result.${result}`) ? sayIt({ id: `result.${result}` }) : result),
  };
}
