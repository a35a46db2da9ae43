import type { GameOffer } from "@safehouse/kernel";
import { configure, optionsFor } from "./configure.ts";
import { hearWishes } from "./hear-wishes.ts";
import type { Config } from "./meta.ts";
import { thiefWishes } from "./wishes.ts";

/** What a game of the family says of itself, to whoever sets a table and to whoever sits at one. */
export type About = Omit<GameOffer, "configure" | "optionsFor" | "wishes">;

/** `thiefOrder` is the order in which thieves are given to seats that named none. */
export function makeOffer(about: About, thiefOrder: readonly string[]): GameOffer<Config> {
  const { options } = about.meta;
  return {
    ...about,
    configure: (input, seats) => configure(options, thiefOrder, input, seats),
    optionsFor: (chosen, seats) => optionsFor(options, chosen, seats),
    wishes: { ...thiefWishes(thiefOrder.toSorted()), hear: hearWishes },
  };
}
