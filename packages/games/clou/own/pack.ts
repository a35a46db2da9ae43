import { LETTER_BITS, LETTERS } from "./letters.ts";

const BYTES = 256;

/** Text as few letters that every address takes: LZW over its bytes, six bits a letter. */
export function pack(text: string): string {
  const letters: string[] = [];
  let held = 0;
  let bits = 0;
  let count = 0;
  const write = (word: number): void => {
    const width = widthOf(count++);
    for (let bit = width - 1; bit >= 0; bit--) {
      held = (held << 1) | ((word >> bit) & 1);
      if (++bits < LETTER_BITS) continue;
      letters.push(LETTERS[held]);
      held = bits = 0;
    }
  };
  const known = new Map<number, number>();
  let word = -1;
  for (const byte of new TextEncoder().encode(text)) {
    const longer = word < 0 ? byte : known.get(word * BYTES + byte);
    if (longer !== undefined) {
      word = longer;
      continue;
    }
    write(word);
    known.set(word * BYTES + byte, BYTES + known.size);
    word = byte;
  }
  if (word >= 0) write(word);
  if (bits > 0) letters.push(LETTERS[held << (LETTER_BITS - bits)]);
  return letters.join("");
}

/** Null for what was never packed, and for more than so many bytes: a few letters must not fill the memory. */
export function unpack(letters: string, mostBytes: number): string | null {
  const words = readWords(letters);
  if (words === null) return null;
  const bytes: number[] = [];
  /** Where each word began. A later word that names it stands for it and the byte after it. */
  const begins: number[] = [];
  for (const word of words) {
    const earlier = word - BYTES;
    const from = begins[earlier] ?? 0;
    const length = earlier < 0 ? 1 : (begins[earlier + 1] ?? bytes.length) - from + 1;
    if (bytes.length + length > mostBytes) return null;
    begins.push(bytes.length);
    for (let i = 0; i < length; i++) bytes.push(earlier < 0 ? word : bytes[from + i]);
  }
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(Uint8Array.from(bytes));
  } catch {
    return null;
  }
}

/** Both sides count the words: so many bits tell the next one from all that can be known by then. */
function widthOf(count: number): number {
  return 32 - Math.clz32(BYTES - 1 + count);
}

function readWords(letters: string): number[] | null {
  const words: number[] = [];
  let held = 0;
  let bits = 0;
  for (const letter of letters) {
    const value = LETTERS.indexOf(letter);
    if (value < 0) return null;
    for (let bit = LETTER_BITS - 1; bit >= 0; bit--) {
      held = (held << 1) | ((value >> bit) & 1);
      if (++bits < widthOf(words.length)) continue;
      if (held >= BYTES + words.length) return null;
      words.push(held);
      held = bits = 0;
    }
  }
  return words;
}
