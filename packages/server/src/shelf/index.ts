export { bringGames, lendPackages } from "./bring.ts";
export { builtIn, findBuilt, hashShelf } from "./built.ts";
export { examineGame, type Fault, isGameName } from "./examine.ts";
export { type Misfit, replayOpen } from "./replay-open.ts";
export { gameFolders, type ShelfProblem } from "./folders.ts";
