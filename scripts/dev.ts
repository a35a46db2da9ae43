/**
 * `npm run dev`: the web app as it is written, from Vite, with the house behind it. Options go to the house. With `--shelf DIR` the games of
 * that folder are there, too; when one of them changes, the house opens anew with it, after its open matches were replayed.
 */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, watch } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { readSettings } from "@safehouse/server/settings";
import { gameFolders } from "@safehouse/server/shelf";
import { writeModules } from "./shelf/modules.ts";
import { faultText, tryGames } from "./shelf/try-games.ts";
import { ROOT, runTool } from "./tool.ts";
import { WEB_FOLDER } from "./web-build.ts";

const BIN = join(ROOT, "node_modules", ".bin");
/** An editor saves several files, or one in several steps. */
const CALM_MS = 300;

const options = process.argv.slice(2);
const settings = readSettings(options, process.env);
const asked = settings.ok && settings.value !== "help" ? settings.value : null;
const shelf = asked?.shelf ?? null;
const modules = shelf === null ? null : mkdtempSync(join(tmpdir(), "safehouse-dev-"));
let games = await findGames();
let house = openHouse();
const vite = run("vite", [WEB_FOLDER, "--host", "127.0.0.1"]);
vite.on("exit", stop);
console.log("What boards are made of is shown at /gallery");
process.on("SIGINT", stop);
process.on("SIGTERM", stop);
if (shelf !== null) watchShelf(shelf);

function openHouse(): ChildProcess {
  const opened = run("node", ["packages/server/src/main.ts", ...options]);
  opened.on("exit", stop);
  return opened;
}

/** Those that hold; what is wrong with the others is said. */
async function findGames(): Promise<readonly string[]> {
  const folders = shelf === null ? null : gameFolders(shelf);
  if (modules === null || folders === null || !folders.ok) return [];
  const tried = await tryGames(folders.value);
  for (const fault of tried.faults) console.error(faultText(fault));
  writeModules(modules, tried.games);
  return tried.games;
}

function watchShelf(folder: string): void {
  let calm: NodeJS.Timeout | undefined;
  let turn = Promise.resolve();
  watch(folder, { recursive: true }, () => {
    clearTimeout(calm);
    calm = setTimeout(() => (turn = turn.then(change)), CALM_MS);
  });
}

/** Between two houses nobody has the database open. */
async function change(): Promise<void> {
  games = await findGames();
  house.off("exit", stop);
  if (house.exitCode === null) {
    house.kill();
    await once(house, "exit");
  }
  runTool("node", ["scripts/shelf/replay-open.ts", asked?.data ?? "data", ...games]);
  house = openHouse();
}

function run(command: string, args: readonly string[]): ChildProcess {
  return spawn(command, args, {
    cwd: ROOT,
    stdio: "inherit",
    shell: process.platform === "win32",
    env: {
      ...process.env,
      SAFEHOUSE_API: apiAddress(),
      PATH: [BIN, process.env["PATH"]].join(delimiter),
      ...(modules !== null && { SAFEHOUSE_SHELF_MODULES: modules, SAFEHOUSE_UNBUILT_GAMES: JSON.stringify(games) }),
    },
  });
}

/** Where the house will be, for Vite to pass requests on. */
function apiAddress(): string {
  const flag = options.findIndex((option) => option === "--port" || option.startsWith("--port="));
  const port = flag < 0 ? process.env["SAFEHOUSE_PORT"] : (options[flag]?.split("=")[1] ?? options[flag + 1]);
  return `http://127.0.0.1:${port ?? 4600}`;
}

/** One without the other is of no use. */
function stop(): void {
  for (const child of [house, vite]) if (child.exitCode === null) child.kill();
  if (modules !== null) rmSync(modules, { recursive: true, force: true });
  process.exit();
}
