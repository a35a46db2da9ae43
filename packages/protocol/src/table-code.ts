/**
 * A table's code, however somebody typed it: capitals, spaces, dashes and other separators do not matter. Two words and five digits;
 * tables from before that have two digits, of which the first may be left out if it is a zero. Null if it cannot be a code.
 */
export function readTableCode(text: string): string | null {
  const [first, second, ...numbers] =
    text
      .normalize("NFKC")
      .toLowerCase()
      .match(/[a-z]+|\d+/g) ?? [];
  const digits = numbers.join("");
  if (first === undefined || second === undefined || !isWord(first) || !isWord(second)) return null;
  return /^(\d{1,2}|\d{5})$/.test(digits) ? `${first}-${second}-${digits.padStart(2, "0")}` : null;
}

function isWord(part: string): boolean {
  return /^[a-z]+$/.test(part);
}
