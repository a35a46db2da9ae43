import { type BalanceLine, meanWithError, missOf } from "@safehouse/kernel";
import { checkContent } from "../clou/balance/content.ts";
import { crewsOf, type Player, playHeists, type Sample, type Study } from "../clou/balance/heists.ts";
import {
  errorOfMeans,
  type Heists,
  ladderLine,
  mean,
  percentOver,
  shareLine,
  thiefLines,
} from "../clou/balance/lines.ts";
import { makeBots } from "../clou/bots/index.ts";
import { findTables } from "../clou/compile/tables.ts";
import { MOST_CREW, USUAL_CREW } from "./about.ts";
import { AGAIN } from "./content/again.ts";

const RULE = "A-5.3";
const RULE_OF_THREE = "A-6.2";
const SIZES = Array.from({ length: MOST_CREW }, (_, i) => i + 1);
const THIEVES = AGAIN.thieves.map(({ id }) => id);
const PLANNERS = AGAIN.thieves.filter(({ talents = [] }) => talents.includes("escapes")).map(({ id }) => id);
const AMATEURS_TO = 9;
const MASTERS_TO = 19;
/** Where the median of greedy play should lie. */
const MEDIAN = { "A-5.3": [10, 13], "A-6.2": [10, 16] } as const;

/** Two kinds of crews, reported apart. */
const KINDS = [
  { name: "without Janet", isOf: (crew: readonly string[]) => !crew.some((thief) => PLANNERS.includes(thief)) },
  { name: "with Janet", isOf: (crew: readonly string[]) => crew.some((thief) => PLANNERS.includes(thief)) },
] as const;

/** as far as random and greedy play can show them. */
export const balance: Study = function* (lab, matches, seed): Iterable<BalanceLine> {
  yield* checkContent("A-2.1", AGAIN, MOST_CREW);
  const bots = makeBots(findTables(AGAIN)) as { readonly [level in "random" | "easy" | "normal"]: Player };
  for (const { name, isOf } of KINDS) {
    const all: Heists[] = [];
    for (const { id: plan } of AGAIN.plans) {
      const samples: Sample[] = [];
      for (const size of SIZES) {
        const crews = crewsOf(THIEVES, size).filter(isOf);
        const play = (player: Player): Sample => playHeists(lab, plan, crews, player, matches, seed + 100_000 * size);
        const where = `${plan}, crew of ${size} ${name}`;
        const rule = size > USUAL_CREW ? RULE_OF_THREE : RULE;
        yield shareLine(rule, `${where}: random over ${AMATEURS_TO}`, play(bots.random), AMATEURS_TO, [0, 5]);
        const easy = play(bots.easy);
        const normal = play(bots.normal);
        yield medianLine(rule, where, normal);
        yield ladderLine(where, easy, normal);
        samples.push(normal);
      }
      all.push({ plan, samples });
    }
    yield* risingLines(name, all);
    if (name === "without Janet")
      yield* thiefLines(
        RULE,
        THIEVES.filter((thief) => !PLANNERS.includes(thief)),
        all,
      );
  }
};

function medianLine(rule: keyof typeof MEDIAN, where: string, sample: Sample): BalanceLine {
  const median = sample.points.toSorted((a, b) => a - b)[Math.floor(sample.points.length / 2)];
  const share = percentOver(sample, MASTERS_TO);
  const wanted = MEDIAN[rule];
  return {
    rule,
    what: `${where}: median of normal`,
    measured: `${median} (wanted ${wanted.join(" to ")}); ${share.toFixed(1)} % over ${MASTERS_TO}`,
    holds: median >= wanted[0] && median <= wanted[1],
    // A median is off by a quarter more than a mean.
    miss: missOf(median, 1.25 * (meanWithError(sample.points).error / 2), wanted),
  };
}

/** Greedy gets less from plan to plan, all crews taken together. */
function* risingLines(name: string, all: readonly Heists[]): Iterable<BalanceLine> {
  const means = all.map(({ samples }) => mean(samples.map(({ points }) => mean(points))));
  const errors = all.map(({ samples }) => errorOfMeans(samples.map(({ points }) => points)));
  for (let i = 1; i < all.length; i++) {
    yield {
      rule: RULE,
      what: `${all[i].plan} is harder than ${all[i - 1].plan}: mean of normal, all crews ${name}`,
      measured: `${means[i].toFixed(2)} against ${means[i - 1].toFixed(2)}`,
      holds: means[i] < means[i - 1],
      miss: missOf(means[i] - means[i - 1], Math.hypot(errors[i], errors[i - 1]), [Number.NEGATIVE_INFINITY, 0]),
    };
  }
}
