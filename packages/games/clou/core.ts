import { BASE } from "./content/base.ts";
import { makeCore } from "./make-core.ts";
import { offer } from "./offer.ts";

export const core = makeCore(BASE, offer);
