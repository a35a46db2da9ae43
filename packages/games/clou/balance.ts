import { type BalanceLine, missOf, shareError } from "@safehouse/kernel";
import { makeBots } from "./bots/index.ts";
import { checkContent } from "./balance/content.ts";
import { crewsOf, type Player, playHeists, type Sample, type Study } from "./balance/heists.ts";
import { type Heists, ladderLine, mean, percentOver, shareLine, thiefLines } from "./balance/lines.ts";
import { findTables } from "./compile/tables.ts";
import { ALL_RIGHT_ABOVE, CLOU_ABOVE } from "./content/at-hand.ts";
import { BASE } from "./content/base.ts";
import { type Box, BOXES } from "./content/boxes.ts";
import { MOST_CREW } from "./content/symbols.ts";

const RULE = "C-8.2";
const SIZES = Array.from({ length: MOST_CREW }, (_, i) => i + 1);
const THIEVES = BASE.thieves.map(({ id }) => id);

type Band = readonly [least: number, most: number];

/** How often greedy play is to get over 9 and over 14 points. */
const WANTED: { readonly [box in Box]: { readonly rule: string; readonly allRight: Band; readonly clou: Band } } = {
  base: { rule: RULE, allRight: [50, 70], clou: [15, 30] },
  professional: { rule: "C-9.2", allRight: [35, 60], clou: [5, 30] },
  train: { rule: "C-9.4", allRight: [50, 70], clou: [15, 30] },
};

/** C-8.1, C-8.2, C-9.2 and C-9.4 as far as random and greedy play can show them. */
export const balance: Study = function* (lab, matches, seed): Iterable<BalanceLine> {
  yield* checkContent("C-8.1", BASE, MOST_CREW);
  const bots = makeBots(findTables(BASE)) as { readonly [level in "random" | "easy" | "normal"]: Player };
  const all: Heists[] = [];
  for (const [box, plans] of Object.entries(BOXES) as [Box, readonly string[]][]) {
    const { rule, allRight, clou } = WANTED[box];
    const before = all.at(-1);
    for (const plan of plans) {
      const samples: Sample[] = [];
      for (const size of SIZES) {
        const play = (player: Player): Sample =>
          playHeists(lab, plan, crewsOf(THIEVES, size), player, matches, seed + 100_000 * size);
        const where = `${plan}, crew of ${size}`;
        yield shareLine(rule, `${where}: random over ${ALL_RIGHT_ABOVE}`, play(bots.random), ALL_RIGHT_ABOVE, [0, 5]);
        const easy = play(bots.easy);
        const normal = play(bots.normal);
        yield shareLine(rule, `${where}: normal over ${ALL_RIGHT_ABOVE}`, normal, ALL_RIGHT_ABOVE, allRight);
        yield shareLine(rule, `${where}: normal over ${CLOU_ABOVE}`, normal, CLOU_ABOVE, clou);
        yield ladderLine(where, easy, normal);
        samples.push(normal);
      }
      all.push({ plan, samples });
    }
    const own = all.slice(-plans.length);
    // Professionals begin where the box ends; in the box every plan is harder than the last. The train is told as a story.
    if (box === "professional") for (const each of own) yield harderLine(rule, each, before as Heists);
    if (box === "base") for (let i = 1; i < own.length; i++) yield harderLine(rule, own[i], own[i - 1]);
  }
  yield* thiefLines(RULE, THIEVES, all);
};

/** Greedy's share over 9 is smaller on one plan than on another, all crews taken together. */
function harderLine(rule: string, hard: Heists, easy: Heists): BalanceLine {
  const [high, low] = [hard, easy].map(({ samples }) => {
    const share = mean(samples.map((sample) => percentOver(sample, ALL_RIGHT_ABOVE)));
    const heists = samples.reduce((sum, { points }) => sum + points.length, 0);
    return { share, error: shareError(share / 100, heists) };
  });
  return {
    rule,
    what: `${hard.plan} is harder than ${easy.plan}: normal over ${ALL_RIGHT_ABOVE}, all crews`,
    measured: `${high.share.toFixed(1)} % against ${low.share.toFixed(1)} %`,
    holds: high.share < low.share,
    miss: missOf(high.share - low.share, 100 * Math.hypot(high.error, low.error), [Number.NEGATIVE_INFINITY, 0]),
  };
}
