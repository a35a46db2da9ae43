import type { View } from "@safehouse/games/clou-christmas/board";
import { roundOf } from "@safehouse/games/clou/board";
import type { BoardModule } from "../contract.ts";
import { KEYS as HEIST_KEYS } from "../clou/text/around.ts";
import { sign } from "../clou/sign.tsx";
import { Board } from "./board.tsx";
import { scenes } from "./scenes.ts";
import { AROUND, KEYS } from "./text/around.ts";

export const board: BoardModule = {
  Board,
  headline({ campaign, heist }: View, language) {
    const { heists, phases, round } = AROUND[language];
    const inHeist = heist !== null && campaign.phase === "break-in";
    const at = inHeist ? round(roundOf(heist)) : phases[campaign.phase];
    return `${heists[campaign.heist - 1]} · ${at}`;
  },
  scenes,
  isBroad: true,
  sign,
  keys: { en: [...KEYS.en, ...HEIST_KEYS.en], de: [...KEYS.de, ...HEIST_KEYS.de] },
};
