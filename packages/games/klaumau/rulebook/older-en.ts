import { content, rule, type RulePart, ruling } from "@safehouse/kernel";

type Wording = { readonly [rule: string]: readonly RulePart[] };

/** As it was until rules 1. */
const UNTIL_1: Wording = {
  "K-2.4": [
    rule("A Watchdog, the Bomb or a Policeman is no start card: it is set aside and the next card is turned up."),
    ruling("The Receiver is no start card either."),
    ruling(
      "Once there is a start card, the cards set aside go back into the draw pile: the Receiver into its middle third, the others anywhere by chance. None of them counts as played.",
    ),
  ],
  "K-9.3": [
    rule(
      "Receiver: this card is hidden in the middle of the draw pile. When it is drawn, everybody may at once turn in number cards for 2 points each, which are noted immediately. The cards turned in and the Receiver are out of the round, and each of them is replaced by a new card from the pile.",
    ),
    ruling(
      "The middle is the middle third. Everybody chooses at the same time and unseen, even those who hold no number card. Then the player who drew the Receiver draws a replacement for it, after that all replace what they sold, in turn order beginning with the same player, as long as the pile lasts. After that the interrupted draw is carried on. A card that a doubter has called for (K-4.3) cannot be turned in.",
    ),
  ],
  "K-9.9": [
    content(
      "The bomb rules: (a) every hand goes to the next player in the direction of play; (b) everybody who holds a number card puts one of them, freely chosen, out of the round; (c) the player with the most cards, or each of several, puts half of them, rounded down, out of the round; (d) the player of the Bomb swaps hands with another player of choice. Everybody chooses at the same time and unseen. Watchdogs on the table stay where they are.",
    ),
    ruling("Cards put out of the round are laid open once everybody has chosen."),
  ],
};

/** How rules read in older versions: by version, what is different from today's book. */
export const WORDINGS: readonly Wording[] = [
  {
    ...UNTIL_1,
    "K-9.8": [
      rule("Bomb: the players agree on one of the bomb rules before the game."),
      ruling(
        "The Bomb needs no match and is laid beside the discard pile, so the top card and a named colour stay as they are. It goes off when it is played, but not if it is your last card. In hand it is worth 0.",
      ),
    ],
  },
  UNTIL_1,
];
