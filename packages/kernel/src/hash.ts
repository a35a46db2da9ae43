import { canonical } from "./json.ts";

/** A 64-bit fingerprint of a plain-JSON value. It finds mistakes, not forgers: what must resist a forger is hashed by `chance`. */
export function hashState(state: unknown): string {
  return hashText(canonical(state));
}

export function hashText(text: string): string {
  // Two 32-bit lanes, each a multiply-xor walk over the characters and a final avalanche (the construction known as cyrb53).
  let a = 0xdeadbeef;
  let b = 0x41c6ce57;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    a = Math.imul(a ^ code, 0x9e3779b1);
    b = Math.imul(b ^ code, 0x5f356495);
  }
  a = Math.imul(a ^ (a >>> 16), 0x85ebca6b) ^ Math.imul(b ^ (b >>> 13), 0xc2b2ae35);
  b = Math.imul(b ^ (b >>> 16), 0x85ebca6b) ^ Math.imul(a ^ (a >>> 13), 0xc2b2ae35);
  return hex(b) + hex(a);
}

function hex(word: number): string {
  return (word >>> 0).toString(16).padStart(8, "0");
}
