import { drawFrom, fastRandom } from "@safehouse/chance";
import { seedOf } from "@safehouse/host";
import { found, meanWithError, playout } from "@safehouse/kernel";
import type { ClouBot } from "../../packages/games/clou/bots/bot.ts";
import { makeGreedy } from "../../packages/games/clou/bots/greedy.ts";
import { makeBook, type Weights } from "../../packages/games/clou/bots/lore/book.ts";
import type { ClouGame } from "../../packages/games/clou/make-game.ts";
import type { State } from "../../packages/games/clou/state.ts";
import { beamOf } from "./beam.ts";
import { type Seating, signed } from "./tables.ts";
import { makeUses } from "./uses.ts";

/** What a house lets a bot think. */
const NODES = 2000;
const MOST_STEPS = 20_000;

/**
 * Plays every heist with easy, greedy and the expert, and round by round with the same dice; what a star throws anew, and the escape, may fall
 * differently. With a beam's width somebody plays, too, who knows the dice.
 */
export async function judge(
  game: ClouGame,
  weights: Weights,
  seatings: readonly Seating[],
  heists: number,
  seed: string,
  width: number,
): Promise<void> {
  const { easy, expert } = game.bots as { readonly [level in "easy" | "expert"]: ClouBot };
  const book = makeBook(async () => weights);
  await Promise.all([expert.prepare?.(), book.open()]);
  const times: number[] = [];
  const bots = { easy, greedy: makeGreedy(game.tableOf), expert: stopwatch(expert, times) };
  const gains: number[] = [];
  const errors: number[] = [];
  const uses = makeUses();
  const all = { better: 0, worse: 0, heists: 0 };
  for (const seating of seatings) {
    const points = { easy: [], greedy: [], expert: [], beam: [] } as { [who in keyof typeof bots | "beam"]: number[] };
    const table = game.tableOf(seating.config, seating.crew.length);
    for (let i = 0; i < heists; i++) {
      const luck = seedOf(seed, seating.name, i);
      for (const who of ["easy", "greedy", "expert"] as const) {
        const state = played(game, seating, bots[who], luck);
        const outcome = game.outcome(state);
        points[who].push(outcome?.type === "shared" ? outcome.points : 0);
        if (who === "expert") uses.note(seating.scenario, table, state.board);
      }
      if (width === 0) continue;
      const { board, queue } = game.setup(seating.config, seating.crew.length);
      points.beam.push(beamOf({ table, board, queue }, fastRandom(luck), width, book.loreOf(seating.config, table)));
    }
    const above = (who: "easy" | "greedy"): number[] => points.expert.map((high, i) => high - found(points[who][i]));
    const { mean, error } = meanWithError(above("greedy"));
    gains.push(mean);
    errors.push(error / 2);
    const better = above("easy").filter((lead) => lead > 0).length;
    const worse = above("easy").filter((lead) => lead < 0).length;
    all.better += better;
    all.worse += worse;
    all.heists += heists;
    const meanOf = (who: keyof typeof points): number => meanWithError(points[who]).mean;
    const beam =
      width === 0
        ? ""
        : `, beam ${meanOf("beam").toFixed(2)} (${percent(mean / (meanOf("beam") - meanOf("greedy")))} of the gap)`;
    console.log(
      `${seating.name}: easy ${meanOf("easy").toFixed(2)}, greedy ${meanOf("greedy").toFixed(2)}, expert ${meanOf("expert").toFixed(2)}, ` +
        `${signed(mean)} ± ${(error / 2).toFixed(2)}; above easy ${percent(better / heists)}, below ${percent(worse / heists)}${beam}`,
    );
  }
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number): string => (sorted[Math.floor(share * sorted.length)] ?? 0).toFixed(1);
  const { mean } = meanWithError(gains);
  const error = Math.hypot(...errors) / errors.length;
  console.log(`mean of the tables ${signed(mean)} ± ${error.toFixed(2)}, least ${signed(Math.min(...gains))}`);
  console.log(
    `above easy in ${percent(all.better / all.heists)} of ${all.heists} heists, below in ${percent(all.worse / all.heists)}`,
  );
  console.log(`a turn of the expert: p50 ${at(0.5)} ms, p95 ${at(0.95)} ms, p99 ${at(0.99)} ms of processor time`);
  for (const { thief, cells } of uses.dead()) console.log(`${thief}: hardly used are ${cells.join(", ") || "none"}`);
}

function percent(share: number): string {
  return `${(100 * share).toFixed(0)} %`;
}

/** What bots draw for themselves is no part of the dice. */
function played(game: ClouGame, { config, crew }: Seating, bot: ClouBot, seed: number): State {
  const dice = fastRandom(seed);
  const random = fastRandom(seedOf("thoughts", seed));
  const state = game.setup(config, crew.length);
  playout(
    game,
    state,
    {
      choose: (decision, view, moves) =>
        bot.choose({ view, decision, moves, history: [], random, budget: { nodes: NODES } }),
      draw: ({ draw }) => drawFrom(dice, draw),
    },
    MOST_STEPS,
  );
  return state;
}

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
