import { randomInt } from "node:crypto";
import type { BotPlayers } from "@safehouse/host";
import type { AnyGame, RecordSeat } from "@safehouse/kernel";

/** The bounds of a pause in milliseconds. */
export interface Pause {
  readonly min: number;
  readonly max: number;
}

/**
 * Bots that take their time before people: a random pause that has nothing to do with their cards. Where answers are masked the host
 * holds them back already, and a match of bots alone runs at once.
 */
export function pacedBots(
  { meta }: AnyGame,
  seats: () => readonly RecordSeat[],
  players: BotPlayers,
  { min, max }: Pause,
): BotPlayers {
  if (max === 0) return players;
  return {
    async choose(level, question) {
      const isMasked = meta.decisions[question.decision.kind]?.masked ?? false;
      const isAmongBots = seats().every(({ kind }) => kind === "bot");
      // Drawn and begun before the bot thinks, so that thinking does not make it longer.
      const pause = isMasked || isAmongBots ? Promise.resolve() : sleep(min + randomInt(max - min + 1));
      const move = await players.choose(level, question);
      await pause;
      return move;
    },
  };
}

function sleep(milliseconds: number): Promise<void> {
  return new Promise((resolve) => void setTimeout(resolve, milliseconds).unref());
}
