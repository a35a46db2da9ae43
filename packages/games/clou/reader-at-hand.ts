import { AT_HAND } from "./content/at-hand.ts";
import { makeReader } from "./reading/make-reader.ts";

/** Reads matches whose plan has been fetched: whoever shows one has its game, and with it its plan. */
export const reader = makeReader(AT_HAND);
