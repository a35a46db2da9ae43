import type { View } from "@safehouse/games/clou-christmas/board";
import { reader } from "@safehouse/games/clou-christmas/reader";
import type { BoardModule } from "../contract.ts";
import { KEYS as HEIST_KEYS } from "../clou/text/around.ts";
import { Board } from "./board.tsx";
import { AROUND, KEYS } from "./text/around.ts";

export const board: BoardModule = {
  Board,
  headline({ campaign, heist }: View, language) {
    const { heists, phases, round } = AROUND[language];
    const inHeist = heist !== null && campaign.phase === "break-in";
    const at = inHeist ? round(reader.readNight(heist).round) : phases[campaign.phase];
    return `${heists[campaign.heist - 1]} · ${at}`;
  },
  isBroad: true,
  keys: { en: [...KEYS.en, ...HEIST_KEYS.en], de: [...KEYS.de, ...HEIST_KEYS.de] },
};
