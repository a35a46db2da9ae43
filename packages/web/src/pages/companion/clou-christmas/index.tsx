import { paperGame } from "@safehouse/games/clou-christmas/companion";
import { makeCompanion } from "../clou/companion.tsx";

export const companion = makeCompanion({ id: "clou-christmas", game: paperGame });
