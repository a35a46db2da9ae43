/** Longer than anything that is known; what is longer was not mistyped but is something else. */
const LONGEST = 40;

/** Which of the known words was probably meant: one that begins so, or one of which at most a third is different. */
export function nearest(typed: string, known: readonly string[]): string | null {
  if (typed.length > LONGEST) return null;
  const begun = known.filter((word) => typed.length > 2 && word.startsWith(typed));
  if (begun.length === 1) return begun[0] as string;
  const [best] = known
    .map((word) => ({ word, distance: distanceOf(typed.toLowerCase(), word) }))
    .filter(({ word, distance }) => distance <= Math.floor(Math.max(word.length, typed.length) / 3))
    .toSorted((a, b) => a.distance - b.distance);
  return best?.word ?? null;
}

/** Letters that are missing, too many, wrong, or swapped with their neighbour. */
function distanceOf(a: string, b: string): number {
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const isSame = a[i - 1] === b[j - 1];
      const isSwapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      const least = Math.min(at(last, j) + 1, at(row, j - 1) + 1, at(last, j - 1) + (isSame ? 0 : 1));
      row.push(isSwapped ? Math.min(least, at(before, j - 2) + 1) : least);
    }
    before = last;
    last = row;
  }
  return at(last, b.length);
}

function at(row: readonly number[], index: number): number {
  return row[index] as number;
}
