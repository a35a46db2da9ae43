import type { Random } from "./random.ts";

/** A stream that follows from its seed: the same luck for every answer that is tried in one world (mulberry32), so that they differ by what they lead to. */
export function luckOf(seed: number): Random {
  let state = seed | 0;
  return {
    below(limit) {
      state = (state + 0x6d2b79f5) | 0;
      let mixed = Math.imul(state ^ (state >>> 15), state | 1);
      mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
      return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 0x100000000) * limit);
    },
  };
}
