import type { GameEvent, SeatDecision, Timeline, Viewer } from "@safehouse/kernel";
import { entryEvents, type Standpoint, standpoint } from "./sight.ts";

/** One published entry, with the table as it stands after all that is published with it. */
export interface Frame extends Standpoint {
  readonly n: number;
  readonly events: readonly GameEvent[];
}

export type Listener = (frame: Frame) => void;

interface Subscription {
  readonly viewer: Viewer;
  readonly listener: Listener;
}

/** Those who watch a match. Each gets every entry once, in order, as soon as the table may know of it. */
export class Audience {
  readonly #timeline: Timeline;
  readonly #onError: (error: unknown) => void;
  readonly #subscriptions = new Set<Subscription>();
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

  /** `open` are the seats' questions after it. */
  announce(published: number, open: readonly SeatDecision[]): void {
    const first = this.#announced + 1;
    this.#announced = published;
    const frames = new Map<Viewer, Frame[]>();
    for (const subscription of [...this.#subscriptions]) {
      const { viewer } = subscription;
      const own = frames.get(viewer) ?? this.#framesFor(viewer, first, published, open);
      frames.set(viewer, own);
      for (const frame of own) this.#deliver(subscription, frame);
    }
  }

  #framesFor(viewer: Viewer, first: number, last: number, open: readonly SeatDecision[]): Frame[] {
    if (first > last) return [];
    const now = standpoint(this.#timeline, viewer, open);
    const frames: Frame[] = [];
    for (let n = first; n <= last; n++) frames.push({ n, events: entryEvents(this.#timeline, n, viewer), ...now });
    return frames;
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
