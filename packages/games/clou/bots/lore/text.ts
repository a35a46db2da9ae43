/** Two letters a weight: whole numbers from -2048 to 2047, of which the largest weight is the largest. */
const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
const HALF = 2048;

/** Weights as a short text: how large one step is, and the steps. */
export function writeWeights(weights: Float64Array): string {
  const most = weights.reduce((so, weight) => Math.max(so, Math.abs(weight)), 1e-6);
  const step = Number((most / (HALF - 1)).toPrecision(4));
  const letters = Array.from(weights, (weight) => {
    const n = Math.min(HALF - 1, Math.round(weight / step)) + HALF;
    return LETTERS[n >> 6] + LETTERS[n & 63];
  });
  return `${step}:${letters.join("")}`;
}

/** Null if there are not so many weights: they were learned at another table. */
export function readWeights(text: string, count: number): Float64Array | null {
  const [step, letters] = text.split(":");
  if (letters.length !== 2 * count) return null;
  return Float64Array.from({ length: count }, (_, i) => {
    const n = LETTERS.indexOf(letters[2 * i]) * 64 + LETTERS.indexOf(letters[2 * i + 1]);
    return (n - HALF) * Number(step);
  });
}
