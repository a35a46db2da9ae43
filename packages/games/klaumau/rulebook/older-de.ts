import { rule, type RulePart, ruling } from "@safehouse/kernel";

/** How rules read in older versions: by version, what is different from today's book. */
export const WORDINGS: readonly { readonly [rule: string]: readonly RulePart[] }[] = [
  {
    "K-9.8": [
      rule("Bombe: Vor dem Spiel einigt ihr euch auf eine der Bombenregeln."),
      ruling(
        "Die Bombe muss nicht passen und kommt neben den Ablagestapel; oberste Karte und gewünschte Farbe bleiben also bestehen. Sie geht hoch, wenn sie gespielt wird, aber nicht als deine letzte Karte. Auf der Hand zählt sie 0.",
      ),
    ],
  },
];
