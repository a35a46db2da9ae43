import type { GameManifest } from "@safehouse/games";
import { settings } from "../../app/settings.ts";
import { createLocalMatch } from "../../play/local/create.ts";
import { isNewTo } from "../../play/local/newcomer.ts";
import { newDraft, seatsHere } from "../new-table/draft.ts";
import { recallOptions } from "../new-table/kept-options.ts";
import { loadGameToSet, usualLevel } from "../new-table/load-game.ts";
import { setOptions } from "../new-table/set-options.ts";

/** Sets a table on this device as somebody would who reads no forms, and tells where it is. */
export async function deal({ id, usualSeats }: GameManifest): Promise<string> {
  const loaded = await loadGameToSet(id, settings.language.peek());
  if (loaded === null) throw new Error(`there is no game "${id}"`);
  const { levels, meta } = loaded.game;
  const level = (await isNewTo(id)) && levels.includes("easy") ? "easy" : usualLevel(levels);
  const { seats } = newDraft("bots", meta.seats, usualSeats, settings.name.peek(), level);
  const last = setOptions(loaded, recallOptions(id, meta.options), seats.length);
  const config = last.problem === null ? last.config : {};
  return `/local/${await createLocalMatch({ game: id, config, seats: seatsHere(seats), hotSeat: false })}`;
}
