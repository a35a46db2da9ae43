import { serveBlocks } from "../lab/serve-blocks.ts";
import type { SurveyBlock } from "./sample.ts";

await serveBlocks(async (game, { seed }) => {
  const { playGlimpses } = await import("./sample.ts");
  const survey = await game.survey?.();
  if (survey === undefined) throw new Error(`${game.meta.id} has no survey`);
  return (block: SurveyBlock) => playGlimpses(game, survey, block, seed);
});
