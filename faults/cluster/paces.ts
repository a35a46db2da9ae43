import { PATIENCE_MS } from "../scratch.ts";
import type { Party } from "./party.ts";

interface Pace {
  readonly moves: number;
  readonly seconds: number;
  /** The longest that it took until every match went on, in milliseconds. */
  readonly worst: number;
}

/** How fast a party plays while something is in one mood after the other. */
export class Paces {
  readonly #party: Party;
  readonly #paces = new Map<string, Pace>();

  constructor(party: Party) {
    this.#party = party;
  }

  /** Waits until every match has gone on in this mood, and for so many moves; false if that never comes. */
  async play(mood: string, moves: number): Promise<boolean> {
    const party = this.#party;
    const [start, before] = [performance.now(), party.total];
    const wait = await party.goesOnAfter(PATIENCE_MS);
    const goesOn = await party.more(moves);
    const { moves: all = 0, seconds = 0, worst = 0 } = this.#paces.get(mood) ?? {};
    this.#paces.set(mood, {
      moves: all + party.total - before,
      seconds: seconds + (performance.now() - start) / 1000,
      worst: Math.max(worst, wait ?? 0),
    });
    return goesOn && wait !== null;
  }

  describe(): string {
    const paces = [...this.#paces].map(
      ([mood, { moves, seconds, worst }]) =>
        `${mood} ${(moves / seconds).toFixed(0)}/s (${(worst / 1000).toFixed(1)} s)`,
    );
    return `moves a second (all matches go on after): ${paces.join(", ")}`;
  }
}
