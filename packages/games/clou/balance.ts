import { type BalanceLine, missOf, shareError } from "@safehouse/kernel";
import { makeBots } from "./bots/index.ts";
import { checkContent } from "./balance/content.ts";
import { crewsOf, type Player, playHeists, type Sample, type Study } from "./balance/heists.ts";
import { type Heists, ladderLine, mean, percentOver, shareLine, thiefLines } from "./balance/lines.ts";
import { findTables } from "./compile/tables.ts";
import { ALL_RIGHT_ABOVE, CLOU_ABOVE } from "./content/at-hand.ts";
import { BASE } from "./content/base.ts";
import { MOST_CREW } from "./content/symbols.ts";

const RULE = "C-8.2";
const SIZES = Array.from({ length: MOST_CREW }, (_, i) => i + 1);
const THIEVES = BASE.thieves.map(({ id }) => id);

/** C-8.1 and C-8.2 as far as random and greedy play can show them. */
export const balance: Study = function* (lab, matches, seed): Iterable<BalanceLine> {
  yield* checkContent("C-8.1", BASE, MOST_CREW);
  const bots = makeBots(findTables(BASE)) as { readonly [level in "random" | "easy" | "normal"]: Player };
  const all: Heists[] = [];
  for (const { id: plan } of BASE.plans) {
    const samples: Sample[] = [];
    for (const size of SIZES) {
      const play = (player: Player): Sample =>
        playHeists(lab, plan, crewsOf(THIEVES, size), player, matches, seed + 100_000 * size);
      const where = `${plan}, crew of ${size}`;
      yield shareLine(RULE, `${where}: random over ${ALL_RIGHT_ABOVE}`, play(bots.random), ALL_RIGHT_ABOVE, [0, 5]);
      const easy = play(bots.easy);
      const normal = play(bots.normal);
      yield shareLine(RULE, `${where}: normal over ${ALL_RIGHT_ABOVE}`, normal, ALL_RIGHT_ABOVE, [50, 70]);
      yield shareLine(RULE, `${where}: normal over ${CLOU_ABOVE}`, normal, CLOU_ABOVE, [15, 30]);
      yield ladderLine(where, easy, normal);
      samples.push(normal);
    }
    all.push({ plan, samples });
  }
  yield* risingLines(all);
  yield* thiefLines(RULE, THIEVES, all);
};

/** Greedy's share over 9 falls from plan to plan, all crews taken together. */
function* risingLines(all: readonly Heists[]): Iterable<BalanceLine> {
  const shares = all.map(({ samples }) => mean(samples.map((sample) => percentOver(sample, ALL_RIGHT_ABOVE))));
  const errors = all.map(({ samples }, i) =>
    shareError(
      shares[i] / 100,
      samples.reduce((sum, { points }) => sum + points.length, 0),
    ),
  );
  for (let i = 1; i < all.length; i++) {
    yield {
      rule: RULE,
      what: `${all[i].plan} is harder than ${all[i - 1].plan}: normal over ${ALL_RIGHT_ABOVE}, all crews`,
      measured: `${shares[i].toFixed(1)} % against ${shares[i - 1].toFixed(1)} %`,
      holds: shares[i] < shares[i - 1],
      miss: missOf(shares[i] - shares[i - 1], 100 * Math.hypot(errors[i], errors[i - 1]), [
        Number.NEGATIVE_INFINITY,
        0,
      ]),
    };
  }
}
