import { type BalanceLine, type BalanceStudy, type Bot, meanWithError, type Outcome } from "@safehouse/kernel";
import { makeBots } from "./bots/index.ts";
import { findTables } from "./compile/tables.ts";
import { BASE } from "./content/base.ts";
import type { Event } from "./events.ts";
import { ANY_THIEF, type Config } from "./meta.ts";
import type { Move } from "./moves.ts";
import { ALL_RIGHT_ABOVE, CLOU_ABOVE } from "./outcome.ts";
import type { View } from "./view.ts";

type Study = BalanceStudy<View, Move, Event, Config>;
type Lab = Parameters<Study>[0];
type Player = Bot<View, Move, Event>;

/** C-8.2 as far as random and greedy play can show it, and how the thieves compare. */
export const balance: Study = function* (lab, matches, seed): Iterable<BalanceLine> {
  const bots = makeBots(findTables(BASE));
  const random = bots.random as Player;
  const greedy = bots.normal as Player;
  for (const { id } of BASE.plans) {
    for (const seats of [1, 2, 3]) {
      const lucky = pointsOf(lab, id, seats, random, matches, seed);
      yield share(`${id}, crew of ${seats}: random over ${ALL_RIGHT_ABOVE}`, lucky, ALL_RIGHT_ABOVE, 0, 5);
      const points = pointsOf(lab, id, seats, greedy, matches, seed);
      yield share(`${id}, crew of ${seats}: normal over ${ALL_RIGHT_ABOVE}`, points, ALL_RIGHT_ABOVE, 50, 70);
      yield share(`${id}, crew of ${seats}: normal over ${CLOU_ABOVE}`, points, CLOU_ABOVE, 15, 30);
    }
  }
  yield* compareThieves(lab, greedy, matches, seed);
};

/** How many of 100 get above some points, and whether that lies in a band. */
function share(what: string, points: readonly number[], above: number, least: number, most: number): BalanceLine {
  const percent = (100 * points.filter((n) => n > above).length) / points.length;
  const { mean, error } = meanWithError(points);
  return {
    rule: "C-8.2",
    what,
    measured: `${percent.toFixed(1)} % (wanted ${least} to ${most}); mean ${mean.toFixed(2)} ± ${error.toFixed(2)}`,
    holds: percent >= least && percent <= most,
  };
}

/** Every thief alone: nobody more than 1.5 points from the mean of all. */
function* compareThieves(lab: Lab, player: Player, matches: number, seed: number): Iterable<BalanceLine> {
  const means = BASE.thieves.map(({ id }) => {
    const sample = BASE.plans.flatMap((plan) =>
      Array.from({ length: matches }, (_, i) => pointsIn(lab.play(crew(plan.id, [id]), [player], seed + i))),
    );
    return { id, ...meanWithError(sample) };
  });
  const all = means.reduce((sum, { mean }) => sum + mean, 0) / means.length;
  for (const { id, mean, error } of means) {
    yield {
      rule: "C-8.2",
      what: `${id} alone, against the mean of all thieves`,
      measured: `${mean.toFixed(2)} ± ${error.toFixed(2)}, ${(mean - all).toFixed(2)} from the mean (1.5 allowed)`,
      holds: Math.abs(mean - all) <= 1.5,
    };
  }
}

/** The points of many matches, with every crew of that size equally often. */
function pointsOf(lab: Lab, scenario: string, seats: number, player: Player, matches: number, seed: number): number[] {
  const crews = crewsOf(
    BASE.thieves.map(({ id }) => id),
    seats,
  );
  const players = Array.from({ length: seats }, () => player);
  return Array.from({ length: matches }, (_, i) =>
    pointsIn(lab.play(crew(scenario, crews[i % crews.length]), players, seed + i)),
  );
}

function crewsOf(thieves: readonly string[], seats: number): string[][] {
  if (seats === 0) return [[]];
  return thieves.flatMap((thief, i) => crewsOf(thieves.slice(i + 1), seats - 1).map((rest) => [thief, ...rest]));
}

function crew(
  scenario: string,
  [thief1 = ANY_THIEF, thief2 = ANY_THIEF, thief3 = ANY_THIEF]: readonly string[],
): Config {
  return { scenario, thief1, thief2, thief3 };
}

/** Lost counts 0, and so does a match without end. */
function pointsIn(outcome: Outcome | null): number {
  return outcome?.type === "shared" ? outcome.points : 0;
}
