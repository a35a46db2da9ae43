import type { GameOffer } from "@safehouse/kernel";
import { about } from "./about.ts";
import { configure, optionsFor } from "./configure.ts";
import type { Config } from "./options.ts";

export const offer: GameOffer<Config> = { ...about, configure, optionsFor };
