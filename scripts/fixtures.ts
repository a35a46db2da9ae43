/**
 * `npm run fixtures`: records the finished matches of all games anew, as `fixtures/setups.json` of each game describes them, or of the
 * games named (`npm run fixtures -- clou`). Run it after a change of the rules, read the difference, and give the reason in the commit.
 */
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { GAME_IDS, loadGame } from "@safehouse/games";
import { type AnyGame, type BotLevel, type MatchRecord, replayRecord } from "@safehouse/kernel";
import { playthrough, recordMatch } from "@safehouse/testkit";
import { recordText } from "./record-text.ts";
import { ROOT } from "./tool.ts";

interface Setup {
  /** The name of the files. */
  readonly name: string;
  readonly seats: number;
  readonly config: unknown;
  readonly seed: string;
  readonly level: BotLevel;
}

const named = process.argv.slice(2);
for (const id of named.length > 0 ? named : GAME_IDS) {
  const game = await loadGame(id);
  if (game === null) throw new Error(`there is no game "${id}"; there are ${GAME_IDS.join(", ")}`);
  recordAll(game, join(ROOT, "packages", "games", id, "fixtures"));
}

function recordAll(game: AnyGame, folder: string): void {
  const setups = readSetups(join(folder, "setups.json"));
  mkdirSync(folder, { recursive: true });
  for (const setup of setups) {
    const record = recordOf(game, setup);
    const changed = [
      write(join(folder, `${setup.name}.json`), recordText(record)),
      write(join(folder, `${setup.name}.txt`), playthrough(game, record)),
    ].some(Boolean);
    console.log(`${game.meta.id}/${setup.name}: ${record.entries.length} entries${changed ? ", changed" : ""}`);
  }
  removeOthers(folder, new Set(setups.flatMap(({ name }) => [`${name}.json`, `${name}.txt`])));
}

function recordOf(game: AnyGame, { name, seats, config, seed, level }: Setup): MatchRecord {
  const bot = game.bots[level];
  if (bot === undefined) throw new Error(`${name}: ${game.meta.id} has no bot of level "${level}"`);
  const played = recordMatch(game, { config, seats, seed }, (request) => bot.choose(request));
  const record = { ...played, seats: played.seats.map((seat) => ({ ...seat, level })) };
  const replayed = replayRecord(game, record);
  if (!replayed.ok) throw new Error(`${name}: entry ${replayed.error.n} ${replayed.error.problem}`);
  return record;
}

/** Every name once, and nothing forgotten: a typing error would otherwise silently record something else. */
function readSetups(file: string): Setup[] {
  if (!existsSync(file)) {
    console.log(`${relative(ROOT, file)} is not there: nothing to record`);
    return [];
  }
  const setups = JSON.parse(readFileSync(file, "utf8")) as Setup[];
  const fields = ["config", "level", "name", "seats", "seed"];
  for (const setup of setups) {
    if (Object.keys(setup).toSorted().join() !== fields.join()) {
      throw new Error(`${file}: a set-up has the fields ${fields.join(", ")}, not ${JSON.stringify(setup)}`);
    }
    if (typeof setup.seed !== "string" || !/^[\w-]+$/.test(setup.name) || setup.name === "setups") {
      throw new Error(`${file}: ${JSON.stringify(setup)} needs a text as its seed and a file's name as its name`);
    }
  }
  if (new Set(setups.map(({ name }) => name)).size < setups.length) throw new Error(`${file}: a name is used twice`);
  return setups;
}

/** True if the file was another one before. */
function write(file: string, text: string): boolean {
  if (existsSync(file) && readFileSync(file, "utf8") === text) return false;
  writeFileSync(file, text);
  return true;
}

function removeOthers(folder: string, kept: ReadonlySet<string>): void {
  for (const file of globSync("*.{json,txt}", { cwd: folder })) {
    if (kept.has(file) || file === "setups.json") continue;
    rmSync(join(folder, file));
    console.log(`${file}: removed, no set-up has its name`);
  }
}
