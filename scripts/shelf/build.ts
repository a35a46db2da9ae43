import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { tmpdir } from "node:os";
import { fail, ok, type Result } from "@safehouse/kernel";
import { because, builtIn, type Fault, gameFolders, hashShelf, type ShelfProblem } from "@safehouse/server/shelf";
import { ownVersion } from "@safehouse/server/version";
import { ROOT } from "../tool.ts";
import { buildApp, hashSources } from "../web-build.ts";
import { writeModules } from "./modules.ts";
import { type Tried, tryGames } from "./try-games.ts";

/** What keeps a whole shelf from being built. */
export type BuildProblem = ShelfProblem | "no-builder" | "no-game" | "house";

/** Whether the tools are here that make an app of sources: a deployment does without them. */
export function hasBuilder(): boolean {
  return existsSync(join(ROOT, "node_modules", "vite", "package.json"));
}

/** The app with the games of a shelf, written into the data folder; broken games are left out and named. */
export async function buildShelf(
  shelf: string,
  data: string,
): Promise<Result<Tried, { readonly problem: BuildProblem; readonly faults: readonly Fault[] }>> {
  const folders = gameFolders(shelf);
  if (!folders.ok) return fail({ problem: folders.error, faults: [] });
  if (!hasBuilder()) return fail({ problem: "no-builder", faults: [] });
  const sources = hashShelf(shelf);
  const house = hashSources();
  const tried = await tryGames(folders.value);
  if (tried.games.length === 0) return fail({ problem: "no-game", faults: tried.faults });
  const built = await buildSound(tried, builtIn(data).app);
  if (!built.ok) return built;
  const description = { version: ownVersion(), house, shelf: resolve(shelf), sources, games: built.value.games };
  writeFileSync(builtIn(data).description, `${JSON.stringify(description, null, 2)}\n`);
  return built;
}

/** All at once; if that fails, each alone, to find out whose fault it is. */
async function buildSound({ games, faults }: Tried, app: string): Promise<ReturnType<typeof buildShelf>> {
  mkdirSync(dirname(app), { recursive: true });
  if ((await buildWith(games, app)).passed) return ok({ games, faults });
  const sound: string[] = [];
  const unsound = [...faults];
  for (const game of games) {
    const scratch = mkdtempSync(join(tmpdir(), "safehouse-shelf-"));
    const { passed, output } = await buildWith([game], join(scratch, "app"));
    rmSync(scratch, { recursive: true, force: true });
    if (passed) sound.push(game);
    else unsound.push(faultIn(game, output));
  }
  if (sound.length === 0) return fail({ problem: "no-game", faults: unsound });
  const again = await buildWith(sound, app);
  return again.passed ? ok({ games: sound, faults: unsound }) : fail({ problem: "house", faults: unsound });
}

async function buildWith(games: readonly string[], app: string): Promise<{ passed: boolean; output: string }> {
  const modules = `${app}.modules`;
  writeModules(modules, games);
  try {
    return await buildApp(app, { SAFEHOUSE_SHELF_MODULES: modules });
  } finally {
    rmSync(modules, { recursive: true, force: true });
  }
}

/** What the builder has to say begins somewhere with the file that it is about. */
function faultIn(folder: string, output: string): Fault {
  // oxlint-disable-next-line no-control-regex -- colours of a terminal
  const plain = output.replaceAll(/\u001b\[[\d;]*m/g, "");
  const [file = "parts.ts"] = plain.split(`${folder}/`)[1]?.split(/[\s:\])]/) ?? [];
  const said = plain.split("\n").find((line) => /error|failed|not exported|resolve/i.test(line));
  return { folder, file, reason: said === undefined ? because("unbuilt") : because("said", { text: said.trim() }) };
}
