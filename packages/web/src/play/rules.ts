import { type ReadonlySignal, signal } from "@preact/signals";
import type { AnyCore } from "@safehouse/kernel";

/** All of a game's rules at a table. Nobody needs them to answer, so they come after it. */
export interface Rules {
  readonly known: ReadonlySignal<AnyCore | null>;
  /** Null if they cannot be had now: asked again, it tries again. */
  fetch(): Promise<AnyCore | null>;
}

export function rulesAtHand(game: AnyCore): Rules {
  return { known: signal(game), fetch: () => Promise.resolve(game) };
}

export function rulesLater(load: () => Promise<AnyCore | null>): Rules {
  const known = signal<AnyCore | null>(null);
  let coming: Promise<AnyCore | null> | null = null;
  const take = async (): Promise<AnyCore | null> => {
    known.value = await load().catch(() => null);
    if (known.value === null) coming = null;
    return known.value;
  };
  return { known, fetch: () => (coming ??= take()) };
}
