/** Numbers along a plot: where it begins and ends, and which are written down. */
export interface Scale {
  readonly from: number;
  readonly to: number;
  readonly ticks: readonly number[];
}

const STEPS = [0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 50, 100];
const MOST_TICKS = 6;

/** The smallest round scale that holds all of these. */
export function scaleOver(values: readonly number[]): Scale {
  const [low, high] = [Math.min(0, ...values), Math.max(0, ...values)];
  const step = STEPS.find((each) => (high - low) / each <= MOST_TICKS - 1) ?? high - low;
  const [first, last] = [Math.floor(low / step), Math.max(Math.ceil(high / step), Math.floor(low / step) + 1)];
  const ticks = Array.from({ length: last - first + 1 }, (_, i) => Number(((first + i) * step).toFixed(2)));
  return { from: first * step, to: last * step, ticks };
}

/** Where a number lies, of 100. */
export function along({ from, to }: Scale, value: number): number {
  return (100 * (Math.min(to, Math.max(from, value)) - from)) / (to - from);
}
