/** What a heist that is still on in some round came to in the end, beside what its crew thought of it where the round ended. */
interface Row {
  readonly thought: number;
  readonly result: number;
}

/** Turns what is thought of a position into what heists come to from there. */
export type Calibration = (round: number, thought: number) => number;

/** A slope of its own counts as much as that of all rounds together after so many heists. */
const TRUST = 20;
/** Rounds that fewer heists have reached go by the one before. */
const LEAST = 8;

/** By the heists that were played: the mean comes out right in every round, and what is thought counts as far as it told them apart. */
export function calibrationOf(rounds: readonly (readonly Row[])[]): Calibration {
  const fits = rounds.map(fitOf);
  const pooled = slopeOf(sum(fits.map(({ products }) => products)), sum(fits.map(({ squares }) => squares)));
  const lines = fits
    .filter(({ count }) => count >= LEAST)
    .map(({ count, thought, result, products, squares }) => {
      const doubt = (TRUST * squares) / count;
      return { thought, result, slope: slopeOf(products + pooled * doubt, squares + doubt) };
    });
  return (round, thought) => {
    const line = lines[Math.min(round, lines.length) - 1];
    return line === undefined ? thought : line.result + line.slope * (thought - line.thought);
  };
}

interface Fit extends Row {
  readonly count: number;
  readonly products: number;
  readonly squares: number;
}

/** Means, and what is left around them. */
function fitOf(rows: readonly Row[]): Fit {
  const count = rows.length;
  const thought = sum(rows.map((row) => row.thought)) / count;
  const result = sum(rows.map((row) => row.result)) / count;
  return {
    count,
    thought,
    result,
    products: sum(rows.map((row) => (row.thought - thought) * (row.result - result))),
    squares: sum(rows.map((row) => (row.thought - thought) ** 2)),
  };
}

const slopeOf = (products: number, squares: number): number => (squares === 0 ? 0 : Math.max(0, products / squares));

const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);
