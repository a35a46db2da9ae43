import { makeCore } from "../clou/make-core.ts";
import { AGAIN } from "./content/again.ts";
import { offer } from "./offer.ts";

export const core = makeCore(AGAIN, offer);
