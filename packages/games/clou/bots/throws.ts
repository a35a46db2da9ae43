import { FACES } from "../content/symbols.ts";

/** Dice as they may fall, and how likely that is. */
export interface Fall {
  readonly faces: readonly number[];
  readonly chance: number;
}

const KNOWN: (readonly Fall[])[] = [];

/** Every way that so many dice can fall, whatever their order. */
export function fallsOf(dice: number): readonly Fall[] {
  return (KNOWN[dice] ??= workOut(dice));
}

function workOut(dice: number): Fall[] {
  const ways = new Map<string, { faces: number[]; count: number }>();
  const all = FACES ** dice;
  for (let n = 0; n < all; n++) {
    const faces = Array.from({ length: dice }, (_, i) => 1 + (Math.floor(n / FACES ** i) % FACES)).sort(
      (a, b) => a - b,
    );
    const known = ways.get(faces.join());
    if (known === undefined) ways.set(faces.join(), { faces, count: 1 });
    else known.count++;
  }
  return [...ways.values()].map(({ faces, count }) => ({ faces, chance: count / all }));
}
