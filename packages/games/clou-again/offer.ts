import { makeOffer } from "../clou/make-offer.ts";
import { about } from "./about.ts";

/** In this order thieves are given to seats that named none. */
export const THIEF_ORDER: readonly string[] = ["bruce", "trixie", "matt", "janet"];

export const offer = makeOffer(about, THIEF_ORDER);
