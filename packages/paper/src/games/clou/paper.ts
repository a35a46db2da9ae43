import { OLDER_CONTENT } from "@safehouse/games/clou/paper";
import { reader } from "@safehouse/games/clou/reader";
import { makeClouPaper } from "./make-paper.ts";

export const paper = makeClouPaper({
  game: "clou",
  reader,
  load: async () => (await import("@safehouse/games/clou")).clou,
  older: OLDER_CONTENT.map(({ content }) => content),
  hasWorkshop: true,
});
