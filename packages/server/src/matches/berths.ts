import { Problem } from "../problem.ts";
import type { Cancel, Time } from "../surroundings.ts";

export interface BerthsOptions {
  readonly time: Time;
  readonly most: number;
  /** How long somebody waits for a place before being told to come back. */
  readonly patienceMs: number;
  /** Somebody waits: whoever can leave should. */
  readonly onWanted: () => void;
}

interface Waiting {
  readonly come: (leave: () => void) => void;
  readonly turnAway: (reason: Error) => void;
  readonly cancel: Cancel;
}

/** Told to whoever waited in vain: nothing has happened. */
export class HouseIsFull extends Problem {
  constructor() {
    super(503, "house.full", "More matches are being played than fit into the house. Try again in a moment.", {
      "retry-after": "2",
    });
  }
}

/** Places in memory. Who finds none waits in turn until somebody leaves, but not for ever: so nobody can wait for each other. */
export class Berths {
  readonly #options: BerthsOptions;
  readonly #waiting = new Set<Waiting>();
  #taken = 0;

  constructor(options: BerthsOptions) {
    this.#options = options;
  }

  /** How many wait for a place. */
  get wanted(): number {
    return this.#waiting.size;
  }

  /** Resolves with what gives the place back. */
  take(): Promise<() => void> {
    if (this.#taken < this.#options.most) {
      this.#taken++;
      return Promise.resolve(this.#leaveOnce());
    }
    return new Promise((come, turnAway) => {
      const waiting: Waiting = {
        come,
        turnAway,
        cancel: this.#options.time.after(this.#options.patienceMs, () => {
          this.#waiting.delete(waiting);
          turnAway(new HouseIsFull());
        }),
      };
      this.#waiting.add(waiting);
      this.#options.onWanted();
    });
  }

  /** Nobody comes any more. */
  close(reason: Error): void {
    for (const { turnAway, cancel } of this.#waiting) {
      cancel();
      turnAway(reason);
    }
    this.#waiting.clear();
  }

  #leaveOnce(): () => void {
    let hasLeft = false;
    return () => {
      if (hasLeft) return;
      hasLeft = true;
      const [next] = this.#waiting;
      if (next === undefined) {
        this.#taken--;
        return;
      }
      this.#waiting.delete(next);
      next.cancel();
      next.come(this.#leaveOnce());
    };
  }
}
