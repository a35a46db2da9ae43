import type { View } from "@safehouse/games/clou/board";
import { paperGame } from "@safehouse/games/clou/companion";
import { makeEntry } from "./make-entry.tsx";

export const entry = makeEntry({ id: "clou", game: paperGame, heistOf: (view) => view as View });
