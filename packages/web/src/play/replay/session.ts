import { computed, type Signal, signal } from "@preact/signals";
import type { Viewer } from "@safehouse/kernel";
import { rulesAtHand } from "../rules.ts";
import type { Answer, SeatInfo, Session } from "../session.ts";
import type { Film, Footage } from "./film.ts";

/** A finished match that can be looked at from any moment and through any eyes. */
export interface ReplaySession<Shown extends Footage = Film> extends Session {
  readonly film: Shown;
  /** How many entries are shown. */
  readonly at: Signal<number>;
  readonly eyes: Signal<Viewer>;
}

export function openReplaySession<Shown extends Footage>(
  film: Shown,
  seats: readonly SeatInfo[],
  start: { n: number; eyes: Viewer },
): ReplaySession<Shown> {
  const at = signal(start.n);
  const eyes = signal<Viewer>(start.eyes);
  const untouchable = (): Promise<Answer> => Promise.resolve({ result: "failed", why: "" });
  return {
    film,
    at,
    eyes,
    game: film.game,
    rules: rulesAtHand(film.game),
    isReplay: true,
    // Nobody who watches a replay sits in it: names are said, whoever's eyes it is.
    isShared: true,
    viewer: eyes,
    seats: signal(seats),
    now: computed(() => film.moment(at.value, eyes.value)),
    log: computed(() => film.log(eyes.value)),
    connection: signal("open" as const),
    mayUndo: signal(false),
    submit: untouchable,
    undo: untouchable,
    close() {},
  };
}
