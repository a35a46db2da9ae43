import type { GameEvent, SeatDecision, Timeline, Viewer } from "@safehouse/kernel";
import { statesAfter } from "./resume.ts";
import { entryEvents, openQuestions, type Sight, sightOf } from "./sight.ts";

/**
 * One published entry, with the table as it stood after it and before the next. What is to be seen and heard is worked out when somebody
 * looks: who is told of several entries at once needs only the last one's.
 */
export interface Frame extends Sight {
  readonly n: number;
  readonly events: readonly GameEvent[];
}

export type Listener = (frame: Frame) => void;

interface Subscription {
  readonly viewer: Viewer;
  readonly listener: Listener;
}

/** The table after an entry, with the seats' questions that were open then. */
interface Moment {
  readonly state: unknown;
  readonly open: readonly SeatDecision[];
}

/** Those who watch a match. Each gets every entry once, in order, as soon as the table may know of it. */
export class Audience {
  readonly #timeline: Timeline;
  readonly #onError: (error: unknown) => void;
  readonly #subscriptions = new Set<Subscription>();
  /** By entry. Kept of those that nobody was told of yet: sealed answers are told together, each with the table as it was then. */
  readonly #moments = new Map<number, Moment>();
  #announced: number;

  constructor(timeline: Timeline, announced: number, onError: (error: unknown) => void) {
    this.#timeline = timeline;
    this.#announced = announced;
    this.#onError = onError;
  }

  subscribe(viewer: Viewer, listener: Listener): () => void {
    const subscription = { viewer, listener };
    this.#subscriptions.add(subscription);
    return () => void this.#subscriptions.delete(subscription);
  }

  dismiss(): void {
    this.#subscriptions.clear();
  }

  /** After every entry; `open` are the seats' questions after it. */
  announce(published: number, open: readonly SeatDecision[]): void {
    const { state, entries } = this.#timeline;
    this.#moments.set(entries.length, { state, open });
    const first = this.#announced + 1;
    this.#announced = published;
    const frames = new Map<Viewer, Frame[]>();
    for (const subscription of [...this.#subscriptions]) {
      const { viewer } = subscription;
      const own = frames.get(viewer) ?? this.frames(viewer, first, published);
      frames.set(viewer, own);
      for (const frame of own) this.#deliver(subscription, frame);
    }
    for (const n of this.#moments.keys()) if (n <= published) this.#moments.delete(n);
  }

  /** What a viewer is told of the entries from `first` to `last`, which are published. */
  frames(viewer: Viewer, first: number, last: number): Frame[] {
    const frames: Frame[] = [];
    for (let n = first; n <= last; n++) frames.push(new LazyFrame(this.#timeline, viewer, n, this.#momentAfter(n)));
    return frames;
  }

  /** What happened before this match was opened is found by playing the log anew, once for all who ask. */
  #momentAfter(n: number): Moment {
    if (!this.#moments.has(n)) {
      const { game } = this.#timeline;
      for (const [i, state] of statesAfter(this.#timeline, n).entries()) {
        this.#moments.set(n + i, { state, open: openQuestions({ game, state }) });
      }
    }
    return this.#moments.get(n) as Moment;
  }

  #deliver(subscription: Subscription, frame: Frame): void {
    if (!this.#subscriptions.has(subscription)) return;
    try {
      subscription.listener(frame);
    } catch (error) {
      // One watcher's trouble is nobody else's: the match goes on.
      this.#onError(error);
    }
  }
}

class LazyFrame implements Frame {
  readonly n: number;
  readonly #timeline: Timeline;
  readonly #viewer: Viewer;
  readonly #moment: Moment;
  #seen: Sight | null = null;

  constructor(timeline: Timeline, viewer: Viewer, n: number, moment: Moment) {
    this.n = n;
    this.#timeline = timeline;
    this.#viewer = viewer;
    this.#moment = moment;
  }

  get events(): readonly GameEvent[] {
    return entryEvents(this.#timeline, this.n, this.#viewer);
  }

  get pending(): readonly SeatDecision[] {
    return this.#moment.open;
  }

  get view(): Sight["view"] {
    return this.#sight.view;
  }

  get moves(): Sight["moves"] {
    return this.#sight.moves;
  }

  get outcome(): Sight["outcome"] {
    return this.#sight.outcome;
  }

  get #sight(): Sight {
    const { game } = this.#timeline;
    const { state, open } = this.#moment;
    return (this.#seen ??= sightOf({ game, state }, this.#viewer, open));
  }
}
