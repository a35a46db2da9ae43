import type { Frame, Match } from "@safehouse/host";
import type { Viewer } from "@safehouse/kernel";
import type { Problem } from "../problem.ts";
import type { Outbox } from "./outbox.ts";

/** Somebody who follows a match. */
export interface Watcher {
  readonly viewer: Viewer;
  /** Every entry once, in order and without gaps. */
  onEntry(frame: Frame): void;
  /** There is nothing more to follow here. */
  onEnd(problem: Problem): void;
}

interface Place {
  readonly watcher: Watcher;
  /** The last entry that it was told of. */
  told: number;
  /** What it is about to be told: it waits behind somebody's answer. */
  held: Frame[];
  leave(): void;
}

/** Those who follow a match keep their places when it is read again from the store: what they missed they are told then. */
export class Watchers {
  readonly #outbox: Outbox;
  readonly #onError: (error: unknown) => void;
  readonly #places = new Map<Watcher, Place>();

  constructor(outbox: Outbox, onError: (error: unknown) => void) {
    this.#outbox = outbox;
    this.#onError = onError;
  }

  get count(): number {
    return this.#places.size;
  }

  /** From now on; `told` again if it is here already and has seen a newer state. */
  add(match: Match, watcher: Watcher, told: number): void {
    const place = this.#places.get(watcher) ?? { watcher, told, held: [], leave: () => {} };
    place.told = Math.max(place.told, told);
    place.held = place.held.filter(({ n }) => n > place.told);
    if (this.#places.has(watcher)) return;
    this.#places.set(watcher, place);
    this.#follow(match, place);
  }

  /** The entries that it was not told of yet, in order. */
  heldFrom(watcher: Watcher): readonly Frame[] {
    return this.#places.get(watcher)?.held ?? [];
  }

  remove(watcher: Watcher): void {
    this.#places.get(watcher)?.leave();
    this.#places.delete(watcher);
  }

  moveTo(match: Match): void {
    for (const place of this.#places.values()) {
      place.leave();
      place.held = [];
      for (const frame of match.frames(place.watcher.viewer, place.told + 1)) this.#deliver(place, frame);
      this.#follow(match, place);
    }
  }

  end(problem: Problem, isEnded: (watcher: Watcher) => boolean = () => true): void {
    for (const watcher of [...this.#places.keys()]) {
      if (!isEnded(watcher)) continue;
      this.remove(watcher);
      this.#shielded(() => watcher.onEnd(problem));
    }
  }

  #follow(match: Match, place: Place): void {
    place.leave = match.subscribe(place.watcher.viewer, (frame) => {
      place.held.push(frame);
      this.#outbox.tell(() => this.#deliver(place, frame));
    });
  }

  #deliver(place: Place, frame: Frame): void {
    while ((place.held[0]?.n ?? Infinity) <= frame.n) place.held.shift();
    if (this.#places.get(place.watcher) !== place || frame.n <= place.told) return;
    place.told = frame.n;
    this.#shielded(() => place.watcher.onEntry(frame));
  }

  /** One watcher's trouble is nobody else's. */
  #shielded(action: () => void): void {
    try {
      action();
    } catch (error) {
      this.#onError(error);
    }
  }
}
