import { about } from "./about.ts";
import { makeOffer } from "./make-offer.ts";

/** In this order thieves are given to seats that named none. */
export const THIEF_ORDER: readonly string[] = ["janet", "bruce", "matt", "trixie"];

export const offer = makeOffer(about, THIEF_ORDER);
