/** A text that is whole. */
const WHOLE_TEXT = 0x81;
/** Lengths that fit no seven bits are told by these, and follow in two bytes or eight. */
const IN_TWO_BYTES = 126;
const IN_EIGHT_BYTES = 127;
const MOST_IN_TWO_BYTES = 0xffff;

/** The WebSocket frame of a text from a server (RFC 6455, 5.2: unmasked, not compressed), in one piece of memory. */
export function textFrame(text: string): Buffer {
  const length = Buffer.byteLength(text);
  const header = length < IN_TWO_BYTES ? 2 : length <= MOST_IN_TWO_BYTES ? 4 : 10;
  const bytes = Buffer.allocUnsafe(header + length);
  bytes[0] = WHOLE_TEXT;
  if (header === 2) bytes[1] = length;
  else if (header === 4) {
    bytes[1] = IN_TWO_BYTES;
    bytes.writeUInt16BE(length, 2);
  } else {
    bytes[1] = IN_EIGHT_BYTES;
    bytes.writeBigUInt64BE(BigInt(length), 2);
  }
  bytes.write(text, header);
  return bytes;
}
