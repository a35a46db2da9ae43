import { drawFor } from "@safehouse/chance";
import type { Nightly, Rota, Turn } from "@safehouse/games/nightly";
import { type MatchRecord, sameJson } from "@safehouse/kernel";
import { type Day, dayNumber, mondayOf } from "./day.ts";
import { dailySeed, dayOfSeed, ORDER_SEED } from "./seed.ts";

/** One night of a game, the same for everybody: what is played, who plays, and the seed that all luck comes from. */
export interface Night {
  readonly game: string;
  /** The first day of it, if it lasts longer than one. */
  readonly day: Day;
  readonly config: { readonly [option: string]: string };
  readonly crew: Rota["crew"];
  readonly seed: string;
}

/**
 * Nothing is kept anywhere: a day gives its night by itself. Whoever knows this can work out tomorrow's luck today, and the page says
 * so.
 */
export function nightOf(game: string, nightly: Nightly, day: Day): Night {
  const first = nightly.days === 1 ? day : mondayOf(day);
  const { crew, turns } = nightly.rotas.find(({ from }) => from <= first) ?? nightly.rotas[0];
  const config = Object.fromEntries(turns.map((turn) => [turn.option, inTurn(turn, first, nightly.days)]));
  return { game, day: first, config, crew, seed: dailySeed(first, config["scenario"] ?? game) };
}

/** The night that a match was; null for any other, also if it has the luck of a night and anything else. */
export function nightOfRecord(
  nightly: Nightly,
  { game, seed, config, seats }: Pick<MatchRecord, "game" | "seed" | "config" | "seats">,
): Night | null {
  const day = dayOfSeed(seed);
  if (day === null) return null;
  const night = nightOf(game, nightly, day);
  const crew = seats.map(({ kind, level }) => (kind === "human" ? kind : level));
  const isPlayedSo = Object.entries(night.config).every(
    ([option, value]) => (config as Night["config"])[option] === value,
  );
  return night.seed === seed && sameJson(night.crew, crew) && isPlayedSo ? night : null;
}

function inTurn({ order, choices }: Turn, first: Day, days: number): string {
  const number = Math.floor(dayNumber(first) / days);
  const round = Math.floor(number / choices.length);
  const shuffled = drawFor({ seed: ORDER_SEED, contributions: [] }, `${order}/${round}`, { shuffle: choices.length });
  return choices[shuffled[number % choices.length] as number] as string;
}
