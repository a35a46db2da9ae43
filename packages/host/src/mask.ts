import { type AnyCore, type SeatDecision } from "@safehouse/kernel";

/** By question that is open: after which entry it was put; 0 for one that was open from the start. */
export type Asked = ReadonlyMap<string, number>;

/**
 * Holds answers to masked questions back until a fixed time after the question was put, so that how long somebody thinks, or whether
 * there was anything to think about, tells nothing. Knows when every question was put, masked or not.
 */
export class Mask {
  readonly #game: AnyCore;
  readonly #milliseconds: number;
  readonly #put = new Map<string, { readonly after: number; readonly at: number }>();

  constructor(game: AnyCore, milliseconds: number) {
    this.#game = game;
    this.#milliseconds = milliseconds;
  }

  /**
   * Goes on with questions that were put earlier. Clocks that jump while nobody looks can make an age anything: it counts for no less
   * than nothing and for no more than the whole mask. A question of unknown age begins anew.
   */
  recall(asked: Asked, ageOf: (entry: number) => number | null, now: number): void {
    for (const [id, after] of asked) this.#put.set(id, { after, at: now - this.#believed(ageOf(after)) });
  }

  /** Call after every step with what is open then; `age` is how long ago the step was written. */
  note(open: readonly SeatDecision[], after: number, now: number, age: number | null = 0): void {
    keepOpen(this.#put, open, () => ({ after, at: now - this.#believed(age) }));
  }

  asked(): Asked {
    return new Map([...this.#put].map(([id, { after }]) => [id, after]));
  }

  /** Null for a question that is not open. */
  askedAfter(question: string): number | null {
    return this.#put.get(question)?.after ?? null;
  }

  /** How long an answer given now must still wait. */
  remaining(question: SeatDecision, now: number): number {
    if (!isMasked(this.#game, question)) return 0;
    return Math.max(0, (this.#put.get(question.id)?.at ?? now) + this.#milliseconds - now);
  }

  #believed(age: number | null): number {
    return Math.min(this.#milliseconds, Math.max(0, age ?? 0));
  }
}

/** Remembers something of every question that is new, and forgets those that are no longer open. */
export function keepOpen<T>(kept: Map<string, T>, open: readonly SeatDecision[], remember: () => T): void {
  for (const id of kept.keys()) if (!open.some((question) => question.id === id)) kept.delete(id);
  for (const { id } of open) if (!kept.has(id)) kept.set(id, remember());
}

function isMasked({ meta }: AnyCore, { kind }: SeatDecision): boolean {
  return meta.decisions[kind]?.masked ?? false;
}
