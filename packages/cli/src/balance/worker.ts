import { serveBlocks } from "../lab/serve-blocks.ts";
import type { BalanceBlock, BalanceTask } from "./block.ts";

await serveBlocks(async (game, { games, seed }: BalanceTask) => {
  const { askedMatches, playAsked } = await import("./asked.ts");
  const study = await game.balance?.();
  if (study === undefined) throw new Error(`${game.meta.id} has no balance rules`);
  const asked = askedMatches(study, games, seed);
  return ({ from, count }: BalanceBlock) => asked.slice(from, from + count).map((match) => playAsked(game, match));
});
