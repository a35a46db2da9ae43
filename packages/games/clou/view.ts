import type { Viewer } from "@safehouse/kernel";
import type { Event } from "./events.ts";
import type { Config } from "./meta.ts";
import { NO_VOTE, type State } from "./state.ts";

/** Everything lies open but the sealed votes: of those a seat knows its own. */
export interface View {
  readonly seat: number | null;
  /** A crew plans aloud: chat is never off. */
  readonly silent: false;
  readonly config: Config;
  readonly seats: number;
  /** See slots.ts; `tableOf` makes sense of it. */
  readonly board: readonly number[];
  readonly queue: readonly number[];
  /** The own answer to the open sealed question; -1 for none yet. */
  readonly vote: number;
}

export function view({ config, seats, board, queue, votes }: State, viewer: Viewer): View {
  const seat = typeof viewer === "number" ? viewer : null;
  return { seat, silent: false, config, seats, board, queue, vote: seat === null ? NO_VOTE : votes[seat] };
}

/** Votes are told only when all are in, and then to everybody. A new type must be listed here or the compiler complains. */
export function viewEvent(event: Event, _viewer: Viewer): Event {
  switch (event.type) {
    case "rolled":
    case "bonus":
    case "readied":
    case "used":
    case "any":
    case "line":
    case "activated":
    case "gained":
    case "crossed":
    case "let-go":
    case "overcome":
    case "opened":
    case "looted":
    case "traced":
    case "time":
    case "reacted":
    case "forbidden":
    case "star":
    case "threw-anew":
    case "turned":
    case "called-on":
    case "finished":
    case "stayed":
    case "ran":
    case "sneaked-out":
    case "concert":
    case "took":
    case "hushed":
    case "built-on":
    case "alarm":
    case "driver":
    case "drove":
    case "escape":
    case "planned":
    case "escaped":
    case "caught":
      return event;
  }
}
