import type { GameEvent, Seat, Timeline } from "@safehouse/kernel";
import { entryEvents } from "./sight.ts";

/** What each seat has been told so far, grown as it is asked for. */
export class History {
  readonly #timeline: Timeline;
  readonly #told = new Map<Seat, { upTo: number; readonly events: GameEvent[] }>();

  constructor(timeline: Timeline) {
    this.#timeline = timeline;
  }

  /** Entries that were taken back never happened: what was told must fit the state that is left. */
  forget(): void {
    this.#told.clear();
  }

  /** All published events and the seat's own answers that are still sealed. */
  of(seat: Seat, published: number): GameEvent[] {
    const { entries, undone } = this.#timeline;
    const told = this.#told.get(seat) ?? { upTo: 0, events: [] };
    this.#told.set(seat, told);
    for (; told.upTo < published; told.upTo++) {
      if (!undone.has(told.upTo + 1)) told.events.push(...entryEvents(this.#timeline, told.upTo + 1, seat));
    }
    const sealed = entries
      .slice(published)
      .filter((entry) => entry.seat === seat && !undone.has(entry.n))
      .flatMap((entry) => entryEvents(this.#timeline, entry.n, seat));
    return [...told.events, ...sealed];
  }
}
