import type { ClouExample } from "./examples/acts.ts";
import { diceExamples } from "./examples/dice.ts";
import { planExamples } from "./examples/plan.ts";
import { sheetExamples } from "./examples/sheet.ts";

/** Worked examples by rule, all on sheets and plans of the box. Another one is another entry in one of these lists. */
export const examples: readonly ClouExample[] = [...diceExamples, ...sheetExamples, ...planExamples];
