import { rule, type RulePart, ruling } from "@safehouse/kernel";

type Wording = { readonly [rule: string]: readonly RulePart[] };

const AT_LEAST_NOTHING: Wording = {
  "X-2.4": [
    rule(
      "Der Polizeibericht: Kreuzt den Einbruch an, die besondere Beute, falls ihr sie habt, und die angekreuzten Doppelkreise. Kreuzt auf dem Kampagnenblatt so viele Spuren an, wie ihr im Einbruch hinterlassen habt; sind alle angekreuzt, ist die Kampagne verloren. Kreuzt an, wer ins Gefängnis kam. Zählt die Punkte zum Rest.",
    ),
    ruling(
      "Doppelkreise bleiben, auch wenn der Einbruch scheitert. Ein Einbruch bringt mindestens 0 Punkte, und zwar bevor halbiert wird.",
    ),
  ],
};

/** How rules read in older versions: by version, what is different from today's book. */
export const WORDINGS: readonly Wording[] = [AT_LEAST_NOTHING, AT_LEAST_NOTHING];
