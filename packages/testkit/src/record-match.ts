import { drawFor, fastRandom, recordOf } from "@safehouse/chance";
import {
  type AnyGame,
  type BotRequest,
  commit,
  type Decision,
  type Game,
  type GameEvent,
  type GameView,
  hashText,
  isChance,
  type MatchRecord,
  pickOne,
  prepareDraw,
  prepareMove,
  type Random,
  startTimeline,
  type Timeline,
} from "@safehouse/kernel";
import { answerable, configured } from "./play.ts";
import { historyOf } from "./trial.ts";

export interface MatchPlan {
  /** Raw; `{}` for the defaults. */
  readonly config: unknown;
  readonly seats: number;
  /** Decides every draw and, unless told otherwise, every answer. */
  readonly seed: string;
  readonly contributions?: readonly string[];
  readonly maxMoves?: number;
}

/** How a seat answers; any bot's `choose` will do. */
export type Choose<View, Move, Event> = (request: BotRequest<View, Move, Event>) => Move;

const MOST_MOVES = 20_000;
const NODES = 1000;

/** Plays a whole match with verifiable chance. The same plan gives the same record. */
export function recordMatch<State, View extends GameView, Move, Event extends GameEvent, Config>(
  game: Game<State, View, Move, Event, Config>,
  plan: MatchPlan,
  choose: Choose<View, Move, Event> = ({ moves, random }) => pickOne(random, moves),
): MatchRecord {
  const anyGame: AnyGame = game;
  const { seats, seed, contributions = [], maxMoves = MOST_MOVES } = plan;
  const config = configured(anyGame, plan.config, seats);
  const timeline = startTimeline(anyGame, config, seats);
  const random = playersRandom(seed);
  for (let n = 0; ; n++) {
    const first: Decision | undefined = anyGame.pending(timeline.state)[0];
    if (first === undefined) break;
    if (n >= maxMoves) throw new Error(`${game.meta.id} is not over after ${maxMoves} entries`);
    if (isChance(first)) {
      commit(timeline, prepareDraw(timeline, first, drawFor({ seed, contributions }, first.label, first.draw)));
    } else answer(timeline, random, choose as Choose<unknown, unknown, unknown>);
  }
  const bots = Array.from({ length: seats }, () => ({ kind: "bot" as const }));
  return recordOf(timeline, bots, { seed, contributions }) as MatchRecord;
}

function answer(timeline: Timeline, random: Random, choose: Choose<unknown, unknown, unknown>): void {
  const { game, state } = timeline;
  const open = answerable(game, state);
  if (open.length === 0) throw new Error(`nobody can answer ${JSON.stringify(game.pending(state))}`);
  const { decision, moves } = pickOne(random, open);
  const view: unknown = game.view(state, decision.seat);
  const history = historyOf(timeline, decision.seat);
  const move = choose({ view, decision, moves, history, random, budget: { nodes: NODES } });
  const step = prepareMove(timeline, decision.seat, decision.id, move);
  if (!step.ok) throw new Error(`${decision.id} ${JSON.stringify(move)}: ${JSON.stringify(step.error)}`);
  commit(timeline, step.value);
}

/** The players' own luck comes from the seed by another way than the draws. */
function playersRandom(seed: string): Random {
  return fastRandom(Number.parseInt(hashText(`players ${seed}`).slice(0, 12), 16));
}
