import { basename, relative } from "node:path";
import { fileURLToPath } from "node:url";
import type { GameManifest } from "@safehouse/games/manifest";
import { type AnyGame, fail, type GameOffer, isObject, LANGUAGES, ok, type Result, RULES } from "@safehouse/kernel";
import { loadManifest, MANIFEST } from "./bring.ts";

/** Why a game is left out, and in which of its files that shows. */
export interface Fault {
  readonly folder: string;
  /** Within the folder, such as `game.ts`. */
  readonly file: string;
  readonly reason: string;
}

const MAIN = "game.ts";
const NAME = /^[a-z][a-z0-9-]{1,39}$/;

/** Whether this can be the name of a game: it stands in addresses, and is a folder's name. */
export function isGameName(name: string): boolean {
  return NAME.test(name) && !name.endsWith("-") && !name.includes("--");
}

/** Loads a game of one's own and looks whether it is whole. What it does at a table is for `conform` to say. */
export async function examineGame(folder: string, taken: readonly string[]): Promise<Result<GameManifest, Fault>> {
  let file = MANIFEST;
  const wrong = (reason: string): Result<never, Fault> => fail({ folder, file, reason });
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

function manifestProblem(manifest: unknown, folder: string, taken: readonly string[]): string | null {
  if (!isObject(manifest)) return "exports no `manifest`.";
  const { id, name, blurb, seats, load, cover, has, usualSeats } = manifest as Partial<GameManifest>;
  if (id !== basename(folder)) return `calls the game ${JSON.stringify(id)}, but its folder is ${basename(folder)}.`;
  if (!isGameName(id))
    return `${JSON.stringify(id)} is no name: small letters, digits and single dashes, a letter first.`;
  if (taken.includes(id)) return `there is a game ${id} on the shelf already.`;
  for (const [what, words] of Object.entries({ name, blurb })) {
    if (!LANGUAGES.every((language) => typeof words?.[language] === "string"))
      return `has no ${what} in every language.`;
  }
  if (!(Number.isInteger(seats?.min) && Number.isInteger(seats?.max))) return "says not how many can play (seats).";
  if (!Number.isInteger(usualSeats)) return "says not with how many a table begins (usualSeats).";
  if (typeof cover?.art !== "string") return "has no cover.";
  if (!Array.isArray(has)) return "says not what else there is of the game (has).";
  return typeof load?.game === "function" ? null : "does not say how the game is loaded (load.game).";
}

async function wholeProblem(game: Partial<AnyGame & GameOffer>, manifest: GameManifest): Promise<string | null> {
  const { meta } = game;
  if (meta === undefined) return "the game has no meta.";
  if (meta.id !== manifest.id) return `meta.id is ${JSON.stringify(meta.id)}, not ${manifest.id} as in the manifest.`;
  for (const what of ["name", "seats"] as const) {
    if (JSON.stringify(meta[what]) !== JSON.stringify(manifest[what]))
      return `meta.${what} is not that of the manifest.`;
  }
  const missing = RULES.filter((name) => typeof game[name] !== "function");
  if (missing.length > 0) return `the game has no ${missing.join(", no ")}.`;
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

function reasonOf(error: unknown): string {
  return error instanceof Error ? `${error.name}: ${error.message}` : String(error);
}
