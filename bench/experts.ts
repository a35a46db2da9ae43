/** How long experts think in every game, at tables of every size, and what they were taught weighs. */
import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { type LabBot, playMatch, seedOf } from "@safehouse/host";
import { GAME_IDS, loadGame } from "@safehouse/games";
import type { AnyGame } from "@safehouse/kernel";
import type { Row } from "./measure.ts";

const MOST_MILLISECONDS = 150;
const MATCHES = 2;
/** A weight of a table may take so many bytes. */
const MOST_BYTES = 1024;
const TAUGHT = ["clou", "clou-again"];

export async function rows(): Promise<Row[]> {
  const games = (await Promise.all(GAME_IDS.map((id) => loadGame(id)))).filter((game) => game !== null);
  await Promise.all(games.map(({ bots }) => bots.expert?.prepare?.()));
  return [...games.flatMap(thoughtsOf), ...TAUGHT.map(weightOf)];
}

function thoughtsOf(game: AnyGame): Row[] {
  const expert = game.bots.expert as LabBot | undefined;
  if (expert === undefined) return [];
  const { min, max } = game.meta.seats;
  const times: number[] = [];
  const watched = stopwatch(expert, times);
  for (let seats = min; seats <= max; seats++) {
    const config = game.configure({}, seats);
    if (!config.ok) throw new Error(config.error.problem);
    const players = Array.from({ length: seats }, () => watched);
    for (let i = 0; i < MATCHES; i++)
      playMatch(game, { config: config.value, players, seed: seedOf("experts", seats, i) });
  }
  times.sort((a, b) => a - b);
  const at = (share: number): number => times[Math.floor(share * times.length)] ?? Number.NaN;
  const p95 = at(0.95);
  return [
    {
      what: `${game.meta.name.en}, an expert's answer, ${min} to ${max} seats, p95 of processor time`,
      figure: `${p95.toFixed(1)} ms`,
      against: `p50 ${at(0.5).toFixed(1)} ms, p99 ${at(0.99).toFixed(1)} ms, ${times.length} answers`,
      ratio: `${((100 * p95) / MOST_MILLISECONDS).toFixed(0)} %`,
      target: `< ${MOST_MILLISECONDS} ms`,
    },
  ];
}

/** Notes the processor time of answers with a choice. */
function stopwatch(bot: LabBot, times: number[]): LabBot {
  return {
    choose(request) {
      const start = process.threadCpuUsage();
      const move = bot.choose(request);
      const { user, system } = process.threadCpuUsage(start);
      if (request.moves.length > 1) times.push((user + system) / 1000);
      return move;
    },
  };
}

/** Of the module that only an expert fetches, and of its largest table. */
function weightOf(id: string): Row {
  const text = readFileSync(new URL(`../packages/games/${id}/weights.ts`, import.meta.url), "utf8");
  const tables = [...text.matchAll(/^ {2}".*": "(.*)",$/gm)].map(([, weights]) => (weights as string).length);
  const largest = Math.max(...tables);
  return {
    what: `${id}, what its experts were taught, ${tables.length} tables`,
    figure: `${(text.length / 1024).toFixed(1)} kB (${(gzipSync(text).length / 1024).toFixed(1)} gzipped)`,
    against: `the largest table, ${largest} bytes`,
    ratio: `${((100 * largest) / MOST_BYTES).toFixed(0)} %`,
    target: `< ${MOST_BYTES} bytes a table`,
  };
}
