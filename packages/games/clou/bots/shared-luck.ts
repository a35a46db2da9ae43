import type { Random } from "@safehouse/kernel";

/** Dice that fall the same for everybody who asks anew. */
export function sharedLuck(random: Random): () => Random {
  const fallen: number[] = [];
  return () => {
    let next = 0;
    return { below: (limit) => (fallen[next++] ??= random.below(limit)) };
  };
}
