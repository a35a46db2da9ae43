import { content, rule, type RulePart, ruling } from "@safehouse/kernel";

/** How rules read in versions 0 and 1, where they are different from today's book. */
export const WORDINGS: { readonly [rule: string]: readonly RulePart[] } = {
  "R-2.6": [
    content(
      "Every track has one number more than there are dice of its colour. Each die makes life harder: yellow, green and red fall, white rises. The numbers of the four stations were found by simulation (R-12).",
    ),
  ],
  "R-10.2": [
    rule("Variant 1: you choose how many dice lie where. Chance chooses their colours and places the informants."),
  ],
  "R-10.3": [
    rule("Variant 2: each boss draws six hints at random when the heist begins."),
    ruling("Only the boss knows those that lie face down."),
  ],
  "R-10.4": [
    rule("To make it easier, start with more than 3 gold or with fewer dice."),
    ruling("With fewer dice and variant 1, chance also says which dice stay in the box. 20 gold is the most."),
  ],
};
