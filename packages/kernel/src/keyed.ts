/** A number that is the same for the same parts, and looks like nothing else. */
export function keyOf(a: number, b: number, c = 0): number {
  let mixed = Math.imul(a + 0x9e3779b9, 0x85ebca6b) ^ Math.imul(b + 0x7f4a7c15, 0xc2b2ae35) ^ Math.imul(c, 0x27d4eb2f);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d);
  mixed = Math.imul(mixed ^ (mixed >>> 12), 0x297a2d39);
  return (mixed ^ (mixed >>> 15)) >>> 0;
}

/** Puts cards into the order of trial k, in place: those that lie in a pile at two times lie in the same order there. */
export function orderByKey(cards: number[], k: number): void {
  const seen: number[] = [];
  const keyed = cards.map((face) => ({ face, key: keyOf(k, face, (seen[face] = (seen[face] ?? 0) + 1)) }));
  keyed.sort((a, b) => a.key - b.key);
  for (const [i, { face }] of keyed.entries()) cards[i] = face;
}
