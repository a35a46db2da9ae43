import { makeReader } from "../clou/reading/make-reader.ts";
import { CHRISTMAS } from "./content/library.ts";

/** Makes sense of a heist of the campaign, as of any heist of Clou. */
export const reader = makeReader(CHRISTMAS);
