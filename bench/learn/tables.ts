import { crewsOf } from "../../packages/games/clou/balance/heists.ts";
import { tableName } from "../../packages/games/clou/bots/lore/book.ts";
import { ANY_THIEF, type Config } from "../../packages/games/clou/meta.ts";
import type { ClouGame } from "../../packages/games/clou/make-game.ts";

/** Who robs which plan. */
export interface Seating {
  readonly scenario: string;
  readonly crew: readonly string[];
  readonly name: string;
  readonly config: Config;
}

/** Every crew on every plan whose name contains a text; of one size, if one is named. */
export function seatingsOf(game: ClouGame, only: string, crew: string): Seating[] {
  const thieves = (game.meta.options.properties["thief1"] as { enum: string[] }).enum.filter((t) => t !== ANY_THIEF);
  const all = Array.from({ length: game.meta.seats.max }, (_, i) => i + 1);
  const sizes = crew === "" ? all : [Number(crew)];
  return sizes
    .flatMap((size) => crewsOf(thieves, size))
    .flatMap((who) => game.meta.scenarios.map(({ id }) => ({ scenario: id, crew: who, name: tableName(id, who) })))
    .filter(({ name }) => name.includes(only))
    .map((seating) => ({ ...seating, config: configOf(game, seating.scenario, seating.crew) }));
}

function configOf(game: ClouGame, scenario: string, crew: readonly string[]): Config {
  const thieves = Object.fromEntries(crew.map((thief, i) => [`thief${i + 1}`, thief]));
  const config = game.configure({ scenario, ...thieves }, crew.length);
  if (!config.ok) throw new Error(config.error.problem);
  return config.value;
}

export function signed(value: number): string {
  return `${value < 0 ? "" : "+"}${value.toFixed(2)}`;
}
