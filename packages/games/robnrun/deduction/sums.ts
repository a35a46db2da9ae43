import { KINDS } from "../content/tools.ts";
import type { NeedSpace } from "./space.ts";

/** More than any tool can be needed by three safes. */
const BASE = 13;
const MULTIPLIER = 0x9e3779b1;

/** All sums of a need of one space and a need of the other. A hash table with open addresses: there are millions of pairs. */
export function collectSums(a: NeedSpace, b: NeedSpace): NeedSpace {
  const keysA = keysOf(a);
  const keysB = keysOf(b);
  const bits = a.size > 1000 ? 19 : 16;
  const table = new Int32Array(1 << bits).fill(-1);
  const ways = new Float64Array(1 << bits);
  const order: number[] = [];
  for (let i = 0; i < a.size; i++) {
    for (let j = 0; j < b.size; j++) {
      const key = keysA[i] + keysB[j];
      let slot = Math.imul(key, MULTIPLIER) >>> (32 - bits);
      while (table[slot] !== key && table[slot] !== -1) slot = (slot + 1) & ((1 << bits) - 1);
      if (table[slot] === -1) {
        table[slot] = key;
        order.push(slot);
      }
      ways[slot] += a.ways[i] * b.ways[j];
    }
  }
  const counts = new Uint8Array(order.length * KINDS);
  const found = new Float64Array(order.length);
  order.sort((one, other) => table[one] - table[other]);
  for (const [n, slot] of order.entries()) {
    found[n] = ways[slot];
    for (let tool = 0, rest = table[slot]; tool < KINDS; tool++, rest = Math.floor(rest / BASE)) {
      counts[n * KINDS + tool] = rest % BASE;
    }
  }
  return { size: order.length, counts, ways: found };
}

/** A need as one number. */
export function keyOf(counts: ArrayLike<number>, at = 0): number {
  let key = 0;
  for (let tool = KINDS - 1; tool >= 0; tool--) key = key * BASE + counts[at + tool];
  return key;
}

function keysOf(space: NeedSpace): Int32Array {
  return Int32Array.from({ length: space.size }, (_, i) => keyOf(space.counts, i * KINDS));
}
