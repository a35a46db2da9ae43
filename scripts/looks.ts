/**
 * `npm run looks`: what would people see that they did not see before? Takes the same pictures of the web app as it was at a commit
 * (`--against COMMIT`, by default HEAD) and as it lies here, and names those that differ in any byte; they go to node_modules/.cache/looks as
 * before, after and difference, side by side. `--only PART` takes those whose name has it. Ends with 1 if something differs.
 */
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { parseArgs } from "node:util";
import { type Browser, errors, type Page } from "@playwright/test";
import type { MatchRecord } from "@safehouse/kernel";
import { buildCommit, commitOf } from "./looks/builds.ts";
import { Camera, launchChromium } from "./looks/camera.ts";
import { compare } from "./looks/compare.ts";
import { type Look, looksAt, looksAtPage, momentsOf } from "./looks/moments.ts";
import { PAGES } from "./looks/pages.ts";
import { serveBuild } from "./looks/serve.ts";
import { ROOT } from "./tool.ts";
import { BUILT, buildWeb, isBuilt } from "./web-build.ts";

interface Scene {
  readonly look: Look;
  readonly record: string;
}

const { values } = parseArgs({
  options: { against: { type: "string", default: "HEAD" }, only: { type: "string", default: "" } },
});
/** Each is waited for a minute: where more cannot be reached, something else is wrong. */
const MOST_UNREACHED = 5;
let unreached = 0;
const CHANGED = join(ROOT, "node_modules", ".cache", "looks", "changed");
const commit = commitOf(values.against);
const scenes = allScenes().filter(({ look }) => look.name.includes(values.only));
const folders = [buildCommit(commit), await buildHere()];
const houses = await Promise.all(folders.map(serveBuild));
const browser = await launchChromium();
try {
  const changed = await lookAtAll(browser);
  console.log(`${scenes.length} pictures against ${commit.slice(0, 10)}, ${changed.length} differ`);
  if (changed.length > 0) {
    console.log(`They are in ${CHANGED}`);
    process.exitCode = 1;
  }
} finally {
  await browser.close();
  for (const house of houses) house.close();
}

async function lookAtAll(browser: Browser): Promise<readonly string[]> {
  rmSync(CHANGED, { recursive: true, force: true });
  mkdirSync(CHANGED, { recursive: true });
  const cameras = await Promise.all(houses.map((house) => Camera.open(browser, house)));
  const table = await browser.newPage();
  const changed: string[] = [];
  for (const [at, { look, record }] of scenes.entries()) {
    if (at % 10 === 0) process.stderr.write(`${at} of ${scenes.length}\n`);
    const what = await judge(cameras, table, look, record);
    if (what === null) continue;
    changed.push(`${look.name} ${what}`);
    console.log(changed.at(-1));
  }
  writeFileSync(join(CHANGED, "list.txt"), changed.map((line) => `${line}\n`).join(""));
  return changed;
}

/** What is different, in words, and as a picture beside the list; null for nothing. */
async function judge(cameras: readonly Camera[], table: Page, look: Look, record: string): Promise<string | null> {
  try {
    const pair = await differAt(cameras, look, record);
    if (pair === null) return null;
    const { picture, pixels } = await compare(table, ...pair);
    writeFileSync(join(CHANGED, `${look.name}.png`), picture);
    return `${pixels} pixels`;
  } catch (error) {
    if (!(error instanceof errors.TimeoutError) || ++unreached > MOST_UNREACHED) throw error;
    return `could not be looked at: ${error.message.split("\n")[0]}`;
  }
}

/**
 * Null if both show the same. Something may only have come late, and Chromium does not draw every edge alike every time: what differs is
 * looked at again with more patience, and it is the same if any picture of the one is a picture of the other.
 */
async function differAt(cameras: readonly Camera[], look: Look, record: string): Promise<[Buffer, Buffer] | null> {
  const [befores, afters]: [Buffer[], Buffer[]] = [[], []];
  for (const turn of [1, 2, 3]) {
    const [before, after] = await Promise.all(cameras.map((camera) => camera.take(look, record, turn)));
    befores.push(before!);
    afters.push(after!);
    if (befores.some((one) => afters.some((other) => one.equals(other)))) return null;
  }
  return [befores.at(-1)!, afters.at(-1)!];
}

async function buildHere(): Promise<string> {
  if (!isBuilt() && !(await buildWeb())) throw new Error("the web app could not be built");
  return BUILT;
}

/** The records of all games at their moments, and the pages that need no house. Both builds are shown the records of today. */
function allScenes(): readonly Scene[] {
  const files = globSync("packages/games/*/fixtures/*.json", { cwd: ROOT }).filter(
    (file) => !file.endsWith("setups.json"),
  );
  const seen = new Map<string, Set<string>>();
  let turn = 0;
  const played = files.toSorted().flatMap((file) => {
    const record = readFileSync(join(ROOT, file), "utf8");
    const { game, entries } = JSON.parse(record) as MatchRecord;
    const kinds = seen.get(game) ?? new Set();
    seen.set(game, kinds);
    const looks = looksAt(`${game}-${basename(file, ".json")}`, momentsOf(entries, kinds), turn);
    turn += looks.length;
    return looks.map((look) => ({ look, record }));
  });
  const pages = PAGES.flatMap(looksAtPage).map((look) => ({ look, record: "" }));
  // Pages first: some of them list the matches that the moments leave on the device.
  return [...pages, ...played];
}
