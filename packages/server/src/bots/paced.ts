import type { BotPlayers } from "@safehouse/host";
import type { AnyGame, RecordSeat } from "@safehouse/kernel";
import { clockOf, type Surroundings } from "../surroundings.ts";

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
  surroundings: Surroundings,
): BotPlayers {
  if (max === 0) return players;
  const { sleep } = clockOf(surroundings);
  return {
    async choose(level, question) {
      const isMasked = meta.decisions[question.decision.kind]?.masked ?? false;
      const isAmongBots = seats().every(({ kind }) => kind === "bot");
      // Drawn and begun before the bot thinks, so that thinking does not make it longer.
      const pause = isMasked || isAmongBots ? Promise.resolve() : sleep(min + surroundings.randomBelow(max - min + 1));
      const move = await players.choose(level, question);
      await pause;
      return move;
    },
  };
}
