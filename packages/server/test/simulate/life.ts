import type { Surroundings } from "../../src/surroundings.ts";
import { luckFrom } from "../luck.ts";
import type { Fate } from "./fate.ts";

/** A process from its start to its end. What it had planned ends with it, and nobody hears of it any more. */
export class Life {
  readonly name: string;
  readonly #fate: Fate;
  readonly #onEnd = new Set<() => void>();
  #isAlive = true;

  constructor(fate: Fate, name: string) {
    this.#fate = fate;
    this.name = name;
  }

  get isAlive(): boolean {
    return this.#isAlive;
  }

  onEnd(act: () => void): void {
    this.#onEnd.add(act);
  }

  end(): void {
    this.#isAlive = false;
    const all = [...this.#onEnd];
    this.#onEnd.clear();
    for (const act of all) act();
  }

  after(milliseconds: number, what: string, act: () => void): () => void {
    return this.#fate.after(milliseconds, `${this.name} ${what}`, () => {
      if (this.#isAlive) act();
    });
  }

  /** What a house in this process takes from its machine: a clock that may be wrong, timers that may be late, and luck of its own. */
  surroundings(skew: number): Surroundings {
    const fate = this.#fate;
    const late = (): number => fate.between(0, 2);
    const after: Surroundings["after"] = (milliseconds, act) => this.after(milliseconds + late(), "timer", act);
    return {
      now: () => Math.floor(fate.now + skew),
      uptime: () => fate.elapsed,
      after,
      every: (milliseconds, act) => {
        let cancel = (): void => {};
        const again = (): void => {
          cancel = after(milliseconds, again);
          act();
        };
        cancel = after(milliseconds, again);
        return () => cancel();
      },
      soon: (act) => void this.after(fate.between(0, 0.2), "soon", act),
      ...luckFrom(fate.stream(this.name)),
    };
  }
}
