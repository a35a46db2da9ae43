import type { BotLevel, Language } from "@safehouse/kernel";
import { textIn } from "../text/texts.ts";
import type { SeatInfo } from "./session.ts";
import { de } from "./text/de.ts";
import { en } from "./text/en.ts";

/** A seat as servers and records describe it: perhaps without a name. */
interface PlainSeat {
  readonly kind: "human" | "bot";
  readonly name?: string;
  readonly level?: string;
}

/** Whoever plays alone against bots without a name is "you", in whatever language the table is read. */
export function nameOwnSeats(seats: readonly PlainSeat[], language: Language): SeatInfo[] {
  const { you } = textIn(language, { en, de });
  return nameSeats(
    seats.map((seat) => (seat.kind === "human" ? { ...seat, name: seat.name || you } : seat)),
    language,
  );
}

/** Everybody at a table is called something. */
export function nameSeats(seats: readonly PlainSeat[], language: Language): SeatInfo[] {
  const words = textIn(language, { en, de });
  return seats.map(({ kind, name, level }, seat) => ({
    kind,
    name: name || (kind === "bot" ? words.bot(seat) : words.nameless(seat)),
    ...(level !== undefined && { level: level as BotLevel }),
  }));
}
