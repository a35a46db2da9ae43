import { type BalanceLine, meanWithError, missOf, shareError } from "@safehouse/kernel";
import type { Sample } from "./heists.ts";

/** The heists of `normal` on one plan, by crew size from one. */
export interface Heists {
  readonly plan: string;
  readonly samples: readonly Sample[];
}

/** How far a thief's mean may lie from the mean of all. */
const MOST_APART = 1.5;

export function percentOver({ points }: Sample, above: number): number {
  return (100 * points.filter((n) => n > above).length) / points.length;
}

/** How many of 100 get above some points, and whether that lies in a band. */
export function shareLine(
  rule: string,
  what: string,
  sample: Sample,
  above: number,
  [least, most]: readonly [number, number],
): BalanceLine {
  const percent = percentOver(sample, above);
  return {
    rule,
    what,
    measured: `${percent.toFixed(1)} % (wanted ${least} to ${most})`,
    holds: percent >= least && percent <= most,
    miss: missOf(percent / 100, shareError(percent / 100, sample.points.length), [least / 100, most / 100]),
  };
}

/** What the levels get on average, and how often `normal` is caught. */
export function ladderLine(where: string, easy: Sample, normal: Sample): BalanceLine {
  const low = meanWithError(easy.points);
  const high = meanWithError(normal.points);
  const caught = (100 * normal.caught) / normal.points.length;
  return {
    rule: "bots",
    what: `${where}: points of normal and of easy`,
    measured: `${show(high)} and ${show(low)}; normal is caught in ${caught.toFixed(1)} %`,
    holds: high.mean - high.error > low.mean + low.error,
    miss: missOf(high.mean - low.mean, Math.hypot(high.error, low.error) / 2, [0, Number.POSITIVE_INFINITY]),
  };
}

function show({ mean: points, error }: { readonly mean: number; readonly error: number }): string {
  return `${points.toFixed(2)} ± ${error.toFixed(2)}`;
}

/** Thief × plan × crew: the mean points of the crews that a thief belongs to; then each thief over all plans. */
export function* thiefLines(rule: string, thieves: readonly string[], all: readonly Heists[]): Iterable<BalanceLine> {
  const own = (thief: string, { points, crews }: Sample): number[] => points.filter((_, i) => crews[i].includes(thief));
  const everything = mean(all.flatMap(({ samples }) => samples.map(({ points }) => mean(points))));
  const sizes = ["alone", "in twos", "in threes"].slice(0, all[0].samples.length).join(", ");
  for (const thief of thieves) {
    for (const { plan, samples } of all) {
      const means = samples.map((sample) => mean(own(thief, sample)).toFixed(2));
      yield { rule, what: `${thief}, ${plan}: ${sizes}`, measured: means.join(", "), holds: true, miss: 0 };
    }
    const owned = all.flatMap(({ samples }) => samples.map((sample) => own(thief, sample)));
    const over = mean(owned.map(mean));
    const apart = over - everything;
    yield {
      rule,
      what: `${thief} over all plans and crews`,
      measured: `${over.toFixed(2)}, ${apart.toFixed(2)} from the mean of all (${MOST_APART} allowed)`,
      holds: Math.abs(apart) <= MOST_APART,
      miss: missOf(apart, errorOfMeans(owned), [-MOST_APART, MOST_APART]),
    };
  }
}

/** How far the mean of several samples may be off. */
export function errorOfMeans(samples: readonly (readonly number[])[]): number {
  return Math.hypot(...samples.map((sample) => meanWithError(sample).error / 2)) / samples.length;
}

export function mean(numbers: readonly number[]): number {
  return numbers.reduce((a, b) => a + b, 0) / numbers.length;
}
