/**
 * A table's code, however somebody typed it: capitals, spaces, dashes and other separators do not matter, nor whether there are any. Two
 * words and five digits; tables from before that have two digits, of which the first may be left out if it is a zero. Words written as
 * one stay so: the house that gave them knows where one ends. Null if it cannot be a code.
 */
export function readTableCode(text: string): string | null {
  const parts =
    text
      .normalize("NFKC")
      .toLowerCase()
      .match(/[a-z]+|\d+/g) ?? [];
  const numberAt = parts.findIndex((part) => !isWord(part));
  const [words, numbers] = [parts.slice(0, numberAt), parts.slice(numberAt)];
  if (words.length < 1 || words.length > 2 || numbers.some(isWord)) return null;
  const digits = numbers.join("");
  return /^(\d{1,2}|\d{5})$/.test(digits) ? [...words, digits.padStart(2, "0")].join("-") : null;
}

function isWord(part: string): boolean {
  return /^[a-z]+$/.test(part);
}
