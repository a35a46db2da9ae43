/** Rob 'n Run: heists and whole games a core plays, how long a bot thinks, and how long deductions take, against what was asked for. */
import { drawFrom, fastRandom } from "@safehouse/chance";
import { type Bot, type BotLevel, found, isChance, playout } from "@safehouse/kernel";
import { SAFE_COUNT } from "../packages/games/robnrun/content/safes.ts";
import { KINDS } from "../packages/games/robnrun/content/tools.ts";
import { hear, missingOdds, openMind } from "../packages/games/robnrun/deduction/belief.ts";
import { possibleNeeds } from "../packages/games/robnrun/deduction/space.ts";
import { robnrun } from "../packages/games/robnrun/game.ts";
import { contest, cpuSeconds, perSecond, type Row } from "./measure.ts";

const ROUNDS = 5;
const SEATS = 3;
const HEISTS = 600;
const GAMES = { normal: 100, random: 400 } as const;
const BUDGET = { nodes: 2000 };
const LIMITS = { heists: 2000, games: 200, update: 1, first: 50, thought: 150 } as const;

type Choose = Bot<never, never, never>["choose"];

export async function rows(): Promise<Row[]> {
  // Before anything else: a page that opens the table has warmed up nothing either.
  const first = await milliseconds(() => possibleNeeds(3), 1);
  const update = await milliseconds(updateBelief, 400);
  const { rate } = await contest(ROUNDS, {
    heists: () => rateOf(HEISTS, (seed) => playHeist(seed)),
    normal: () => rateOf(GAMES.normal, (seed) => playGame("normal", 4, seed)),
    random: () => rateOf(GAMES.random, (seed) => playGame("random", 4, seed)),
  });
  const thoughts = thoughtTimes();
  return [
    atLeast("one-safe heists", rate.heists, "heists", LIMITS.heists),
    atLeast("whole games, four normal bots", rate.normal, "games", LIMITS.games),
    {
      what: "Rob 'n Run, whole games, four random bots, one core",
      figure: perSecond(rate.random, "games"),
      against: `normal, ${perSecond(rate.normal, "games")}`,
      ratio: `${(rate.random / rate.normal).toFixed(1)} times`,
      target: "",
    },
    atMost("a belief in two safes, one more hint", update, LIMITS.update),
    atMost("all needs of three safes, for the first time", first, LIMITS.first),
    atMost("an expert's answer, 50 of 100", shareOf(thoughts.all, 0.5), LIMITS.thought),
    atMost("an expert's answer, 95 of 100", shareOf(thoughts.all, 0.95), LIMITS.thought),
    atMost("an expert's hint, 95 of 100", shareOf(thoughts.hints, 0.95), LIMITS.thought),
  ];
}

function atLeast(what: string, rate: number, things: string, limit: number): Row {
  return {
    what: `Rob 'n Run, ${what}, one core`,
    figure: perSecond(rate, things),
    against: "the limit",
    ratio: `${((100 * rate) / limit).toFixed(0)} %`,
    target: perSecond(limit, things),
  };
}

function atMost(what: string, time: number, limit: number): Row {
  return {
    what: `Rob 'n Run, ${what}`,
    figure: `${time.toFixed(3)} ms`,
    against: "the limit",
    ratio: `${((100 * time) / limit).toFixed(0)} %`,
    target: `< ${limit} ms`,
  };
}

async function rateOf(count: number, play: (seed: number) => void): Promise<number> {
  const seconds = await cpuSeconds(() => {
    for (let seed = 1; seed <= count; seed++) play(seed);
  });
  return count / seconds;
}

/** Of processor time, for one of so many. */
async function milliseconds(work: (i: number) => void, times: number): Promise<number> {
  const seconds = await cpuSeconds(() => {
    for (let i = 0; i < times; i++) work(i);
  });
  return (1000 * seconds) / times;
}

/** Everything that a hint about two safes changes: which needs are possible, and what is likely to be missing. */
function updateBelief(i: number): void {
  const said = { hint: 1, tool: i % KINDS, second: null, number: null, round: 1, seat: null };
  missingOdds(hear(openMind(possibleNeeds(2)), said), NOTHING_OPEN);
}

const NOTHING_OPEN: readonly number[] = Array<number>(KINDS).fill(0);

function stateFor(seats: number): ReturnType<typeof robnrun.setup> {
  const config = robnrun.configure({}, seats);
  if (!config.ok) throw new Error(config.error.problem);
  return robnrun.setup(config.value, seats);
}

/** One safe, three players, four open hints. */
function playHeist(seed: number): void {
  const luck = fastRandom(seed);
  const state = stateFor(SEATS);
  state.safes[1] = [found(drawFrom(luck, { shuffle: SAFE_COUNT })[0])];
  Object.assign(state.table, { stage: "building", station: [0, 1, 0, 0], gold: 0, boss: seed % SEATS });
  state.table.buildings[1] = 1;
  const choose = robnrun.bots.normal?.choose as Choose;
  while (state.table.review === null) {
    const decision = found(robnrun.pending(state)[0]);
    if (isChance(decision)) robnrun.apply(state, decision, drawFrom(luck, decision.draw));
    else {
      const view = robnrun.view(state, decision.seat);
      const moves = robnrun.moves(view, decision);
      const request = { view, decision, moves, history: [], random: luck, budget: BUDGET };
      robnrun.apply(state, decision, choose(request as never));
    }
  }
}

type Note = (kind: string, moves: number, time: number) => void;

function playGame(level: BotLevel, seats: number, seed: number, note: Note = () => {}): void {
  const luck = fastRandom(seed);
  const choose = robnrun.bots[level]?.choose as Choose;
  playout(
    robnrun,
    stateFor(seats),
    {
      choose(decision, view, moves) {
        const start = process.cpuUsage();
        const move = choose({ view, decision, moves, history: [], random: luck, budget: BUDGET } as never);
        const { user, system } = process.cpuUsage(start);
        note(decision.kind, moves.length, (user + system) / 1000);
        return move;
      },
      draw: (decision) => drawFrom(luck, decision.draw),
    },
    10_000,
  );
}

/** Of processor time in milliseconds, for answers with a choice at tables of every size, and of these for hints, which take longest. */
function thoughtTimes(): { readonly all: readonly number[]; readonly hints: readonly number[] } {
  const all: number[] = [];
  const hints: number[] = [];
  for (let seed = 1; seed <= 6; seed++) {
    playGame("expert", 2 + (seed % 4), seed, (kind, moves, time) => {
      if (moves > 1) all.push(time);
      if (kind === "hint" && moves > 1) hints.push(time);
    });
  }
  return { all, hints };
}

function shareOf(times: readonly number[], share: number): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length * share)] ?? Number.NaN;
}
