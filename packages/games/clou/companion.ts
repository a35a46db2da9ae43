import { makePaperGame } from "./companion/make-paper-game.ts";
import { core } from "./core.ts";
import { reader } from "./reader.ts";

/**
 * A night that is played on paper, as far as a phone beside it keeps it: dice, bars and escape by the game's own rules, loot that is
 * ticked, and sheets that are mirrored if somebody wants to have a use checked. What is crossed on the plan stays on the plan.
 */
export type { PaperAct, PaperSetup, PaperUse } from "./companion/acts.ts";
export { followNight, type PaperNight } from "./companion/follow.ts";
export type { PaperGame } from "./companion/paper-game.ts";
export { checkUse } from "./companion/sheets.ts";

export const paperGame = makePaperGame(core, reader);
