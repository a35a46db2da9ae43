/**
 * `npm run weigh`: what a newcomer's browser fetches of the built app, with an empty cache and over a whole match of every game against
 * bots on this device. `--only GAME` for one of them, `--first` without playing on, `--list` names the files. The build holds the same against its limits without a
 * browser (web-sizes.ts); this is how one sees that it reckons right.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { gzipSync } from "node:zlib";
import { GAME_IDS } from "@safehouse/games";
import { launchChromium } from "./looks/camera.ts";
import { serveBuild } from "./looks/serve.ts";
import type { Manifest } from "./web-sizes.ts";
import { Imports } from "./weigh/imports.ts";
import { Scales } from "./weigh/scales.ts";
import { openTable, playOn } from "./weigh/match.ts";
import { BUILT, buildWeb, isBuilt } from "./web-build.ts";

const { values } = parseArgs({
  options: {
    only: { type: "string", default: "" },
    list: { type: "boolean", default: false },
    first: { type: "boolean", default: false },
  },
});

if (!isBuilt() && !(await buildWeb())) throw new Error("the app could not be built");
const imports = new Imports(JSON.parse(readFileSync(join(BUILT, ".vite", "manifest.json"), "utf8")) as Manifest);
const served = await serveBuild(BUILT);
const browser = await launchChromium();
try {
  const before = await firstLoad();
  for (const game of GAME_IDS.filter((id) => id.includes(values.only))) await weighTable(game, before);
} finally {
  await browser.close();
  served.close();
}

/** The shelf, and the page where a table is set; not yet for any game. */
async function firstLoad(): Promise<ReadonlySet<string>> {
  const scales = await Scales.open(browser, served.address, imports);
  await scales.page.goto("/", { waitUntil: "networkidle" });
  const home = await scales.files(["js", "css"]);
  const fonts = await scales.files(["woff2"]);
  await scales.page.goto("/new/none", { waitUntil: "networkidle" });
  const files = home.union(await scales.files(["js", "css"]));
  await scales.close();
  tell("first load, JavaScript", ending(files, ".js"));
  tell("first load, CSS", ending(files, ".css"));
  tell("first load, fonts", fonts);
  return files;
}

async function weighTable(game: string, before: ReadonlySet<string>): Promise<void> {
  const scales = await Scales.open(browser, served.address, imports);
  await openTable(scales, game);
  const first = await scales.files(["js", "css"], true);
  const isOver = !values.first && (await playOn(scales.page));
  const all = await scales.files(["js", "css"]);
  const worker = await scales.workerFiles();
  await scales.close();
  tell(`${game}, until the first answer`, first.difference(before));
  if (!values.first) tell(`${game}, ${isOver ? "a whole match" : "as far as it was played"}`, all.difference(before));
  tell(`${game}, its worker besides`, worker.difference(before));
}

function ending(files: ReadonlySet<string>, end: string): Set<string> {
  return new Set([...files].filter((file) => file.endsWith(end)));
}

function tell(what: string, files: ReadonlySet<string>): void {
  const sizes = [...files].map((file) => [file, sizeOf(file)] as const).toSorted((a, b) => b[1] - a[1]);
  const sum = sizes.reduce((bytes, [, size]) => bytes + size, 0);
  console.log(`${what}: ${(sum / 1000).toFixed(1)} kB in ${files.size} files`);
  if (values.list) for (const [file, size] of sizes) console.log(`  ${size} ${file}`);
}

/** As it travels: letters are pressed already. */
function sizeOf(file: string): number {
  const content = readFileSync(join(BUILT, file));
  return file.endsWith(".woff2") ? content.length : gzipSync(content, { level: 9 }).length;
}
