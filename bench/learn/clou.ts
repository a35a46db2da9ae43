/**
 * Teaches the experts of Clou and Again!: plays heists at every table in a bot's head and writes what each feature of it is worth, where
 * that helps.
 * `npm run learn -- clou --heists 4000`, `--only TEXT` for tables with that in their name, `--crew N` for one size, `--missing` for those that have no weights yet.
 * `--judge 200` teaches nothing, and plays so many fresh heists a table with greedy and with the expert instead; `--seed TEXT` for others.
 */
import { writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { fastRandom } from "@safehouse/chance";
import { playMatch, seedOf } from "@safehouse/host";
import { meanWithError } from "@safehouse/kernel";
import { clouAgain } from "../../packages/games/clou-again/game.ts";
import { weights as againWeights } from "../../packages/games/clou-again/weights.ts";
import { crewsOf } from "../../packages/games/clou/balance/heists.ts";
import type { ClouBot } from "../../packages/games/clou/bots/bot.ts";
import { makeGreedy } from "../../packages/games/clou/bots/greedy.ts";
import { tableName, type Weights } from "../../packages/games/clou/bots/lore/book.ts";
import { layoutOf } from "../../packages/games/clou/bots/lore/features.ts";
import { makeLearning } from "../../packages/games/clou/bots/lore/learning.ts";
import { makeLore } from "../../packages/games/clou/bots/lore/lore.ts";
import { readWeights, writeWeights } from "../../packages/games/clou/bots/lore/text.ts";
import { inMind, playerWith, playOn } from "../../packages/games/clou/bots/playing-on.ts";
import { ANY_THIEF, type Config } from "../../packages/games/clou/meta.ts";
import { clou } from "../../packages/games/clou/game.ts";
import { weights as clouWeights } from "../../packages/games/clou/weights.ts";
import type { ClouGame } from "../../packages/games/clou/make-game.ts";

const COURSES: { readonly [id: string]: { readonly game: ClouGame; readonly known: Weights; readonly type: string } } =
  {
    clou: { game: clou, known: clouWeights, type: "./bots/lore/book.ts" },
    "clou-again": { game: clouAgain, known: againWeights, type: "../clou/bots/lore/book.ts" },
  };

/** So many fresh heists tell whether what was learned helps, with so many positions looked at in a turn. */
const TRIALS = 200;
const GLANCE = 300;

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    heists: { type: "string", default: "4000" },
    only: { type: "string", default: "" },
    judge: { type: "string", default: "0" },
    seed: { type: "string", default: "judge" },
    crew: { type: "string", default: "" },
    missing: { type: "boolean", default: false },
  },
});

for (const id of positionals.length > 0 ? positionals : Object.keys(COURSES)) {
  const course = COURSES[id];
  if (course === undefined) throw new Error(`there is nothing to teach for "${id}"`);
  if (Number(values.judge) === 0) teach(id, course.game, { ...course.known }, course.type);
  else await judge(course.game, Number(values.judge));
}

function teach(id: string, game: ClouGame, learned: { [table: string]: string }, type: string): void {
  for (const { scenario, crew, name } of tablesOf(game)) {
    if (values.missing && learned[name] !== undefined) continue;
    const config = configOf(game, scenario, crew);
    const text = learn(game, config, crew, name);
    if (isOfUse(game, config, crew, name, text)) learned[name] = text;
    else delete learned[name];
    writeFileSync(new URL(`../../packages/games/${id}/weights.ts`, import.meta.url), fileOf(learned, type));
  }
}

interface Seating {
  readonly scenario: string;
  readonly crew: readonly string[];
  readonly name: string;
}

function tablesOf(game: ClouGame): Seating[] {
  const thieves = (game.meta.options.properties["thief1"] as { enum: string[] }).enum.filter((t) => t !== ANY_THIEF);
  const all = Array.from({ length: game.meta.seats.max }, (_, i) => i + 1);
  const sizes = values.crew === "" ? all : [Number(values.crew)];
  return sizes
    .flatMap((size) => crewsOf(thieves, size))
    .flatMap((crew) =>
      game.meta.scenarios.map(({ id: scenario }) => ({ scenario, crew, name: tableName(scenario, crew) })),
    )
    .filter(({ name }) => name.includes(values.only));
}

/** The same dice for both are not to be had: what is used differently is thrown differently. So the means are compared. */
async function judge(game: ClouGame, heists: number): Promise<void> {
  const { expert } = game.bots;
  if (expert === undefined) throw new Error("there is no expert");
  await expert.prepare?.();
  const bots = { greedy: makeGreedy(game.tableOf), expert };
  const gains: number[] = [];
  const times: number[] = [];
  for (const { scenario, crew, name } of tablesOf(game)) {
    const config = configOf(game, scenario, crew);
    const [low, high] = Object.values(bots).map((bot) => {
      const points = Array.from({ length: heists }, (_, i) => {
        const timed = bot === expert ? stopwatch(bot, times) : bot;
        const match = { config, players: crew.map(() => timed as never), seed: seedOf(values.seed, name, i) };
        const { outcome } = playMatch(game, match);
        return outcome?.type === "shared" ? outcome.points : 0;
      });
      return meanWithError(points);
    }) as [Mean, Mean];
    gains.push(high.mean - low.mean);
    const error = Math.hypot(low.error, high.error) / 2;
    console.log(
      `${name}: greedy ${low.mean.toFixed(2)}, expert ${high.mean.toFixed(2)}, ${signed(high.mean - low.mean)} ± ${error.toFixed(2)}`,
    );
  }
  const mean = gains.reduce((sum, gain) => sum + gain, 0) / gains.length;
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number): string => (sorted[Math.floor(share * sorted.length)] ?? 0).toFixed(1);
  console.log(`mean ${signed(mean)}, least ${signed(Math.min(...gains))}`);
  console.log(`a turn of the expert: p50 ${at(0.5)} ms, p95 ${at(0.95)} ms, p99 ${at(0.99)} ms of processor time`);
}

function signed(value: number): string {
  return `${value < 0 ? "" : "+"}${value.toFixed(2)}`;
}

type Mean = ReturnType<typeof meanWithError>;

/** Notes how much processor time decisions take that are thought about. */
function stopwatch(bot: ClouBot, times: number[]): ClouBot {
  return {
    choose(request) {
      const before = process.threadCpuUsage();
      const move = bot.choose(request);
      const { user, system } = process.threadCpuUsage(before);
      if (user + system > 1000) times.push((user + system) / 1000);
      return move;
    },
  };
}

function configOf(game: ClouGame, scenario: string, crew: readonly string[]): Config {
  const thieves = Object.fromEntries(crew.map((thief, i) => [`thief${i + 1}`, thief]));
  const config = game.configure({ scenario, ...thieves }, crew.length);
  if (!config.ok) throw new Error(config.error.problem);
  return config.value;
}

function learn(game: ClouGame, config: Config, crew: readonly string[], name: string): string {
  const learning = makeLearning(game.tableOf(config, crew.length), () => game.setup(config, crew.length));
  // Crews have more to learn, and each of their heists says less of any one sheet.
  const heists = Number(values.heists) * crew.length;
  let points = 0;
  for (let i = 0; i < heists; i++) points += learning.play(fastRandom(seedOf("learn", name, i)));
  const text = writeWeights(learning.weights());
  console.log(`${name}: ${heists} heists of ${(points / heists).toFixed(2)} points, ${text.length} bytes`);
  return text;
}

/** Whether fresh heists in a bot's head come to more with what was learned, by more than the standard error. Else it is left out. */
function isOfUse(game: ClouGame, config: Config, crew: readonly string[], name: string, text: string): boolean {
  const table = game.tableOf(config, crew.length);
  const weights = readWeights(text, layoutOf(table).names.length);
  if (weights === null) throw new Error(`${name}: what was written cannot be read`);
  const players = [null, makeLore(table, weights)].map((lore) => playerWith(lore, GLANCE));
  const gains = Array.from({ length: TRIALS }, (_, i) => {
    const [plain, taught] = players.map((player) => {
      const { board, queue } = game.setup(config, crew.length);
      return playOn(inMind({ table, board, queue }), fastRandom(seedOf("try", name, i)), player);
    }) as [number, number];
    return taught - plain;
  });
  const { mean, error } = meanWithError(gains);
  console.log(`  ${signed(mean)} ± ${(error / 2).toFixed(2)} points in ${TRIALS} heists`);
  return mean > error / 2;
}

function fileOf(learned: Weights, type: string): string {
  const tables = Object.keys(learned).toSorted();
  return [
    `import type { Weights } from "${type}";`,
    "",
    "/** What the expert was taught, table by table. Written by `npm run learn`. */",
    "// oxfmt-ignore",
    "export const weights: Weights = {",
    ...tables.map((table) => `  "${table}": "${learned[table]}",`),
    "};",
    "",
  ].join("\n");
}
