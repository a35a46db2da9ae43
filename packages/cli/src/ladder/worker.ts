import { serveBlocks } from "../lab/serve-blocks.ts";
import type { LadderBlock } from "./block.ts";

await serveBlocks(async (game, { seed }) => {
  const { playBlock } = await import("./block.ts");
  return (block: LadderBlock) => playBlock(game, block, seed);
});
