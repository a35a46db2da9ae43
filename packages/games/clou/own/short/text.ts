import { type Coder, NoCode } from "./coder.ts";
import type { Code } from "./fields.ts";

const END = 0;

/** Text by its bytes (UTF-8), each guessed from the two before it, or from one where two were never seen so. */
export function text(name: string, mostBytes: number): Code<string> {
  return (coder, value = "") => {
    const written = [...new TextEncoder().encode(value), END];
    const bytes: number[] = [];
    for (let i = 0; ; i++) {
      const byte = oneByte(coder, name, bytes, written[i] ?? END);
      if (byte === END) break;
      if (bytes.length === mostBytes) throw new NoCode();
      bytes.push(byte);
    }
    return decoded(bytes);
  };
}

function oneByte(coder: Coder, name: string, before: readonly number[], byte: number): number {
  const one = before.at(-1) ?? END;
  const contexts = [`${name} ${before.at(-2) ?? END} ${one}`, `${name} ${one}`, name];
  let read = 1;
  for (let i = 7; i >= 0; i--) {
    const bit = (byte >> i) & 1;
    const known = contexts.map((context) => `${context} ${read}`);
    const best = known.find((context) => coder.knows(context)) ?? `${name} ${read}`;
    const told = coder.bit(best, bit);
    // The others learn, too, so that there is something to go by the next time.
    coder.rehearse(() => known.forEach((context) => context !== best && coder.bit(context, told)));
    read = read * 2 + told;
  }
  return read - 256;
}

function decoded(bytes: readonly number[]): string {
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(Uint8Array.from(bytes));
  } catch {
    throw new NoCode();
  }
}
