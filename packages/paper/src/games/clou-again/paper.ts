import { CONTENT_FOR_TWO, reader } from "@safehouse/games/clou-again/reader";
import { makeClouPaper } from "../clou/make-paper.ts";

export const paper = makeClouPaper({
  game: "clou-again",
  reader,
  load: async () => (await import("@safehouse/games/clou-again")).clouAgain,
  older: [CONTENT_FOR_TWO],
});
