import { paperGame } from "@safehouse/games/clou-again/companion";
import { makeCompanion } from "../clou/companion.tsx";

export const companion = makeCompanion({ id: "clou-again", game: paperGame });
