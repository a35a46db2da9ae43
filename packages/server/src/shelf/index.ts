export { bringGames, lendPackages } from "./bring.ts";
export { builtIn, findBuilt, hashShelf } from "./built.ts";
export { examineGame, isGameName } from "./examine.ts";
export { because, type Fault, type Reason, reasonText } from "./fault.ts";
export { type Misfit, replayOpen } from "./replay-open.ts";
export { gameFolders, type ShelfProblem } from "./folders.ts";
