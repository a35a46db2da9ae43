import { settings } from "../../app/settings.ts";
import { beginTry } from "./logic/book.ts";
import { DAILY_GAME } from "./logic/game.ts";
import type { Heist } from "./logic/heist.ts";

/** Sets the table for a day's heist, and tells where it is played. Rejects if it cannot be kept. */
export async function playDay(heist: Heist, isCounted: boolean): Promise<string> {
  const { createLocalMatch } = await import("../../play/local/create.ts");
  const { config, seed, day, scenario, person } = heist;
  const name = settings.name.peek();
  const seats = [{ kind: "human" as const, ...(name !== "" && { name }) }];
  const match = await createLocalMatch({ game: DAILY_GAME, config, seats, seed, hotSeat: false });
  if (isCounted) beginTry({ day, match, scenario, person, ended: null });
  return `/local/${match}`;
}
