/** A place on the screen, in pixels. */
export interface Place {
  readonly x: number;
  readonly y: number;
}

/** So long after another question is put, a press at the place of the last one was meant for what lay there before. */
const GUARDED_MS = 400;
/** Two presses of one finger are no further apart. */
const SAME_PLACE = 48;

/** Keeps an answer that gives something up from being said by the second half of a double press. */
export class PressGuard {
  #last: Place | null = null;
  #opened = Number.NEGATIVE_INFINITY;

  pressed(place: Place): void {
    this.#last = place;
  }

  /** Another question is put. */
  opened(now: number): void {
    this.#opened = now;
  }

  refuses({ x, y }: Place, now: number): boolean {
    if (this.#last === null || now - this.#opened >= GUARDED_MS) return false;
    return Math.hypot(x - this.#last.x, y - this.#last.y) <= SAME_PLACE;
  }
}
