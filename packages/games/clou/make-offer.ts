import type { GameMeta, GameOffer } from "@safehouse/kernel";
import { configure, optionsFor } from "./configure.ts";
import type { Config } from "./meta.ts";

/** What a game of the family brings of its own before a table is set. */
export interface OfferParts extends Pick<GameOffer, "levels" | "texts" | "rulebook" | "examples" | "measured"> {
  readonly meta: GameMeta;
  /** In which order thieves are given to seats that named none. */
  readonly thiefOrder: readonly string[];
}

export function makeOffer({ thiefOrder, ...offer }: OfferParts): GameOffer<Config> {
  const { options } = offer.meta;
  return {
    ...offer,
    configure: (input, seats) => configure(options, thiefOrder, input, seats),
    optionsFor: (chosen, seats) => optionsFor(options, chosen, seats),
  };
}
