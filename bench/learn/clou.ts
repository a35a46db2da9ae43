/**
 * Teaches the experts of Clou and Again!: plays heists at every table in a bot's head and writes what each feature of it is worth, where
 * that helps.
 * `npm run learn -- clou --heists 4000`, `--only TEXT` for tables with that in their name, `--crew N` for one size, `--missing` for those that have no weights yet.
 * `--judge 200` teaches nothing, and plays so many fresh heists a table with every level and the same dice instead; `--seed TEXT` for others,
 * `--beam 24` for somebody who knows the dice, too.
 */
import { writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { fastRandom } from "@safehouse/chance";
import { seedOf } from "@safehouse/host";
import { meanWithError } from "@safehouse/kernel";
import { clouAgain } from "../../packages/games/clou-again/game.ts";
import { weights as againWeights } from "../../packages/games/clou-again/weights.ts";
import type { Weights } from "../../packages/games/clou/bots/lore/book.ts";
import { layoutOf } from "../../packages/games/clou/bots/lore/features.ts";
import { leaning } from "../../packages/games/clou/bots/lore/leaning.ts";
import { makeLearning } from "../../packages/games/clou/bots/lore/learning.ts";
import { makeLore } from "../../packages/games/clou/bots/lore/lore.ts";
import { readWeights, writeWeights } from "../../packages/games/clou/bots/lore/text.ts";
import { inMind, playerWith, playOn } from "../../packages/games/clou/bots/playing-on.ts";
import { clou } from "../../packages/games/clou/game.ts";
import { weights as clouWeights } from "../../packages/games/clou/weights.ts";
import type { ClouGame } from "../../packages/games/clou/make-game.ts";
import { judge } from "./judge.ts";
import { type Seating, seatingsOf, signed } from "./tables.ts";

const COURSES: { readonly [id: string]: { readonly game: ClouGame; readonly known: Weights; readonly type: string } } =
  {
    clou: { game: clou, known: clouWeights, type: "./bots/lore/book.ts" },
    "clou-again": { game: clouAgain, known: againWeights, type: "../clou/bots/lore/book.ts" },
  };

/** So many fresh heists tell whether what was learned helps, with so many positions looked at in a turn. */
const TRIALS = 200;
const GLANCE = 300;
/** How much of it is believed, the rest being greedy play: whichever helps most in so many heists. What crews learn says less of one seat's turn. */
const TRUSTS = [0.6, 0.4, 0.2];
const TRIALS_OF_TRUST = 100;

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    heists: { type: "string", default: "4000" },
    only: { type: "string", default: "" },
    judge: { type: "string", default: "0" },
    seed: { type: "string", default: "judge" },
    crew: { type: "string", default: "" },
    beam: { type: "string", default: "0" },
    missing: { type: "boolean", default: false },
  },
});

for (const id of positionals.length > 0 ? positionals : Object.keys(COURSES)) {
  const course = COURSES[id];
  if (course === undefined) throw new Error(`there is nothing to teach for "${id}"`);
  const seatings = seatingsOf(course.game, values.only, values.crew);
  if (Number(values.judge) === 0) teach(id, course.game, seatings, { ...course.known }, course.type);
  else await judge(course.game, course.known, seatings, Number(values.judge), values.seed, Number(values.beam));
}

function teach(
  id: string,
  game: ClouGame,
  seatings: readonly Seating[],
  learned: { [table: string]: string },
  type: string,
): void {
  for (const seating of seatings) {
    const { name } = seating;
    if (values.missing && learned[name] !== undefined) continue;
    const text = mostHelpful(game, seating, learn(game, seating));
    if (isOfUse(game, seating, text)) learned[name] = text;
    else delete learned[name];
    writeFileSync(new URL(`../../packages/games/${id}/weights.ts`, import.meta.url), fileOf(learned, type));
  }
}

function learn(game: ClouGame, { config, crew, name }: Seating): Float64Array {
  const learning = makeLearning(game.tableOf(config, crew.length), () => game.setup(config, crew.length));
  // Crews have more to learn, and each of their heists says less of any one sheet.
  const heists = Number(values.heists) * crew.length;
  let points = 0;
  for (let i = 0; i < heists; i++) points += learning.play(fastRandom(seedOf("learn", name, i)));
  console.log(`${name}: ${heists} heists of ${(points / heists).toFixed(2)} points`);
  return learning.weights();
}

/** What was learned, believed as much as helps most, as text. */
function mostHelpful(game: ClouGame, seating: Seating, weights: Float64Array): string {
  const tried = TRUSTS.map((trust) => {
    const text = writeWeights(leaning(weights, trust));
    const { mean } = meanWithError(gainsOf(game, seating, text, "trust", TRIALS_OF_TRUST));
    return { trust, text, mean };
  });
  const best = tried.reduce((a, b) => (b.mean > a.mean ? b : a));
  console.log(
    `  trusted ${best.trust} (${tried.map(({ mean }) => signed(mean)).join(", ")}), ${best.text.length} bytes`,
  );
  return best.text;
}

/** Whether fresh heists in a bot's head come to more with what was learned, by more than the standard error. Else it is left out. */
function isOfUse(game: ClouGame, seating: Seating, text: string): boolean {
  const { mean, error } = meanWithError(gainsOf(game, seating, text, "try", TRIALS));
  console.log(`  ${signed(mean)} ± ${(error / 2).toFixed(2)} points in ${TRIALS} heists`);
  return mean > error / 2;
}

/** How much more heists in a bot's head come to with what was learned, heist by heist. */
function gainsOf(
  game: ClouGame,
  { config, crew, name }: Seating,
  text: string,
  seed: string,
  heists: number,
): number[] {
  const table = game.tableOf(config, crew.length);
  const weights = readWeights(text, layoutOf(table).names.length);
  if (weights === null) throw new Error(`${name}: what was written cannot be read`);
  const players = [null, makeLore(table, weights)].map((lore) => playerWith(lore, GLANCE));
  return Array.from({ length: heists }, (_, i) => {
    const [plain, taught] = players.map((player) => {
      const { board, queue } = game.setup(config, crew.length);
      return playOn(inMind({ table, board, queue }), fastRandom(seedOf(seed, name, i)), player);
    }) as [number, number];
    return taught - plain;
  });
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
