import { type BurglaryPlan, CLOU_ABOVE } from "@safehouse/games/clou/workshop";
import type { Reaching } from "../../lab/use-reach.ts";

/** Whether a crew can earn the best of all ratings here (C-7.5). */
export type Readiness =
  | { readonly state: "ready" | "trying" }
  /** So few points lie here that nobody can. */
  | { readonly state: "poor"; readonly points: number }
  /** Bots of these crews never did; so many points were the most. */
  | { readonly state: "unreached"; readonly crews: readonly number[]; readonly best: number };

/** The most that anybody could bring home: everything, at once, without a trace. */
export function mostPoints({ scoring, loot, rules, bars }: BurglaryPlan): number {
  return scoring.reduce((sum, line) => {
    switch (line.line) {
      case "loot":
        return sum + loot.reduce((values, { value }) => values + value, 0);
      case "collection": {
        const rule = rules.find(({ id }) => id === line.rule);
        return sum + (rule?.rule === "collection" ? Math.max(0, ...rule.points) : 0);
      }
      case "time":
        return sum + Math.max(0, line.points * (bars.time[0] ?? 0));
      case "alarm":
        return sum + Math.max(0, line.points);
      case "traces":
        return sum + Math.max(0, line.points * (bars.traces[0] ?? 0));
    }
  }, 0);
}

/** A plan that is too poor need not be tried. */
export function isPoor(plan: BurglaryPlan): boolean {
  return mostPoints(plan) <= CLOU_ABOVE;
}

export function readinessOf(plan: BurglaryPlan, reaching: Reaching | null): Readiness {
  if (isPoor(plan)) return { state: "poor", points: mostPoints(plan) };
  if (reaching === null || !reaching.isOver) return { state: "trying" };
  const missed = reaching.crews.filter(({ isReached }) => !isReached);
  if (missed.length === 0 && reaching.crews.length > 0) return { state: "ready" };
  return {
    state: "unreached",
    crews: missed.map(({ crew }) => crew),
    best: Math.max(0, ...missed.map(({ best }) => best ?? 0)),
  };
}
