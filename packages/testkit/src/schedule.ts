import { fastRandom } from "@safehouse/chance";
import type { AnyGame, Random } from "@safehouse/kernel";
import type { ConformKit } from "./kit.ts";
import { configured } from "./play.ts";

export function seatsOf(game: AnyGame): number[] {
  const { min, max } = game.meta.seats;
  return Array.from({ length: max - min + 1 }, (_, i) => min + i);
}

/** The configuration belongs to the seed: a violation's seats and seed are all it takes to see it again. */
export function configOf(game: AnyGame, kit: ConformKit, seats: number, seed: number): unknown {
  const configs = kit.configs(seats);
  // A few matches at each number of seats come past many configurations.
  return configured(game, configs[(seed + 2 * seats) % configs.length], seats);
}

export function randomOf(seed: number, seats: number): Random {
  return fastRandom(seed * 32 + seats);
}
