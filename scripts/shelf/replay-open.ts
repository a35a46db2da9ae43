/** `node scripts/shelf/replay-open.ts DATA GAME-FOLDER…`: which open matches the rules, as they are now, no longer lead through. */
import { basename } from "node:path";
import { bringGames, replayOpen } from "@safehouse/server/shelf";

const [data = "", ...folders] = process.argv.slice(2);
await bringGames(folders);
const { loadGame } = await import("@safehouse/games");
const misfits = await replayOpen(
  data,
  folders.map((folder) => basename(folder)),
  loadGame,
);
for (const { game, match, n, decision, problem } of misfits) {
  console.log(`${game}: match ${match} no longer fits at entry ${n} (${decision}): ${problem}`);
}
