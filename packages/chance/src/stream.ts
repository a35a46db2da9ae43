import type { Draw, Drawn, Random } from "@safehouse/kernel";
import { drawFrom } from "./draw.ts";
import { hmacSha256, sha256 } from "./sha256.ts";

/**
 * The verifiable stream. Before a match the SHA-256 of its seed is published; afterwards the seed is opened. The numbers for one
 * decision depend on the seed, what players' devices contributed, and the decision's label, on nothing else:
 *
 *   key      = HMAC-SHA-256(seed, contributions joined by line feeds)
 *   block i  = HMAC-SHA-256(key, label "#" i), i from 0, each read as eight big-endian 32-bit words
 *   below n  = the next word under the largest multiple of n, modulo n (others are passed over)
 *
 * All texts are UTF-8. Anyone can recompute this with standard tools.
 */
export interface Chance {
  readonly seed: string;
  readonly contributions: readonly string[];
}

export function commitmentOf(seed: string): string {
  return Array.from(sha256(utf8(seed)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Draws for one decision. The same chance and label always give the same answer. */
export function drawFor(chance: Chance, label: string, draw: Draw): Drawn {
  return drawFrom(labelStream(chance, label), draw);
}

export function labelStream(chance: Chance, label: string): Random {
  const key = hmacSha256(utf8(chance.seed), utf8(chance.contributions.join("\n")));
  let block: DataView | null = null;
  let blockNumber = 0;
  let offset = 32;

  function word(): number {
    if (block === null || offset === 32) {
      const bytes = hmacSha256(key, utf8(`${label}#${blockNumber}`));
      block = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
      blockNumber++;
      offset = 0;
    }
    const value = block.getUint32(offset);
    offset += 4;
    return value;
  }

  return {
    below(limit) {
      const even = 0x100000000 - (0x100000000 % limit);
      let value = word();
      while (value >= even) value = word();
      return value % limit;
    },
  };
}

function utf8(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}
