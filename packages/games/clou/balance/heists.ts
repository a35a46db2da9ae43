import type { BalanceStudy, Bot, Outcome } from "@safehouse/kernel";
import type { Event } from "../events.ts";
import type { Config } from "../meta.ts";
import type { Move } from "../moves.ts";
import type { View } from "../view.ts";

export type Study = BalanceStudy<View, Move, Event, Config>;
export type Lab = Parameters<Study>[0];
export type Player = Bot<View, Move, Event>;

/** Many heists on one plan with crews of one size. Lost counts 0, and so does a match without end. */
export interface Sample {
  readonly points: readonly number[];
  /** By heist. */
  readonly crews: readonly (readonly string[])[];
  readonly caught: number;
}

/** Plays so many heists, with every crew of that size equally often. */
export function playHeists(
  lab: Lab,
  scenario: string,
  crews: readonly (readonly string[])[],
  player: Player,
  matches: number,
  seed: number,
): Sample {
  const sample = { points: [] as number[], crews: [] as (readonly string[])[], caught: 0 };
  for (let i = 0; i < matches; i++) {
    const crew = crews[i % crews.length];
    const players = crew.map(() => player);
    const outcome = lab.play(configOf(scenario, crew), players, seed + i);
    sample.points.push(pointsIn(outcome));
    sample.crews.push(crew);
    if (outcome?.type === "shared" && outcome.result.startsWith("caught")) sample.caught++;
  }
  return sample;
}

/** Every crew of so many of these thieves. */
export function crewsOf(thieves: readonly string[], size: number): string[][] {
  if (size === 0) return [[]];
  return thieves.flatMap((thief, i) => crewsOf(thieves.slice(i + 1), size - 1).map((rest) => [thief, ...rest]));
}

/** A seat beyond the crew does not count, whoever is meant to sit there. */
function configOf(scenario: string, [thief1, ...others]: readonly string[]): Config {
  return { scenario, thief1, ...Object.fromEntries(others.map((thief, i) => [`thief${i + 2}`, thief])) };
}

function pointsIn(outcome: Outcome | null): number {
  return outcome?.type === "shared" ? outcome.points : 0;
}
