/** Clou: how long a bot needs to go through a whole turn, and how many heists a core plays, against what was asked for. */
import { drawFrom, fastRandom } from "@safehouse/chance";
import { clou } from "../packages/games/clou/game.ts";
import { type Bot, playout } from "@safehouse/kernel";
import { contest, cpuSeconds, median, perSecond, type Row } from "./measure.ts";

const ROUNDS = 5;
const MATCHES = { normal: 400, random: 3000 } as const;
const NODES = 2000;
const MOST_MILLISECONDS = 1;
const LEAST_GREEDY = 1000;
/** What an expert may think, and in how many heists that is measured. */
const MOST_EXPERT_MILLISECONDS = 150;
const EXPERT_HEISTS = 8;

type Level = keyof typeof MATCHES | "expert";

export async function rows(): Promise<Row[]> {
  const { rate } = await contest(ROUNDS, {
    normal: () => heistsPerSecond("normal"),
    random: () => heistsPerSecond("random"),
  });
  const turn = turnMilliseconds();
  const expert = await expertMilliseconds();
  return [
    {
      what: "Clou, a whole turn gone through, on average",
      figure: `${turn.toFixed(3)} ms`,
      against: "the limit",
      ratio: `${((100 * turn) / MOST_MILLISECONDS).toFixed(0)} %`,
      target: `< ${MOST_MILLISECONDS} ms`,
    },
    {
      what: "Clou, greedy heists alone, one core",
      figure: perSecond(rate.normal, "heists"),
      against: "the limit",
      ratio: `${((100 * rate.normal) / LEAST_GREEDY).toFixed(0)} %`,
      target: perSecond(LEAST_GREEDY, "heists"),
    },
    {
      what: "Clou, random heists alone, one core",
      figure: perSecond(rate.random, "heists"),
      against: `greedy, ${perSecond(rate.normal, "heists")}`,
      ratio: `${(rate.random / rate.normal).toFixed(1)} times`,
      target: "",
    },
    {
      what: "Clou, a turn of the expert alone, p95 of processor time",
      figure: `${expert.p95.toFixed(0)} ms`,
      against: `median, ${expert.p50.toFixed(0)} ms`,
      ratio: `${((100 * expert.p95) / MOST_EXPERT_MILLISECONDS).toFixed(0)} %`,
      target: `< ${MOST_EXPERT_MILLISECONDS} ms`,
    },
  ];
}

const THIEVES = ["bruce", "janet", "matt", "trixie"];

function play(level: Level, seed: number, note: (milliseconds: number) => void = () => {}): void {
  const config = clou.configure({ thief1: THIEVES[seed % THIEVES.length] }, 1);
  if (!config.ok) throw new Error(config.error.problem);
  const luck = fastRandom(seed);
  const bot = clou.bots[level] as Bot<never, never, never>;
  const budget = { nodes: NODES };
  let round = 0;
  playout(
    clou,
    clou.setup(config.value, 1),
    {
      choose(decision, view, moves) {
        const request = { view, decision, moves, history: [], random: luck, budget } as never;
        // Only the first question of a round is thought about from the beginning.
        const isFirst = decision.kind === "dice" && view.board[1] !== round && moves.length > 1;
        if (!isFirst) return bot.choose(request);
        round = view.board[1] as number;
        const start = process.threadCpuUsage();
        const move = bot.choose(request);
        const { user, system } = process.threadCpuUsage(start);
        note((user + system) / 1000);
        return move;
      },
      draw: (decision) => drawFrom(luck, decision.draw),
    },
    10_000,
  );
}

async function heistsPerSecond(level: keyof typeof MATCHES): Promise<number> {
  const seconds = await cpuSeconds(() => {
    for (let seed = 1; seed <= MATCHES[level]; seed++) play(level, seed);
  });
  return MATCHES[level] / seconds;
}

/** The clock of processor time is too coarse for one turn, but not for all of them. */
function turnMilliseconds(): number {
  let turns = 0;
  let sum = 0;
  const note = (time: number): void => {
    turns++;
    sum += time;
  };
  for (let seed = 1; seed <= 200; seed++) play("normal", 1000 + seed, note);
  return sum / turns;
}

async function expertMilliseconds(): Promise<{ readonly p50: number; readonly p95: number }> {
  await clou.bots.expert?.prepare?.();
  const times: number[] = [];
  for (let seed = 1; seed <= EXPERT_HEISTS; seed++) play("expert", 2000 + seed, (time) => times.push(time));
  times.sort((a, b) => a - b);
  return { p50: median(times), p95: times[Math.floor(0.95 * times.length)] ?? Number.NaN };
}
