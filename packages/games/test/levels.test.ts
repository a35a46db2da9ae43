import { playMatch, prepareBots, seedOf } from "@safehouse/host";
import { type AnyGame, type BotLevel, type GameOffer, meanWithError, type Outcome } from "@safehouse/kernel";
import { describe, expect, test } from "vitest";
import { loadGame } from "../index.ts";

/** Somebody alone, on every plan with every thief in turn. How far levels are apart table by table, and in crews, says each game's study.md. */
const ALONE = [
  { id: "clou", levels: ["random", "easy", "normal", "expert"] },
  { id: "clou-again", levels: ["random", "easy", "normal", "expert"] },
  { id: "clou-christmas", levels: ["random", "easy", "normal"] },
] as const;
const THIEVES = ["bruce", "janet", "matt", "trixie"];
const MATCHES = 48;
/** An expert plays fewer matches, and gets less than a house gives, for the sake of time: one that thinks little is still ahead. */
const matchesOf = (level: BotLevel): number => (level === "expert" ? 24 : MATCHES);
const nodesOf = (level: BotLevel): number => (level === "expert" ? 300 : 2_000);

/** A campaign has no plans to choose from, and its thieves are chosen on the way. */
function tablesOf({ meta }: GameOffer): object[] {
  if (meta.scenarios.length === 0) return [{}];
  return THIEVES.flatMap((thief1) => meta.scenarios.map(({ id: scenario }) => ({ scenario, thief1 })));
}

function pointsIn(outcome: Outcome | null): number {
  return outcome?.type === "shared" ? outcome.points : 0;
}

describe.each(ALONE)("alone in $id", ({ id, levels }) => {
  test(
    "every level is ahead of the next lower by more than twice the standard error",
    { timeout: 600_000 },
    async () => {
      const game = (await loadGame(id)) as AnyGame & GameOffer;
      await prepareBots(game, levels);
      const tables = tablesOf(game);
      const points = levels.map((level) =>
        Array.from({ length: matchesOf(level) }, (_, i) => {
          const config = game.configure(tables[i % tables.length], 1);
          if (!config.ok) throw new Error(config.error.problem);
          const seed = seedOf("levels", id, i);
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
