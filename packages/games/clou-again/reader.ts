import { makeReader } from "../clou/reading/make-reader.ts";
import { AGAIN } from "./content/again.ts";

export const reader = makeReader(AGAIN);
