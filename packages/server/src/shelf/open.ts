import { fail, ok, type Result } from "@safehouse/kernel";
import { readSettings } from "../settings.ts";
import { ownVersion } from "../version.ts";
import { bringGames } from "./bring.ts";
import { findBuilt } from "./built.ts";

/**
 * Brings the games of `--shelf` before the house is loaded, which looks at the shelf. Settings that are wrong are for the house to refuse.
 * In `npm run dev` the page is not built, and every game that was found whole is played.
 */
export async function openShelf(argv: readonly string[], env: NodeJS.ProcessEnv): Promise<Result<null, string>> {
  const settings = readSettings(argv, env);
  if (!settings.ok || settings.value === "help" || settings.value.shelf === null) return ok(null);
  const { data, shelf } = settings.value;
  const unbuilt = env["SAFEHOUSE_UNBUILT_GAMES"];
  if (unbuilt !== undefined) {
    await bringGames(JSON.parse(unbuilt) as string[]);
    return ok(null);
  }
  const built = findBuilt(data, shelf, ownVersion());
  if (!built.ok) return fail(built.error);
  await bringGames(built.value.games);
  return ok(null);
}
