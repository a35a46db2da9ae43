/** Four miniature games, each about one corner of the contract: what they cannot do, no game here needs. */
export { bundle } from "./bundle/game.ts";
export { bundleKit } from "./bundle/kit.ts";
export { secret } from "./secret/game.ts";
export { secretKit } from "./secret/kit.ts";
export { sheet } from "./sheet/game.ts";
export { sheetKit } from "./sheet/kit.ts";
export { vote } from "./vote/game.ts";
export { voteKit } from "./vote/kit.ts";
