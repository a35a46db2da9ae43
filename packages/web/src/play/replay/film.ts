import type { TableGame } from "@safehouse/games";
import {
  eventMessage,
  fail,
  type GameEvent,
  type GameView,
  isChance,
  type Json,
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

/** Something that can be shown at any moment. */
export interface Footage {
  readonly game: TableGame;
  /** How many entries there are. */
  readonly length: number;
  moment(n: number, eyes: Viewer): Moment;
  log(eyes: Viewer): readonly Told[];
  /** What a reader may jump to, as far as the game tells. */
  readonly chapters: readonly Chapter[];
}

/** A record with the state after each of its entries: any moment can be shown at once, through anybody's eyes. */
export interface Film extends Footage {
  readonly record: MatchRecord;
  /** Never to be changed. */
  state(n: number): unknown;
  /** As it would be after these answers in the place of entry n, up to where chance or another is asked. */
  ifPlayed(n: number, way: readonly Json[], eyes: Viewer): GameView;
}

/** The entry where a part of the match begins, or a section of it. */
export interface Chapter {
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

  return ok({
    game,
    record,
    length,
    state: (n) => states[n],
    chapters: chaptersOf(game, happened),
    moment: (n, eyes) => momentOf(game, states[n], n, eyes),
    ifPlayed(n, way, eyes) {
      const state = game.clone(states[n - 1]);
      const seat = record.entries[n - 1]?.seat ?? null;
      for (const move of way) {
        const open = game
          .pending(state)
          .find(
            (each) => !isChance(each) && each.seat === seat && game.check(game.view(state, seat), each, move) === null,
          );
        if (open === undefined) break;
        game.apply(state, open, move);
      }
      return game.view(state, eyes) as GameView;
    },
    log: (eyes) =>
      record.entries.map((entry, index) => {
        return readRow({ ...entry, events: eventsFor(game, happened[index] ?? [], eyes) });
      }),
  });
}

/** The table in a state, for who only looks. */
export function momentOf(game: TableGame, state: unknown, n: number, eyes: Viewer): Moment {
  const pending = game.pending(state).flatMap((decision): SeatDecision[] => {
    return isChance(decision) ? [] : [{ id: decision.id, seat: decision.seat, kind: decision.kind }];
  });
  return { n, view: game.view(state, eyes) as GameView, pending, moves: [], outcome: game.outcome(state) };
}

/** What those eyes are told of it. */
export function eventsFor(game: TableGame, events: readonly GameEvent[], eyes: Viewer): GameEvent[] {
  return events.map((event) => game.viewEvent(event, eyes) as GameEvent | null).filter((event) => event !== null);
}

/** `happened`: what each entry told. */
export function chaptersOf(game: TableGame, happened: readonly (readonly GameEvent[])[]): Chapter[] {
  return happened.flatMap((events, index) =>
    events.flatMap((event): Chapter[] => {
      const depth = game.meta.events[event.type]?.chapter;
      if (depth === undefined) return [];
      const { args } = eventMessage(event);
      return [{ n: index + 1, depth, name: { id: `chapter.${event.type}`, ...(args && { args }) } }];
    }),
  );
}
