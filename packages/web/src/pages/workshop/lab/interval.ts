export interface Interval {
  readonly low: number;
  readonly high: number;
}

/** For 19 cases of 20. */
const Z = 1.96;

/** Wilson's interval: where the true share of wins is to be expected after so many matches. */
export function winInterval(won: number, played: number): Interval {
  if (played === 0) return { low: 0, high: 1 };
  const share = won / played;
  const spread = Z ** 2 / played;
  const middle = (share + spread / 2) / (1 + spread);
  const half = (Z / (1 + spread)) * Math.sqrt((share * (1 - share)) / played + spread / (4 * played));
  return { low: Math.max(0, middle - half), high: Math.min(1, middle + half) };
}
