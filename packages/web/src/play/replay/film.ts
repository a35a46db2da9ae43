import type { TableGame } from "@safehouse/games";
import {
  eventMessage,
  fail,
  type GameEvent,
  type GameView,
  isChance,
  type MatchRecord,
  type Message,
  ok,
  replay,
  type Result,
  type SeatDecision,
  type Viewer,
} from "@safehouse/kernel";
import { readRow } from "../log-row.ts";
import type { Moment, Told } from "../session.ts";

/** A record with the state after each of its entries: any moment can be shown at once, through anybody's eyes. */
export interface Film {
  readonly game: TableGame;
  readonly record: MatchRecord;
  /** How many entries there are. */
  readonly length: number;
  moment(n: number, eyes: Viewer): Moment;
  log(eyes: Viewer): readonly Told[];
  /** What a reader may jump to, as far as the game tells. */
  readonly chapters: readonly Chapter[];
}

/** The entry where a part of the match begins, or a section of it. */
interface Chapter {
  readonly n: number;
  readonly depth: "part" | "section";
  /** Its name in the game's texts. */
  readonly name: Message;
}

/** Plays a record through, checking every entry. The error is the entry that does not fit. */
export function filmOf(game: TableGame, record: MatchRecord): Result<Film, number> {
  const states: unknown[] = [game.setup(record.config, record.seats.length)];
  const happened: (readonly GameEvent[])[] = [];
  const replayed = replay(game, record.config, record.seats.length, record.entries, ({ state }, { events }) => {
    states.push(state);
    happened.push(events);
  });
  if (!replayed.ok) return fail(replayed.error.n);
  const length = record.entries.length;

  function pendingAt(n: number): SeatDecision[] {
    return game.pending(states[n]).flatMap((decision) => {
      return isChance(decision) ? [] : [{ id: decision.id, seat: decision.seat, kind: decision.kind }];
    });
  }

  return ok({
    game,
    record,
    length,
    chapters: happened.flatMap((events, index) =>
      events.flatMap((event): Chapter[] => {
        const depth = game.meta.events[event.type]?.chapter;
        if (depth === undefined) return [];
        const { args } = eventMessage(event);
        return [{ n: index + 1, depth, name: { id: `chapter.${event.type}`, ...(args && { args }) } }];
      }),
    ),
    moment: (n, eyes) => ({
      n,
      view: game.view(states[n], eyes) as GameView,
      pending: pendingAt(n),
      moves: [],
      outcome: game.outcome(states[n]),
    }),
    log: (eyes) =>
      record.entries.map((entry, index) => {
        const seen = (happened[index] ?? []).map((event) => game.viewEvent(event, eyes) as GameEvent | null);
        return readRow({ ...entry, events: seen.filter((event) => event !== null) });
      }),
  });
}
