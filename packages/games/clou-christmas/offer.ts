import { type GameOffer, readOptions } from "@safehouse/kernel";
import { about } from "./about.ts";
import { type Config, META } from "./meta.ts";
import { WISHES } from "./wishes.ts";

export const offer: GameOffer<Config> = {
  ...about,
  wishes: WISHES,
  configure: (input) => {
    const read = readOptions(META.options, input);
    return read.ok ? { ok: true, value: {} } : read;
  },
};
