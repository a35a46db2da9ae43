import { rule, type RulePart, ruling } from "@safehouse/kernel";

type Wording = { readonly [rule: string]: readonly RulePart[] };

const UNUSED_DICE_COST: Wording = {
  "A-4.3": [
    rule(
      "Janet, the planner. She has more symbol circles than others. An escape succeeds by itself, and the alarm costs no points. ★ Throw anew all dice that nobody has used this round.",
    ),
    ruling(
      "She need only be in the crew. With her, unused dice still cost traces at an alarm. Dice thrown anew are not the natural roll of the round: no bar of the plan listens to them.",
    ),
  ],
};

/** How rules read in older versions: by version, what is different from today's book. */
export const WORDINGS: readonly Wording[] = [UNUSED_DICE_COST, UNUSED_DICE_COST];
