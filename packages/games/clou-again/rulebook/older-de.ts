import { rule, type RulePart, ruling } from "@safehouse/kernel";

type Wording = { readonly [rule: string]: readonly RulePart[] };

const UNUSED_DICE_COST: Wording = {
  "A-4.3": [
    rule(
      "Janet, die Planerin. Sie hat mehr Symbolkreise als andere. Eine Flucht gelingt von selbst, und der Alarm kostet keine Punkte. ★ Wirf alle Würfel neu, die in dieser Runde noch niemand benutzt hat.",
    ),
    ruling(
      "Es genügt, dass sie zur Bande gehört. Ist sie dabei, kosten ungenutzte Würfel auch beim Alarm Spuren. Neu geworfene Würfel sind nicht der natürliche Wurf der Runde: Keine Leiste des Plans hört auf sie.",
    ),
  ],
};

/** How rules read in older versions: by version, what is different from today's book. */
export const WORDINGS: readonly Wording[] = [UNUSED_DICE_COST, UNUSED_DICE_COST];
