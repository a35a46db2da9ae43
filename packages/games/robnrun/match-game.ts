import { defineGame } from "@safehouse/kernel";
import { BOTS } from "./bots/index.ts";
import { matchCore } from "./match-core.ts";

/** The game of a match. Laws are for the lab to watch. */
export const matchGame = defineGame({ ...matchCore, bots: BOTS, audit: () => [] });
