/**
 * SHA-256 and HMAC as FIPS 180-4 and RFC 2104 have them, for the few bytes that a draw takes. The browser's own only answers later, and
 * a general library weighs a sixth of all that a bot's worker may. `sha256.test.ts` holds it against Node's.
 */

const BLOCK = 64;
const ROUNDS = 64;

const PRIMES: number[] = [];
for (let n = 2; PRIMES.length < ROUNDS; n++) if (PRIMES.every((prime) => n % prime !== 0)) PRIMES.push(n);

/** The first 32 bits after the point. */
const fraction = (value: number): number => ((value % 1) * 2 ** 32) | 0;
const CONSTANTS = PRIMES.map((prime) => fraction(Math.cbrt(prime)));
const BEGINNING = PRIMES.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));

const turn = (word: number, bits: number): number => (word >>> bits) | (word << (32 - bits));

export function sha256(message: Uint8Array): Uint8Array {
  const padded = new Uint8Array(Math.ceil((message.length + 9) / BLOCK) * BLOCK);
  padded.set(message);
  padded[message.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(padded.length - 8, Math.floor(message.length / 2 ** 29));
  view.setUint32(padded.length - 4, message.length << 3);

  const sums = Int32Array.from(BEGINNING);
  const words = new Int32Array(ROUNDS);
  const at = (index: number): number => words[index] as number;
  for (let start = 0; start < padded.length; start += BLOCK) {
    for (let n = 0; n < ROUNDS; n++) {
      words[n] =
        n < 16
          ? view.getInt32(start + 4 * n)
          : at(n - 16) + spread(at(n - 15), 7, 18, 3) + at(n - 7) + spread(at(n - 2), 17, 19, 10);
    }
    let [a, b, c, d, e, f, g, h] = sums as unknown as Eight;
    for (let n = 0; n < ROUNDS; n++) {
      const whole =
        h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + (CONSTANTS[n] as number) + at(n);
      const most = (turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
      h = g;
      g = f;
      f = e;
      e = (d + whole) | 0;
      d = c;
      c = b;
      b = a;
      a = (whole + most) | 0;
    }
    const found: Eight = [a, b, c, d, e, f, g, h];
    for (let n = 0; n < 8; n++) sums[n] = (sums[n] as number) + (found[n] as number);
  }
  const digest = new DataView(new ArrayBuffer(32));
  for (let n = 0; n < 8; n++) digest.setInt32(4 * n, sums[n] as number);
  return new Uint8Array(digest.buffer);
}

type Eight = [number, number, number, number, number, number, number, number];

function spread(word: number, first: number, second: number, shift: number): number {
  return turn(word, first) ^ turn(word, second) ^ (word >>> shift);
}

export function hmacSha256(key: Uint8Array, message: Uint8Array): Uint8Array {
  const short = key.length > BLOCK ? sha256(key) : key;
  const around = (mask: number, content: Uint8Array): Uint8Array => {
    const bytes = new Uint8Array(BLOCK + content.length).fill(mask, 0, BLOCK);
    for (let n = 0; n < short.length; n++) bytes[n] = mask ^ (short[n] as number);
    bytes.set(content, BLOCK);
    return sha256(bytes);
  };
  return around(0x5c, around(0x36, message));
}
