import { thiefWishes } from "../clou/wishes.ts";

/** Who goes in is asked before every heist: a wish is only proposed. */
export const WISHES = thiefWishes(["bruce", "janet", "matt", "trixie"]);
