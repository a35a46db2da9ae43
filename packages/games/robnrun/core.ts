import { makeCore } from "./make-core.ts";
import { offer } from "./offer.ts";

export const core = makeCore(offer);
