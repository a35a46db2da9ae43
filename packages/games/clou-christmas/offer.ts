import { type GameOffer, readOptions } from "@safehouse/kernel";
import { thiefWishes } from "../clou/wishes.ts";
import { about } from "./about.ts";
import { type Config, META } from "./meta.ts";

export const offer: GameOffer<Config> = {
  ...about,
  // Who goes in is asked before every heist.
  wishes: thiefWishes(["bruce", "janet", "matt", "trixie"]),
  configure: (input) => {
    const read = readOptions(META.options, input);
    return read.ok ? { ok: true, value: {} } : read;
  },
};
