import { paperGame } from "@safehouse/games/clou/companion";
import { readHeist } from "@safehouse/games/clou/own";
import { makeCompanion } from "./companion.tsx";

const THIEVES = paperGame.reader.library.thieves.map(({ id }) => id);

export const companion = makeCompanion({
  id: "clou",
  game: paperGame,
  readOwn(code) {
    const read = readHeist(code, THIEVES);
    return read.ok ? { code, name: read.value.plan.id } : null;
  },
});
