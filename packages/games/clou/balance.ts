import { type BalanceLine, meanWithError } from "@safehouse/kernel";
import { makeBots } from "./bots/index.ts";
import { checkContent } from "./balance/content.ts";
import { crewsOf, type Player, playHeists, type Sample, type Study } from "./balance/heists.ts";
import { findTables } from "./compile/tables.ts";
import { BASE } from "./content/base.ts";
import { MOST_CREW } from "./content/symbols.ts";
import { ALL_RIGHT_ABOVE, CLOU_ABOVE } from "./outcome.ts";

const SIZES = Array.from({ length: MOST_CREW }, (_, i) => i + 1);
const THIEVES = BASE.thieves.map(({ id }) => id);
/** C-8.2: how far a thief's mean may lie from the mean of all. */
const MOST_APART = 1.5;

/** The heists of `normal` on one plan, by crew size from one. */
interface Heists {
  readonly plan: string;
  readonly samples: readonly Sample[];
}

/** C-8.1 and C-8.2 as far as random and greedy play can show them. */
export const balance: Study = function* (lab, matches, seed): Iterable<BalanceLine> {
  yield* checkContent(BASE);
  const bots = makeBots(findTables(BASE)) as { readonly [level in "random" | "easy" | "normal"]: Player };
  const all: Heists[] = [];
  for (const { id: plan } of BASE.plans) {
    const samples: Sample[] = [];
    for (const size of SIZES) {
      const play = (player: Player): Sample =>
        playHeists(lab, plan, crewsOf(THIEVES, size), player, matches, seed + 100_000 * size);
      const where = `${plan}, crew of ${size}`;
      yield shareLine(`${where}: random over ${ALL_RIGHT_ABOVE}`, play(bots.random), ALL_RIGHT_ABOVE, [0, 5]);
      const easy = play(bots.easy);
      const normal = play(bots.normal);
      yield shareLine(`${where}: normal over ${ALL_RIGHT_ABOVE}`, normal, ALL_RIGHT_ABOVE, [50, 70]);
      yield shareLine(`${where}: normal over ${CLOU_ABOVE}`, normal, CLOU_ABOVE, [15, 30]);
      yield ladderLine(where, easy, normal);
      samples.push(normal);
    }
    all.push({ plan, samples });
  }
  yield* risingLines(all);
  yield* thiefLines(all);
};

function percentOver({ points }: Sample, above: number): number {
  return (100 * points.filter((n) => n > above).length) / points.length;
}

/** How many of 100 get above some points, and whether that lies in a band. */
function shareLine(what: string, sample: Sample, above: number, [least, most]: readonly [number, number]): BalanceLine {
  const percent = percentOver(sample, above);
  return {
    rule: "C-8.2",
    what,
    measured: `${percent.toFixed(1)} % (wanted ${least} to ${most})`,
    holds: percent >= least && percent <= most,
  };
}

/** What the levels get on average, and how often `normal` is caught. */
function ladderLine(where: string, easy: Sample, normal: Sample): BalanceLine {
  const low = meanWithError(easy.points);
  const high = meanWithError(normal.points);
  const caught = (100 * normal.caught) / normal.points.length;
  return {
    rule: "bots",
    what: `${where}: points of normal and of easy`,
    measured: `${show(high)} and ${show(low)}; normal is caught in ${caught.toFixed(1)} %`,
    holds: high.mean - high.error > low.mean + low.error,
  };
}

function show({ mean, error }: { readonly mean: number; readonly error: number }): string {
  return `${mean.toFixed(2)} ± ${error.toFixed(2)}`;
}

/** Greedy's share over 9 falls from plan to plan, all crews taken together. */
function* risingLines(all: readonly Heists[]): Iterable<BalanceLine> {
  const shares = all.map(({ samples }) => mean(samples.map((sample) => percentOver(sample, ALL_RIGHT_ABOVE))));
  for (let i = 1; i < all.length; i++) {
    yield {
      rule: "C-8.2",
      what: `${all[i].plan} is harder than ${all[i - 1].plan}: normal over ${ALL_RIGHT_ABOVE}, all crews`,
      measured: `${shares[i].toFixed(1)} % against ${shares[i - 1].toFixed(1)} %`,
      holds: shares[i] < shares[i - 1],
    };
  }
}

/** Thief × plan × crew: the mean points of the crews that a thief belongs to; then each thief over all plans. */
function* thiefLines(all: readonly Heists[]): Iterable<BalanceLine> {
  const own = (thief: string, { points, crews }: Sample): number =>
    mean(points.filter((_, i) => crews[i].includes(thief)));
  const everything = mean(all.flatMap(({ samples }) => samples.map(({ points }) => mean(points))));
  for (const thief of THIEVES) {
    for (const { plan, samples } of all) {
      const means = samples.map((sample) => own(thief, sample).toFixed(2));
      yield {
        rule: "C-8.2",
        what: `${thief}, ${plan}: alone, in twos, in threes`,
        measured: means.join(", "),
        holds: true,
      };
    }
    const over = mean(all.flatMap(({ samples }) => samples.map((sample) => own(thief, sample))));
    const apart = over - everything;
    yield {
      rule: "C-8.2",
      what: `${thief} over all plans and crews`,
      measured: `${over.toFixed(2)}, ${apart.toFixed(2)} from the mean of all (${MOST_APART} allowed)`,
      holds: Math.abs(apart) <= MOST_APART,
    };
  }
}

function mean(numbers: readonly number[]): number {
  return numbers.reduce((a, b) => a + b, 0) / numbers.length;
}
