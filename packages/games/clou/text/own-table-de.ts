import type { SameMessages } from "@safehouse/kernel";
import { concertWordsDe } from "./concert-words-de.ts";
import { naming } from "./naming.ts";
import type { ownTableEn } from "./own-table-en.ts";
import type { PlanWords } from "./plan-words.ts";
import { specialWordsDe } from "./special-words-de.ts";
import { tableDe } from "./table-de.ts";
import { colourWords, makePlaces, OR } from "./words-de.ts";

/** The same where a plan may have whatever there is: plans of ours have no music, and words for all of their rules. */
export function ownTableDe(plan: PlanWords): SameMessages<ReturnType<typeof ownTableEn>> {
  const nameOf = naming(plan.names, "de");
  const plain = { nameOf, symbols: (list: readonly string[]): string => OR.format(list.map(colourWords)) };
  return {
    ...tableDe(plan),
    ...concertWordsDe(nameOf, makePlaces(nameOf).lineName),
    "special.rule": ({ rule, special }) =>
      plan.specials[rule] ?? (special === undefined ? "" : specialWordsDe(special, plain)),
  };
}
