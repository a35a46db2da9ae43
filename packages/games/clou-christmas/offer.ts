import { type GameOffer, readOptions } from "@safehouse/kernel";
import { about } from "./about.ts";
import { type Config, META } from "./meta.ts";

export const offer: GameOffer<Config> = {
  ...about,
  configure: (input) => {
    const read = readOptions(META.options, input);
    return read.ok ? { ok: true, value: {} } : read;
  },
};
