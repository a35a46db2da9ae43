import { applyChange } from "../changes/apply.ts";
import { movesOf, type Scene, sceneOf, textOf } from "../changes/scene.ts";
import { checkSum } from "../changes/sum.ts";
import type { Changes, EntryFrame, MatchSnapshot, WireLogRow } from "../wire.ts";

/** An entry as it is told, once and in order. */
export interface Told {
  readonly n: number;
  readonly events: WireLogRow["events"];
}

/**
 * What a client knows of a match. Frames may come twice, late or not at all: an entry is told only if it is the next one, and all that
 * was missed is in the log of the next state. A state is one moment: its view, questions and moves belong together.
 */
export class Ledger {
  #state: MatchSnapshot | null = null;
  readonly #rows: WireLogRow[] = [];
  /** The last entry before our log begins. */
  #before = 0;
  #told = 0;
  #heard = 0;
  /** What this line was told last: changes begin there. */
  #scene: Scene | null = null;

  get state(): MatchSnapshot | null {
    return this.#state;
  }

  /** Without gaps, from wherever the first state's log began. */
  get log(): readonly WireLogRow[] {
    return this.#rows;
  }

  /** The last entry that was told, or that the first state had in it. */
  get told(): number {
    return this.#told;
  }

  /** The last entry that is in our log. */
  get logged(): number {
    return this.#before + this.#rows.length;
  }

  /** We have heard of entries that are not in the state, or that are not in our log. */
  get isBehind(): boolean {
    return this.#state === null || Math.min(this.#state.n, this.logged) < this.#heard;
  }

  /** Somebody, such as the answer to our move, spoke of entry n. */
  hear(n: number): void {
    this.#heard = Math.max(this.#heard, n);
  }

  /** Null if there is nothing to tell: an entry we know, or one after a gap. */
  takeEntry({ n, events }: EntryFrame): Told | null {
    this.hear(n);
    if (this.#state === null || n !== this.#told + 1) return null;
    this.#told = n;
    return { n, events };
  }

  /** From here on changes are told. A state that comes late is older than what we have followed since. */
  follow(state: MatchSnapshot, isFirst: boolean): void {
    if (isFirst || this.#scene === null || state.n >= this.#scene.n) this.#scene = sceneOf(state);
  }

  /**
   * The states that it leads to, one after the other, to be taken in this order; or that it was known, or does not lead from what we have
   * to what the server sees, and the whole is needed.
   */
  readChanges({ n, log, steps = [], changes, sum }: Changes): readonly MatchSnapshot[] | "known" | "lost" {
    this.hear(n);
    const before = this.#scene;
    const known = this.#state;
    if (before === null || known === null) return "lost";
    if (n < before.n || (n === before.n && log.length > 0)) return "known";
    const scenes = scenesAfter(before, [...steps, { n, changes }], sum);
    const last = scenes?.at(-1);
    if (scenes === null || last === undefined) return "lost";
    this.#scene = last;
    return scenes.map((scene) => {
      const { view, pending, outcome, seats } = scene;
      const told = log.filter((row) => row.n <= scene.n);
      return { ...known, n: scene.n, view, pending, moves: movesOf(scene), outcome, seats, log: told, next: null };
    });
  }

  /** Returns the entries it adds. A state whose log leaves a gap after ours is not taken: `logged` then stays below its n. */
  takeState(state: MatchSnapshot): readonly Told[] {
    this.hear(state.n);
    if (this.#state === null) return this.#begin(state);
    for (const row of state.log) if (row.n === this.logged + 1) this.#rows.push(row);
    // An older state than ours is late and of no use.
    if (state.n >= this.#state.n && state.n <= this.logged) this.#state = state;
    return this.#tellLogged();
  }

  /** The server knows less than it did, as after restoring a backup: what it has forgotten never happened. */
  rewind(state: MatchSnapshot): void {
    this.#rows.length = Math.max(0, state.n - this.#before);
    this.#before = Math.min(this.#before, state.n);
    this.#told = state.n;
    this.#heard = state.n;
    this.#state = state;
  }

  /** The first state is taken even if only a piece of its log came with it: there is something to show at once. */
  #begin(state: MatchSnapshot): readonly Told[] {
    this.#before = (state.log[0]?.n ?? state.n + 1) - 1;
    this.#rows.push(...state.log);
    this.#told = state.n;
    this.#state = state;
    return [];
  }

  #tellLogged(): Told[] {
    const told = this.#rows.slice(Math.max(0, this.#told - this.#before)).map(({ n, events }) => ({ n, events }));
    this.#told = Math.max(this.#told, this.logged);
    return told;
  }
}

type Step = Pick<Changes, "n" | "changes">;

/** Null if a change does not fit, or if they do not lead to where the server is. */
function scenesAfter(before: Scene, steps: readonly Step[], sum: number): readonly Scene[] | null {
  const scenes: Scene[] = [];
  let scene = before;
  try {
    for (const { n, changes } of steps) {
      scene = changes === null ? { ...scene, n } : (applyChange({ ...scene, n }, changes) as Scene);
      scenes.push(scene);
    }
    return checkSum(textOf(scene)) === sum ? scenes : null;
  } catch {
    return null;
  }
}
