/**
 * `npm start`: builds the web app if its sources have changed since, with the games of `--shelf` if there are some, and opens the house.
 * What stands behind `--` is the server's.
 */
import { readSettings, type Settings } from "@safehouse/server/settings";
import { findBuilt } from "@safehouse/server/shelf";
import { ownVersion } from "@safehouse/server/version";
import { buildShelf, hasBuilder } from "./shelf/build.ts";
import { faultText } from "./shelf/try-games.ts";
import { buildWeb, hashSources, isBuilt } from "./web-build.ts";

const settings = readSettings(process.argv.slice(2), process.env);
// What is wrong with the settings, or what they ask, is for the server to say.
if (!settings.ok || settings.value === "help" || (await isReady(settings.value))) {
  await import("../packages/server/src/main.ts");
} else process.exitCode = 1;

async function isReady({ shelf, data }: Settings): Promise<boolean> {
  if (shelf !== null) return isShelfReady(shelf, data);
  if (isBuilt()) return true;
  console.error("Building the web app (once) …");
  return buildWeb();
}

/** Where nothing can be built, the server looks for what was built elsewhere. */
async function isShelfReady(shelf: string, data: string): Promise<boolean> {
  if (!hasBuilder() || findBuilt(data, shelf, ownVersion(), hashSources()).ok) return true;
  console.error(`Building the web app with the games of ${shelf} …`);
  const built = await buildShelf(shelf, data);
  for (const fault of built.ok ? built.value.faults : built.error.faults) console.error(faultText(fault));
  if (!built.ok) console.error(`No game of ${shelf} can be played.`);
  return built.ok;
}
