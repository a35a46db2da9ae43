import { existsSync, globSync, mkdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { HOUSE_GAMES } from "@safehouse/games/house";
import { quote } from "./clean.ts";
import type { Command } from "./command.ts";
import { CommandError, EXIT, type ExitStatus } from "./exit.ts";
import type { Io } from "./io.ts";
import { openSession } from "./session.ts";
import type { Words } from "./words.ts";

const SHAPE = { thing: "name", values: { in: "folder" }, switches: [] } as const;
const USUAL_SHELF = "shelf";

/** A small game that plays and is tested, in which the names are not yet right. */
const TEMPLATE = fileURLToPath(new URL("../template", import.meta.url));
const HOUSE = fileURLToPath(new URL("../../..", import.meta.url));

export const newGameCommand: Command = { shape: SHAPE, run };

async function run(io: Io, argv: readonly string[]): Promise<ExitStatus> {
  const { words, given, print } = openSession(io, "new-game", SHAPE, argv);
  const name = given.thing;
  const shelf = given.values["in"] ?? USUAL_SHELF;
  const folder = join(resolve(shelf), name);
  await refuseName(words, name, folder);
  if (statSync(resolve(shelf), { throwIfNoEntry: false })?.isDirectory() === false) {
    throw CommandError.badInput(words("new-game.file", { shelf: quote(shelf) }));
  }
  const files = globSync("**/*.{ts,svg}", { cwd: TEMPLATE }).toSorted();
  for (const file of files) {
    write(join(folder, file), named(readFileSync(join(TEMPLATE, file), "utf8"), name));
  }
  writeOnce(join(resolve(shelf), "package.json"), asJson({ private: true, type: "module" }));
  writeOnce(join(resolve(shelf), "tsconfig.json"), compilerConfig(resolve(shelf)));
  print([words("new-game.written", { folder: relative(process.cwd(), folder) || folder, name, shelf })]);
  return EXIT.fine;
}

async function refuseName(words: Words, name: string, folder: string): Promise<void> {
  const { isGameName } = await import("@safehouse/server/shelf");
  if (!isGameName(name)) throw CommandError.badInput(words("new-game.no-name", { given: quote(name) }));
  if (HOUSE_GAMES.some(({ id }) => id === name)) throw CommandError.badInput(words("new-game.taken", { name }));
  if (existsSync(folder)) throw CommandError.badInput(words("new-game.exists", { folder: quote(folder) }));
}

/** The template's game is called mygame, My Game, and its rules M-1.1. */
function named(text: string, name: string): string {
  const title = name.replaceAll(
    /(?:^|-)([a-z0-9])/g,
    (_, first: string, at: number) => (at > 0 ? " " : "") + first.toUpperCase(),
  );
  return text
    .replaceAll("mygame", name)
    .replaceAll("My Game", title)
    .replaceAll(/\bM-(?=\d)/g, `${(name[0] as string).toUpperCase()}-`);
}

/** What every game of a shelf needs, the first brings. */
function writeOnce(file: string, text: string): void {
  if (!existsSync(file)) write(file, text);
}

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** Lets an editor find the house's packages, by what each of them exports; nothing else needs it. */
function compilerConfig(shelf: string): string {
  const house = relative(shelf, HOUSE).replaceAll("\\", "/") || ".";
  const exported = globSync("packages/*/package.json", { cwd: HOUSE })
    .toSorted()
    .flatMap((file) => {
      const { name, exports } = JSON.parse(readFileSync(join(HOUSE, file), "utf8")) as PackageJson;
      const place = `${house}/${dirname(file).replaceAll("\\", "/")}`;
      return Object.entries(exports).map(([path, target]) => [`${name}${path.slice(1)}`, [join(place, target)]]);
    });
  const compilerOptions = {
    module: "esnext",
    moduleResolution: "bundler",
    paths: { ...Object.fromEntries(exported), "*": [`${house}/node_modules/*`] },
    typeRoots: [`${house}/node_modules/@types`],
    types: ["node"],
  };
  return asJson({ extends: `${house}/tsconfig.json`, compilerOptions, include: ["."] });
}

interface PackageJson {
  readonly name: string;
  readonly exports: { readonly [path: string]: string };
}

function asJson(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
