/** Letters that every address takes, six bits each. */
export const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
export const LETTER_BITS = 6;

export function lettersOf(bytes: readonly number[]): string {
  let letters = "";
  for (let at = 0; at < bytes.length * 8; at += LETTER_BITS) {
    const two = ((bytes[at >> 3] << 8) | (bytes[(at >> 3) + 1] ?? 0)) >> (16 - LETTER_BITS - (at & 7));
    letters += LETTERS[two & (LETTERS.length - 1)];
  }
  return letters;
}

/** Null if there is any other letter. */
export function bytesOf(letters: string): number[] | null {
  const bytes: number[] = [];
  let held = 0;
  let bits = 0;
  for (const letter of letters) {
    const value = LETTERS.indexOf(letter);
    if (value < 0) return null;
    held = ((held << LETTER_BITS) | value) & 0xfff;
    bits += LETTER_BITS;
    if (bits < 8) continue;
    bits -= 8;
    bytes.push((held >> bits) & 0xff);
  }
  return bytes;
}
