import { parseArgs } from "node:util";
import { GAME_IDS, loadGame } from "@safehouse/games";
import { playMatch, prepareBots, reviewing } from "@safehouse/host";
import { type BotLevel, meanWithError, TERMS } from "@safehouse/kernel";
import { tablesOf } from "../scripts/puzzles/wants.ts";

/**
 * Does a review add up, and is what should be nothing in the mean really nothing? Plays matches of bots at every table in turn, every number
 * of seats and every scenario, reviews them without advice, and prints the means of the terms with their standard errors:
 * `node bench/review-study.ts klaumau --matches 1000 --level normal --effort 0.1`.
 */
/** What was found so far is told after so many matches. */
const TOLD = 50;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    matches: { type: "string", default: "1000" },
    level: { type: "string", default: "normal" },
    effort: { type: "string", default: "0.1" },
    seed: { type: "string", default: "900000" },
  },
});

for (const id of positionals.length > 0 ? positionals : GAME_IDS) await study(id);

async function study(id: string): Promise<void> {
  const game = await loadGame(id);
  const appraisal = await game?.appraisal?.();
  if (game === null || appraisal === undefined) throw new Error(`nobody can review ${id}`);
  await appraisal.prepare?.();
  const level = values.level as BotLevel;
  await prepareBots(game, [level]);
  const effort = Number(values.effort);
  const tables = tablesOf(game);
  const sums: { [term: string]: number[] } = Object.fromEntries(TERMS.map((term) => [term, []]));
  let worst = 0;
  const before = process.cpuUsage().user;
  const matches = Number(values.matches);
  for (let i = 0; i < matches; i++) {
    const { config, seats } = tables[i % tables.length] as (typeof tables)[number];
    const seed = Number(values.seed) + i;
    const chance = { seed: `review-${seed}`, contributions: [] };
    const { entries } = playMatch(game, { config, players: Array<BotLevel>(seats).fill(level), seed, chance });
    const run = reviewing({
      game,
      appraisal: {
        ...appraisal,
        appraiser: (settings, count, share) => appraisal.appraiser(settings, count, share * effort),
      },
      judge: null,
      config,
      seats,
      entries,
      undone: new Set(),
    });
    let step = run.next();
    while (!step.done) step = run.next();
    // One seat a match, each in its turn: those of a match are not independent of each other, and who begins is not like who ends.
    const counted = Math.floor(i / tables.length) % seats;
    const accounts = step.value.review.seats;
    for (const account of accounts) {
      const sum = TERMS.reduce((all, term) => all + account[term], account.expected);
      worst = Math.max(worst, Math.abs(sum - account.result));
      if (account.seat === counted) for (const term of TERMS) sums[term]?.push(account[term]);
    }
    if ((i + 1) % TOLD === 0 || i + 1 === matches) tell(i + 1);
  }

  function tell(done: number): void {
    const seconds = (process.cpuUsage().user - before) / 1e6 / done;
    const shown = TERMS.map((term) => {
      const { mean, error } = meanWithError(sums[term] ?? []);
      return `${mean.toFixed(3)} ± ${(error / 2).toFixed(3)}`;
    });
    console.log(`| ${[id, level, done, worst.toExponential(0), ...shown, seconds.toFixed(2)].join(" | ")} |`);
  }
}
