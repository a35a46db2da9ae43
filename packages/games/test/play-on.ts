import { drawFrom, fastRandom } from "@safehouse/chance";
import { type AnyGame, type BotLevel, playout } from "@safehouse/kernel";

const ENOUGH = 100_000;

/** Bots of this level play a match from here to its end; says whether it has one. */
export function playOn(game: AnyGame, state: unknown, level: BotLevel): boolean {
  const random = fastRandom(5);
  const bot = game.bots[level];
  if (bot === undefined) throw new Error(`${game.meta.id} has no bot of this level: ${level}`);
  const outcome = playout(
    game,
    state,
    {
      choose: (decision, view, moves) =>
        bot.choose({ view, decision, moves, history: [], random, budget: { nodes: 0 } }),
      draw: ({ draw }) => drawFrom(random, draw),
    },
    ENOUGH,
  );
  return outcome !== null;
}
