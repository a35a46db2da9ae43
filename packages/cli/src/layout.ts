import { stripVTControlCharacters } from "node:util";

const PLAIN = /^[\x20-\x7e\u00a0-\u024f]*$/;

/** How many columns a text takes, colours not counted. */
export function widthOfText(text: string): number {
  // Most texts are plain, and this is asked for every word.
  return PLAIN.test(text) ? text.length : [...stripVTControlCharacters(text)].length;
}

/** Breaks a line between words, so that none is wider than `width`; what follows the first is indented. */
export function wrap(line: string, width: number, indent = ""): string[] {
  if (widthOfText(line) <= width) return [line];
  const lines: string[] = [];
  const leading = /^ */.exec(line)?.[0] ?? "";
  let current = leading;
  let used = leading.length;
  let hasWord = false;
  for (const word of line.slice(leading.length).split(" ")) {
    const own = widthOfText(word);
    if (hasWord && used + 1 + own > width) {
      lines.push(current);
      current = indent + word;
      used = indent.length + own;
    } else {
      current += hasWord ? ` ${word}` : word;
      used += hasWord ? 1 + own : own;
    }
    hasWord = true;
  }
  return [...lines, current];
}

/** Things side by side in columns of equal width, read downwards like a list in a newspaper. */
export function inColumns(things: readonly string[], width: number, gap = 3): string[] {
  const widest = Math.max(0, ...things.map(widthOfText));
  const columns = Math.max(1, Math.floor((width + gap) / (widest + gap)));
  const rows = Math.ceil(things.length / columns);
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (__, column) => things[column * rows + row])
      .filter((thing) => thing !== undefined)
      .map((thing, i, line) => (i === line.length - 1 ? thing : padEnd(thing, widest + gap)))
      .join(""),
  );
}

/** Rows of cells, aligned: the first column to the left, the others, which are numbers, to the right. */
export function asTable(rows: readonly (readonly string[])[], gap = 3): string[] {
  const columns = Math.max(0, ...rows.map((row) => row.length));
  const widths = Array.from({ length: columns }, (_, column) =>
    Math.max(...rows.map((row) => widthOfText(row[column] ?? ""))),
  );
  return rows.map((row) =>
    row
      .map((cell, column) => {
        const width = widths[column] ?? 0;
        return column === 0 ? padEnd(cell, width) : " ".repeat(gap + width - widthOfText(cell)) + cell;
      })
      .join("")
      .trimEnd(),
  );
}

export function padEnd(text: string, width: number): string {
  return text + " ".repeat(Math.max(0, width - widthOfText(text)));
}
