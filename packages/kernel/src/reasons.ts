import type { Seat } from "./decision.ts";
import { eventMessage, type GameEvent } from "./game.ts";
import type { Language, Message, MessageTable } from "./message.ts";
import type { RecordSeat } from "./record.ts";

/** What somebody at the table says of what happened, in one line. */
export interface Reason {
  /** Any of these did it: the first of them that is a bot says so. */
  readonly by: readonly Seat[];
  readonly why: Message;
  /** Said before it is done, because silence follows. */
  readonly isSaidBefore?: true;
}

/**
 * Why bots do what they do, as they would say it aloud. Worked out by whoever reads it, from what everybody at the table was told: so a
 * reason gives nothing away, is no part of the log, and is there in replays, too. Loaded when needed.
 */
export interface TableReasons<Event extends GameEvent = GameEvent> {
  /** The texts that only reasons need, one table a language. */
  readonly texts: { readonly [language in Language]: () => Promise<MessageTable> };
  /**
   * The reason for this event; `back` are the events before it, newest first. Null where there is nothing to say, and where the rules
   * demand silence. Goes by nothing that only some are told.
   */
  reasonFor(event: Event, back: Iterable<Event>): Reason | null;
}

/** Loaded reasons: without their texts, whose events are their own business. */
// oxlint-disable-next-line typescript/no-explicit-any -- events of different games have nothing in common
export type AnyReasons = Pick<TableReasons<any>, "reasonFor">;

interface Listener {
  say(message: Message): string;
  /** Null where nobody gives reasons. */
  readonly reasons: AnyReasons | null;
  readonly seats: readonly Pick<RecordSeat, "kind" | "level">[];
}

/** One sentence an event, and with it what a bot says of it; `back` are the events before, newest first. */
export function tellAloud(
  events: readonly GameEvent[],
  back: Iterable<GameEvent>,
  { say, reasons, seats }: Listener,
): string[] {
  return events.flatMap((event, i) => {
    const told = say(eventMessage(event));
    const reason = reasons?.reasonFor(event, before(events, i, back)) ?? null;
    const speaker = reason?.by.find((seat) => hasReasons(seats[seat]));
    if (reason === null || speaker === undefined) return [told];
    const said = say({ id: "house.says", args: { seat: speaker, words: say(reason.why) } });
    return reason.isSaidBefore ? [said, told] : [told, said];
  });
}

/** Who plays at random has none. */
function hasReasons(seat: Pick<RecordSeat, "kind" | "level"> | undefined): boolean {
  return seat?.kind === "bot" && seat.level !== "random";
}

function before(events: readonly GameEvent[], i: number, back: Iterable<GameEvent>): Iterable<GameEvent> {
  return {
    *[Symbol.iterator]() {
      yield* newestFirst(events, i);
      yield* back;
    },
  };
}

/** The first so many events, the last of them first. Nothing is copied for who looks at few, and one may look again. */
export function newestFirst(events: readonly GameEvent[], count = events.length): Iterable<GameEvent> {
  return {
    *[Symbol.iterator]() {
      for (let i = count - 1; i >= 0; i--) yield events[i] as GameEvent;
    },
  };
}
