/** How wide text runs, without a font at hand: a drawing is laid out the same in the browser, on the server and in a test. */
export type Face = "text" | "bold" | "display" | "hand";

const CHARACTERS =
  " !\"#$%&'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]^_`abcdefghijklmnopqrstuvwxyz{|}~äöüÄÖÜß±×–−·’„“é\u00a0";

/** Hundredths of the size, in the order of the characters: Archivo 500 and 700, Besley 800. */
const WIDTHS: { readonly [face in Exclude<Face, "hand">]: readonly number[] } = {
  text: widths(
    "21 28 41 58 52 96 71 23 36 36 41 63 29 33 29 30 57 55 57 57 57 57 57 56 57 57 32 32 63 63 63 60 100 70 70 73 73 67 61 80 73 27 57 68 55 85 73 79 67 79 72 67 61 73 66 94 68 67 64 32 30 32 63 50 20 55 58 53 58 55 29 57 57 24 24 53 24 86 57 58 58 58 35 52 31 57 52 74 53 52 50 37 25 37 63 55 58 57 70 79 73 62 63 63 50 63 33 26 44 44 55 21",
  ),
  bold: widths(
    "20 30 46 60 56 97 76 25 36 36 41 64 31 33 31 30 60 60 60 60 60 60 60 60 60 60 34 34 64 64 64 61 100 72 72 73 74 68 62 80 75 30 60 73 59 87 75 79 68 79 73 68 64 75 69 96 71 70 65 35 30 35 64 52 23 58 61 57 61 58 33 61 60 27 26 57 27 89 60 61 61 61 38 56 34 60 55 80 57 55 52 39 25 39 64 58 61 60 72 79 75 63 64 64 50 64 33 28 49 49 58 20",
  ),
  display: widths(
    "30 38 52 66 71 115 91 27 49 49 64 53 33 46 30 52 66 58 67 59 62 61 63 58 61 63 24 25 56 56 56 58 113 93 82 84 89 82 79 93 98 52 68 94 77 116 93 89 77 89 90 72 80 91 93 126 91 86 79 38 52 38 55 56 40 66 71 60 71 61 44 67 73 41 37 74 40 105 75 63 71 70 61 56 45 74 65 92 69 69 57 35 30 33 69 66 63 74 93 89 91 85 53 53 72 61 29 32 60 60 61 30",
  ),
};

/** For what the table does not know: wide enough for most. */
const UNKNOWN = 65;

function widths(list: string): number[] {
  return list.split(" ").map(Number);
}

export function textWidth(text: string, size: number, face: Face): number {
  let sum = 0;
  // Handwriting runs about as wide as the text face; nothing is laid out by it.
  const widths = WIDTHS[face === "hand" ? "text" : face];
  for (const character of text) sum += widths[CHARACTERS.indexOf(character)] ?? UNKNOWN;
  return (sum * size) / 100;
}

/** Lines no wider than `width`, broken between words. */
export function wrapText(text: string, size: number, face: Face, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const last = lines.at(-1);
    const joined = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && textWidth(joined, size, face) <= width) lines[lines.length - 1] = joined;
    else lines.push(word);
  }
  return lines;
}
