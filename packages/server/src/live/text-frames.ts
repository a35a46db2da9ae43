/** Opcode of a text that is whole. */
const WHOLE_TEXT = 0x81;
/** Lengths that fit no byte are told by these, and follow in two bytes or eight. */
const IN_TWO_BYTES = 126;
const IN_EIGHT_BYTES = 127;
const MOST_IN_TWO_BYTES = 0xffff;

/**
 * WebSocket frames of texts from a server (RFC 6455, 5.2: unmasked, not compressed), one after the other in one piece of memory: what a
 * socket is told in one tick is written at once.
 */
export function textFrames(texts: readonly string[]): Buffer {
  const lengths = texts.map((text) => Buffer.byteLength(text));
  const bytes = Buffer.allocUnsafe(lengths.reduce((sum, length) => sum + headerOf(length) + length, 0));
  let at = 0;
  for (const [i, text] of texts.entries()) {
    const length = lengths[i] as number;
    bytes[at] = WHOLE_TEXT;
    if (length < IN_TWO_BYTES) bytes[at + 1] = length;
    else if (length <= MOST_IN_TWO_BYTES) {
      bytes[at + 1] = IN_TWO_BYTES;
      bytes.writeUInt16BE(length, at + 2);
    } else {
      bytes[at + 1] = IN_EIGHT_BYTES;
      bytes.writeBigUInt64BE(BigInt(length), at + 2);
    }
    at += headerOf(length);
    at += bytes.write(text, at);
  }
  return bytes;
}

function headerOf(length: number): number {
  if (length < IN_TWO_BYTES) return 2;
  return length <= MOST_IN_TWO_BYTES ? 4 : 10;
}
