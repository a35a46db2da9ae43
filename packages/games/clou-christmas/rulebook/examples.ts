import { examples as base } from "../../clou/rulebook/examples.ts";
import { examplesHolding } from "../../clou/rulebook/holding.ts";
import { REPLACED } from "./replaced.ts";

/** The base game's own, on the same thief sheets. */
export const examples = examplesHolding(base, REPLACED);
