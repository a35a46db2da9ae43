/**
 * `npm run puzzles -- GAME…`: looks for puzzles in matches that bots play, and writes them into `packages/games/<game>/puzzles/`. A question
 * is one if the best answer is clear by twice the error on a first look and again on fresh worlds. `--want 300` for so many; what was found is
 * kept beside, so that a run that was cut off goes on; `--write` only writes what was found so far, and
 * `--look` only looks. `--renew` judges those that are committed anew, by the present rules: what is no longer clear goes. Without it they stay,
 * and `--from 1000` begins with a match that was not looked at for them. `--agree 200` says how often the expert at ten times its budget
 * gives the best answer to so many.
 */
import { appendFileSync, existsSync, mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { fastRandom } from "@safehouse/chance";
import { type Moment, puzzleOf } from "@safehouse/games/mining";
import { GAME_IDS, loadGame, loadJudge, loadPuzzles } from "@safehouse/games";
import {
  countOf,
  openPuzzle,
  type Puzzle,
  puzzleAt,
  type PuzzleShelf,
  questionOf,
  toldTo,
  type Wants,
} from "@safehouse/games/puzzles";
import { prepareBots, seedOf } from "@safehouse/host";
import type { AnyGame, AnyJudge, Json } from "@safehouse/kernel";
import { agreement } from "./puzzles/agree.ts";
import { playMatch } from "./puzzles/matches.ts";
import { tablesOf, WANTS } from "./puzzles/wants.ts";
import { writeShelf } from "./puzzles/write.ts";
import { ROOT } from "./tool.ts";

const KEPT = join(ROOT, "node_modules", ".cache", "puzzles");
/** So many puzzles come from one match at most. */
const FROM_ONE = 4;

const { values, positionals } = parseArgs({
  options: {
    want: { type: "string", default: "300" },
    write: { type: "boolean", default: false },
    look: { type: "boolean", default: false },
    renew: { type: "boolean", default: false },
    from: { type: "string", default: "0" },
    agree: { type: "string", default: "0" },
  },
  allowPositionals: true,
});
const unknown = positionals.filter((id) => !GAME_IDS.includes(id));
if (unknown.length > 0) throw new Error(`there is no game ${unknown.join(", ")}; there are ${GAME_IDS.join(", ")}`);

mkdirSync(KEPT, { recursive: true });
for (const id of positionals.length > 0 ? positionals : Object.keys(WANTS)) {
  const wants = WANTS[id];
  if (wants === undefined) throw new Error(`nobody has said what makes a puzzle of ${id}`);
  const game = (await loadGame(id)) as AnyGame;
  const kept = join(KEPT, `${id}.jsonl`);
  const found = readKept(kept);
  if (values.agree !== "0") {
    await prepareBots(game, ["expert"]);
    process.stdout.write(`${id}: ${agreement(game, await committed(id, Number(values.agree)))}\n`);
    continue;
  }
  if (!values.renew) for (const puzzle of await committed(id, Infinity)) found.set(puzzle.id, puzzle);
  if (values.renew) await renew(id, game, wants, found);
  else if (!values.write) await mine(id, game, wants, found, kept);
  if (values.look) continue;
  const [table] = tablesOf(game);
  const judge = await loadJudge(id, { edition: undefined, config: table?.config as never });
  writeShelf(id, game.meta, (judge as AnyJudge).unit, wants, [...found.values()]);
}

interface Kept {
  /** The match that it, or nothing, was found in. */
  readonly match: number;
  readonly puzzle?: Puzzle;
}

function readKept(file: string): Map<string, Puzzle> & { last: number } {
  const found = Object.assign(new Map<string, Puzzle>(), { last: -1 });
  if (!existsSync(file)) return found;
  for (const line of readFileSync(file, "utf8").split("\n")) {
    if (line === "") continue;
    const { match, puzzle } = JSON.parse(line) as Kept;
    found.last = Math.max(found.last, match);
    if (puzzle !== undefined) found.set(puzzle.id, puzzle);
  }
  return found;
}

/** The first of those that people get; none where they are of other rules. */
async function committed(id: string, most: number): Promise<Puzzle[]> {
  const shelf = await loadPuzzles(id);
  if (shelf === null) return [];
  const count = Math.min(most, countOf(shelf));
  return Promise.all(Array.from({ length: count }, (_, place) => puzzleAt(shelf, place)));
}

async function mine(
  id: string,
  game: AnyGame,
  wants: Wants,
  found: ReturnType<typeof readKept>,
  kept: string,
): Promise<void> {
  await prepareBots(game, ["expert"]);
  const tables = tablesOf(game);
  const want = Number(values.want);
  for (let match = Math.max(found.last + 1, Number(values.from)); found.size < want; match++) {
    const { config, seats } = tables[match % tables.length] as (typeof tables)[number];
    const level = match % 3 === 0 ? "easy" : "normal";
    const judge = (await loadJudge(id, { edition: undefined, config: config as never })) as AnyJudge;
    const random = fastRandom(seedOf(id, "puzzles", match));
    const moments: Moment[] = [];
    playMatch(game, config, seats, level, seedOf(id, "match", match), (moment) => {
      const { timeline, decision } = moment;
      if (random.below(wants.oneIn) !== 0 || wants.leftOut.includes(decision.kind)) return;
      moments.push({ ...moment, timeline: { ...timeline, entries: timeline.entries.slice() } });
    });
    let taken = 0;
    for (const moment of moments) {
      if (taken >= FROM_ONE || isPlenty(found, moment.decision.kind, wants, want)) continue;
      const puzzle = puzzleOf(game, judge, wants, moment, level, config as Puzzle["config"]);
      if (puzzle === null || found.has(puzzle.id)) continue;
      found.set(puzzle.id, puzzle);
      appendFileSync(kept, `${JSON.stringify({ match, puzzle } satisfies Kept)}\n`);
      taken++;
    }
    appendFileSync(kept, `${JSON.stringify({ match } satisfies Kept)}\n`);
    process.stdout.write(`${id}: ${found.size} puzzles after ${match + 1} matches\n`);
  }
}

function isPlenty(found: ReadonlyMap<string, Puzzle>, theme: string, { share }: Wants, want: number): boolean {
  let alike = 0;
  for (const puzzle of found.values()) if (puzzle.theme === theme) alike++;
  return alike >= share * want;
}

/** Those that are committed, as far as they still are puzzles. */
async function renew(id: string, game: AnyGame, wants: Wants, found: Map<string, Puzzle>): Promise<void> {
  await prepareBots(game, ["expert"]);
  const { shelf } = (await import(`../packages/games/${id}/puzzles/shelf.ts`)) as { readonly shelf: PuzzleShelf };
  for (let place = 0; place < countOf(shelf); place++) {
    const old = await puzzleAt(shelf, place);
    const configured = game.configure(old.config, old.seats);
    if (!configured.ok) continue;
    const config = configured.value as Puzzle["config"];
    const judge = (await loadJudge(id, { edition: undefined, config: config as never })) as AnyJudge;
    const moment = momentOf(game, { ...old, config });
    const puzzle = moment === null ? null : puzzleOf(game, judge, wants, moment, old.level, config);
    if (puzzle !== null) found.set(puzzle.id, puzzle);
    process.stdout.write(`${id}: ${found.size} of ${place + 1} still are puzzles\n`);
  }
}

/** Null for one that cannot be opened by the present rules. */
function momentOf(game: AnyGame, puzzle: Puzzle): Moment | null {
  try {
    const timeline = openPuzzle(game, puzzle);
    const decision = questionOf(timeline, puzzle.seat);
    const view = game.view(timeline.state, puzzle.seat) as Moment["view"];
    return {
      timeline,
      decision,
      view,
      moves: game.moves(view, decision) as Json[],
      history: toldTo(timeline, puzzle.seat),
    };
  } catch {
    return null;
  }
}
