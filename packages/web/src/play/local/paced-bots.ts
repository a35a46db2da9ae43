import { type BotPlayers, type Clock, gameBots } from "@safehouse/host";
import type { AnyGame } from "@safehouse/kernel";
import type { Pace } from "./messages.ts";

/** Milliseconds: the shortest wait, and how much luck adds. Neither depends on what anybody holds. */
const WAITS: { readonly [pace in Pace]: readonly [least: number, more: number] } = {
  calm: [600, 600],
  brisk: [150, 0],
};

/** The game's bots, slowed down so that people can follow. Masked questions have their own fixed time, which the host keeps. */
export function pacedBots(game: AnyGame, clock: Clock, pace: () => Pace): BotPlayers {
  const bots = gameBots(game);
  return {
    async choose(level, question) {
      const begun = clock.now();
      const move = await bots.choose(level, question);
      if (!game.meta.decisions[question.decision.kind]?.masked) {
        const [least, more] = WAITS[pace()];
        await clock.sleep(Math.max(0, least + Math.random() * more - (clock.now() - begun)));
      }
      return move;
    },
  };
}
