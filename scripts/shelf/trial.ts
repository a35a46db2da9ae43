/** One game of a shelf, tried in a process of its own: what it does there harms nobody else. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { type AnyGame, fail, type Result } from "@safehouse/kernel";
import { because, examineGame, type Fault } from "@safehouse/server/shelf";
import { conform, type ConformKit } from "@safehouse/testkit";

const KIT = join("test", "kit.ts");
const MATCHES = 2;
const LEAK_PAIRS = 40;

const [folder = "", ...taken] = process.argv.slice(2);
process.send?.(await attempt(), () => process.exit());

async function attempt(): Promise<Result<null, Fault>> {
  const examined = await examineGame(folder, taken);
  if (!examined.ok) return examined;
  const game = (await examined.value.load.game()) as AnyGame;
  const { violations } = await conform(game, await kitOf(game), { matches: MATCHES, leakPairs: LEAK_PAIRS });
  const [first] = violations;
  if (first === undefined) return { ok: true, value: null };
  return fail({ folder, file: "game.ts", reason: because("conform", { law: first.law, detail: first.detail }) });
}

/** What its own tests say of it; without them only its defaults are played, and other worlds are those that it imagines itself. */
async function kitOf(game: AnyGame): Promise<ConformKit> {
  const file = join(folder, KIT);
  if (existsSync(file)) return ((await import(pathToFileURL(file).href)) as { readonly kit: ConformKit }).kit;
  return {
    configs: () => [{}],
    resample: (state, viewer, random) => game.imagine(game.view(state, viewer), [], random),
  };
}
