import { rule, type RulePart, ruling } from "@safehouse/kernel";

type Wording = { readonly [rule: string]: readonly RulePart[] };

const AT_LEAST_NOTHING: Wording = {
  "X-2.4": [
    rule(
      "The police report: mark the heist, the special loot if you took it, and the double circles crossed. Cross as many traces on the campaign sheet as you left in the heist; when all are crossed, the campaign is lost. Mark who went to prison. Add the points to the rest.",
    ),
    ruling("Double circles stay when a heist fails. A heist’s points are at least 0, and that before they are halved."),
  ],
};

/** How rules read in older versions: by version, what is different from today's book. */
export const WORDINGS: readonly Wording[] = [AT_LEAST_NOTHING, AT_LEAST_NOTHING];
