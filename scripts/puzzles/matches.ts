import { drawFrom, fastRandom } from "@safehouse/chance";
import type { Moment } from "@safehouse/games/mining";
import { toldTo } from "@safehouse/games/puzzles";
import { seedOf } from "@safehouse/host";
import {
  type AnyGame,
  type Bot,
  commit,
  type GameEvent,
  type GameView,
  isChance,
  type Json,
  prepareDraw,
  prepareMove,
  startTimeline,
} from "@safehouse/kernel";

/** Bots of this level play a match; `look` is shown every question with a choice, and told whether to go on by what it returns. */
export function playMatch(
  game: AnyGame,
  config: unknown,
  seats: number,
  level: "easy" | "normal",
  seed: number,
  look: (moment: Moment) => void,
): void {
  const dice = fastRandom(seedOf(seed, "chance"));
  const random = fastRandom(seedOf(seed, "bots"));
  const bot = game.bots[level] as Bot<GameView, Json, GameEvent>;
  const timeline = startTimeline(game, config, seats);
  for (let pending = game.pending(timeline.state); pending.length > 0; pending = game.pending(timeline.state)) {
    for (const decision of pending) {
      if (isChance(decision)) {
        commit(timeline, prepareDraw(timeline, decision, drawFrom(dice, decision.draw)));
        break;
      }
      const { seat } = decision;
      const view = game.view(timeline.state, seat) as GameView;
      const moves = game.moves(view, decision) as readonly Json[];
      if (moves.length === 0) continue;
      const history = toldTo(timeline, seat);
      if (moves.length > 1) look({ timeline, decision, view, moves, history });
      const move = bot.choose({ view, decision, moves, history, random, budget: { nodes: 500 } });
      const step = prepareMove(timeline, seat, decision.id, move);
      if (!step.ok) throw new Error(`a bot's answer is refused: ${step.error.refusal.rule}`);
      commit(timeline, step.value);
      if (step.value.events.length > 0 || !game.meta.decisions[decision.kind]?.sealed) break;
    }
  }
}
