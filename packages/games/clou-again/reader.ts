import { makeReader } from "../clou/reading/make-reader.ts";
import { AGAIN } from "./content/again.ts";

export { CONTENT_FOR_TWO } from "./content/for-two.ts";

export const reader = makeReader(AGAIN);
