import type { View } from "@safehouse/games/clou/board";
import { paperGame } from "@safehouse/games/clou-again/companion";
import { makeEntry } from "../clou/make-entry.tsx";

export const entry = makeEntry({ id: "clou-again", game: paperGame, heistOf: (view) => view as View });
