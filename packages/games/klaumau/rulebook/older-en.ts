import { rule, type RulePart, ruling } from "@safehouse/kernel";

/** How rules read in older versions: by version, what is different from today's book. */
export const WORDINGS: readonly { readonly [rule: string]: readonly RulePart[] }[] = [
  {
    "K-9.8": [
      rule("Bomb: the players agree on one of the bomb rules before the game."),
      ruling(
        "The Bomb needs no match and is laid beside the discard pile, so the top card and a named colour stay as they are. It goes off when it is played, but not if it is your last card. In hand it is worth 0.",
      ),
    ],
  },
];
