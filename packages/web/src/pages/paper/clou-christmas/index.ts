import type { View } from "@safehouse/games/clou-christmas/board";
import { paperGame } from "@safehouse/games/clou-christmas/companion";
import { makeEntry } from "../clou/make-entry.tsx";

/** Between heists the campaign sheet is everybody's: what is asked there is entered as it is called, or at the whole table. */
export const entry = makeEntry({
  id: "clou-christmas",
  game: paperGame,
  heistOf: (view) => (view as unknown as View).heist,
});
