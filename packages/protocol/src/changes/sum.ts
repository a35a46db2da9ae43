const TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let sum = byte;
  for (let bit = 0; bit < 8; bit++) sum = (sum & 1) === 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1;
  return sum;
});

const encoder = new TextEncoder();

/** CRC-32 of the text in UTF-8, as zlib has it. It finds mistakes of the line and of ours, not forgers: only what its reader knows anyway is in it. */
export function checkSum(text: string): number {
  let sum = 0xffffffff;
  for (const byte of encoder.encode(text)) sum = (sum >>> 8) ^ (TABLE[(sum ^ byte) & 0xff] as number);
  return (sum ^ 0xffffffff) >>> 0;
}
