import type { Library } from "./library.ts";
import { OLD_MANSION } from "./plans/old-mansion.ts";
import { BRUCE } from "./thieves/bruce.ts";
import { JANET } from "./thieves/janet.ts";
import { MATT } from "./thieves/matt.ts";
import { TRIXIE } from "./thieves/trixie.ts";

/** C-8.1: what the base game is played with. */
export const BASE: Library = { thieves: [BRUCE, JANET, MATT, TRIXIE], plans: [OLD_MANSION] };
