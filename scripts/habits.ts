/**
 * `npm run habits`: what bots of every level do again and again, for "My game" to hold people's ways against. Of all games or of those named
 * (`npm run habits -- klaumau --matches 200`); an expert plays a fifth. Writes `packages/games/<game>/habits/baseline.ts`.
 */
import { writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { parseArgs } from "node:util";
import { GAME_IDS, loadGame, loadHabits } from "@safehouse/games";
import { playMatch, prepareBots, seedOf, stepsOf } from "@safehouse/host";
import { addTallies, type AnyGame, type AnyHabits, type BotLevel, type Tally } from "@safehouse/kernel";
import { tablesOf } from "./puzzles/wants.ts";
import { ROOT } from "./tool.ts";

const HEAD = `import type { Baseline } from "@safehouse/kernel";

/** Written by \`npm run habits\`. */
// oxfmt-ignore
export const baseline: Baseline = {
`;
/** An expert thinks long. */
const EXPERTS = 5;

const { values, positionals } = parseArgs({
  options: { matches: { type: "string", default: "200" } },
  allowPositionals: true,
});

for (const id of positionals.length > 0 ? positionals : GAME_IDS) {
  const game = await loadGame(id);
  const habits = await loadHabits(id);
  if (game === null) throw new Error(`there is no game ${id}; there are ${GAME_IDS.join(", ")}`);
  if (habits === null) continue;
  const levels = (["easy", "normal", "expert"] as const).filter((level) => level in game.bots);
  await prepareBots(game, levels);
  const lines = levels.map((level) => {
    const matches = Math.ceil(Number(values.matches) / (level === "expert" ? EXPERTS : 1));
    const tallies = baselineOf(game, habits, level, matches).map((tally) => `[${tally.join(", ")}]`);
    return `  ${level}: [${tallies.join(", ")}],`;
  });
  const file = join(ROOT, "packages", "games", id, "habits", "baseline.ts");
  writeFileSync(file, `${HEAD}${lines.join("\n")}\n};\n`);
  console.log(relative(ROOT, file));
}

/** What they do at every table in turn, all seats together. */
function baselineOf(game: AnyGame, habits: AnyHabits, level: BotLevel, matches: number): Tally[] {
  const tables = tablesOf(game);
  const counted: (readonly Tally[])[] = [];
  for (let match = 0; match < matches; match++) {
    const { config, seats } = tables[match % tables.length] as (typeof tables)[number];
    const seed = seedOf("habits", match);
    const chance = { seed: `habits-${match}`, contributions: [] };
    const { entries } = playMatch(game, { config, players: Array<BotLevel>(seats).fill(level), seed, chance });
    const { steps } = stepsOf(game, config, seats, entries, new Set());
    const last = steps.at(-1);
    if (last === undefined) continue;
    const whole = { steps, outcome: game.outcome(last.after) };
    for (let seat = 0; seat < seats; seat++) counted.push(habits.count(whole, seat));
  }
  return addTallies(counted, habits.habits.length).map(([count, of]) => [Math.round(10 * count) / 10, of]);
}
