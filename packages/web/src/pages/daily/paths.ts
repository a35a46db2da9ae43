import type { Day } from "./logic/day.ts";

/** The nights of a game, or one of them. */
export function nightPath(game: string, day?: Day): string {
  return `/daily?game=${game}${day === undefined ? "" : `&day=${day}`}`;
}
