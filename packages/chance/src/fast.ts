import type { Random } from "@safehouse/kernel";

/** The lab's generator (sfc32): fast, reproducible from a number, and never used where somebody could gain by guessing it. */
export function fastRandom(seed: number): Random {
  let a = 0x9e3779b9 ^ seed;
  let b = 0x243f6a88 ^ Math.floor(seed / 0x100000000);
  let c = 0xb7e15162;
  let counter = 1;

  function next(): number {
    const sum = (a + b + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = ((c << 21) | (c >>> 11)) + sum;
    return sum >>> 0;
  }

  for (let i = 0; i < 15; i++) next();
  // The multiply-shift bias is below 2^-20 for anything a game draws: fine for the lab.
  return { below: (limit) => Math.floor((next() / 0x100000000) * limit) };
}
