import type { GameOffer } from "@safehouse/kernel";
import { about } from "./about.ts";
import { type Config, configure, optionsFor } from "./configure.ts";

export const offer: GameOffer<Config> = { ...about, configure, optionsFor };
