/** `node scripts/shelf/replay-open.ts DATA GAME-FOLDER…`: which open matches the rules, as they are now, no longer lead through. */
import { basename } from "node:path";
import { bringGames, replayOpen } from "@safehouse/server/shelf";
import { languageOf, wordsIn } from "../../packages/cli/src/words.ts";

const [data = "", ...folders] = process.argv.slice(2);
await bringGames(folders);
const { loadGame } = await import("@safehouse/games");
const misfits = await replayOpen(
  data,
  folders.map((folder) => basename(folder)),
  loadGame,
);
const say = wordsIn(languageOf(process.env));
for (const misfit of misfits) console.log(say("shelf.misfit", { ...misfit }));
