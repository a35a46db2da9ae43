/** A source of even random whole numbers. The kernel owns none: `chance` makes them, hosts and bots are handed one. */
export interface Random {
  /** 0 … limit−1, evenly. */
  below(limit: number): number;
}

// Both places are within the list; what stands there may be undefined itself.
export function pickOne<T>(random: Random, things: readonly T[]): T {
  return things[random.below(things.length)] as T;
}

/** Fisher–Yates from the top down, in place. The order is part of the verifiable stream: never change it. */
export function shuffle<T>(random: Random, things: T[]): T[] {
  for (let i = things.length - 1; i > 0; i--) {
    const j = random.below(i + 1);
    const held = things[i] as T;
    things[i] = things[j] as T;
    things[j] = held;
  }
  return things;
}
