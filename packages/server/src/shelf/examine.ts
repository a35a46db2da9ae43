import { basename, relative } from "node:path";
import { fileURLToPath } from "node:url";
import type { GameManifest } from "@safehouse/games/manifest";
import { type AnyGame, fail, type GameOffer, isObject, LANGUAGES, ok, type Result, RULES } from "@safehouse/kernel";
import { loadManifest, MANIFEST } from "./bring.ts";
import { because, type Fault, type Reason } from "./fault.ts";

const MAIN = "game.ts";
const NAME = /^[a-z][a-z0-9-]{1,39}$/;

/** Whether this can be the name of a game: it stands in addresses, and is a folder's name. */
export function isGameName(name: string): boolean {
  return NAME.test(name) && !name.endsWith("-") && !name.includes("--");
}

/** Loads a game of one's own and looks whether it is whole. What it does at a table is for `conform` to say. */
export async function examineGame(folder: string, taken: readonly string[]): Promise<Result<GameManifest, Fault>> {
  let file = MANIFEST;
  const wrong = (reason: Reason): Result<never, Fault> => fail({ folder, file, reason });
  try {
    const manifest: unknown = await loadManifest(folder);
    const problem = manifestProblem(manifest, folder, taken);
    if (problem !== null) return wrong(problem);
    const sound = manifest as GameManifest;
    file = MAIN;
    const game = await sound.load.game();
    const gameProblem = await wholeProblem(game, sound);
    return gameProblem === null ? ok(sound) : wrong(gameProblem);
  } catch (error) {
    return fail({ folder, file: fileOf(error, folder) ?? file, reason: reasonOf(error) });
  }
}

function manifestProblem(manifest: unknown, folder: string, taken: readonly string[]): Reason | null {
  if (!isObject(manifest)) return because("no-manifest");
  const { id, name, blurb, seats, load, cover, has, usualSeats } = manifest as Partial<GameManifest>;
  if (id !== basename(folder)) return because("folder", { id: String(JSON.stringify(id)), folder: basename(folder) });
  if (!isGameName(id)) return because("name", { id: JSON.stringify(id) });
  if (taken.includes(id)) return because("taken", { id });
  for (const [what, words] of Object.entries({ name, blurb })) {
    if (!LANGUAGES.every((language) => typeof words?.[language] === "string")) return because("language", { what });
  }
  if (!(Number.isInteger(seats?.min) && Number.isInteger(seats?.max))) return because("seats");
  if (!Number.isInteger(usualSeats)) return because("usual-seats");
  if (typeof cover?.art !== "string") return because("cover");
  if (!Array.isArray(has)) return because("has");
  return typeof load?.game === "function" ? null : because("load");
}

async function wholeProblem(game: Partial<AnyGame & GameOffer>, manifest: GameManifest): Promise<Reason | null> {
  const { meta } = game;
  if (meta === undefined) return because("no-meta");
  if (meta.id !== manifest.id) return because("meta-id", { id: JSON.stringify(meta.id), manifest: manifest.id });
  for (const what of ["name", "seats"] as const) {
    if (JSON.stringify(meta[what]) !== JSON.stringify(manifest[what])) return because("meta", { what });
  }
  const missing = RULES.filter((name) => typeof game[name] !== "function");
  if (missing.length > 0) return because("missing", { names: missing });
  for (const language of LANGUAGES) {
    await game.texts?.[language]();
    await game.rulebook?.[language]();
  }
  return null;
}

/** The file of the game in which something was thrown. */
function fileOf(error: unknown, folder: string): string | null {
  const stack = error instanceof Error ? (error.stack ?? "") : "";
  for (const [, address = ""] of stack.matchAll(/((?:file:\/\/)?\/[^\s()]+?\.tsx?)(?::\d+)*/g)) {
    const path = address.startsWith("file:") ? fileURLToPath(address) : address;
    const within = relative(folder, path);
    if (!within.startsWith("..")) return within;
  }
  return null;
}

function reasonOf(error: unknown): Reason {
  return because("said", { text: error instanceof Error ? `${error.name}: ${error.message}` : String(error) });
}
