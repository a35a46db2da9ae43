import { playMatch, prepareBots, seedOf } from "@safehouse/host";
import { type AnyGame, type BotLevel, type GameOffer, meanWithError, type Outcome } from "@safehouse/kernel";
import { describe, expect, test } from "vitest";
import { loadGame } from "../index.ts";

/**
 * Somebody alone, where few matches tell the levels apart. How far they are apart elsewhere says each game's study.md. How many matches are
 * played was chosen on other seeds (2026-11-18; 100 matches of Clou, 40 of the others), so that every pair is expected to be at least four
 * standard errors apart; these seeds were drawn once.
 */
const ALONE = [
  {
    id: "clou",
    tables: tablesOf("private-bank", "bruce", "matt"),
    levels: ["random", "easy", "normal", "expert"],
    matches: 40,
  },
  {
    id: "clou-again",
    tables: tablesOf("film-studio", "bruce", "janet"),
    levels: ["random", "easy", "normal", "expert"],
    matches: 40,
  },
  { id: "clou-christmas", tables: [{}], levels: ["random", "easy", "normal"], matches: 10 },
] as const;
/** An expert gets less than a house gives, for the sake of time: one that thinks little is still ahead. */
const nodesOf = (level: BotLevel): number => (level === "expert" ? 300 : 2_000);

function tablesOf(scenario: string, ...thieves: readonly string[]): object[] {
  return thieves.map((thief1) => ({ scenario, thief1 }));
}

function pointsIn(outcome: Outcome | null): number {
  return outcome?.type === "shared" ? outcome.points : 0;
}

describe.each(ALONE)("alone in $id", ({ id, tables, levels, matches }) => {
  test(
    "every level is ahead of the next lower by more than twice the standard error",
    { timeout: 600_000 },
    async () => {
      const game = (await loadGame(id)) as AnyGame & GameOffer;
      await prepareBots(game, levels);
      const points = levels.map((level) =>
        Array.from({ length: matches }, (_, i) => {
          const config = game.configure(tables[i % tables.length], 1);
          if (!config.ok) throw new Error(config.error.problem);
          const seed = seedOf("levels apart", id, i);
          return pointsIn(
            playMatch(game, { config: config.value, players: [level], seed, nodes: nodesOf(level) }).outcome,
          );
        }),
      );
      points.slice(1).forEach((high, i) => {
        const { mean, error } = meanWithError(high.map((each, match) => each - points[i][match]));
        expect(mean, `${levels[i + 1]} above ${levels[i]}`).toBeGreaterThan(error);
      });
    },
  );
});
