import type { WorkedExample } from "@safehouse/kernel";
import { examples as base } from "../../clou/rulebook/examples.ts";
import { examplesHolding } from "../../clou/rulebook/holding.ts";
import { sharing } from "./examples/sharing.ts";
import { REPLACED } from "./replaced.ts";

/** Its own, and the base game's on the same thief sheets where its rules hold. */
export const examples: readonly WorkedExample[] = [sharing, ...examplesHolding(base, REPLACED)];
