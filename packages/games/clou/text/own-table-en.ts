import type { SpecialRule } from "../content/plan.ts";
import { concertWordsEn } from "./concert-words-en.ts";
import { naming } from "./naming.ts";
import type { PlanWords } from "./plan-words.ts";
import { specialWordsEn } from "./special-words-en.ts";
import { tableEn } from "./table-en.ts";
import { colourWords, makePlaces, OR } from "./words-en.ts";

/** The same where a plan may have whatever there is: plans of ours have no music, and words for all of their rules. */
// oxlint-disable-next-line typescript/explicit-function-return-type -- its type is what the other languages are held to
export function ownTableEn(plan: PlanWords) {
  const nameOf = naming(plan.names, "en");
  const plain = { nameOf, symbols: (list: readonly string[]): string => OR.format(list.map(colourWords)) };
  return {
    ...tableEn(plan),
    ...concertWordsEn(nameOf, makePlaces(nameOf).lineName),
    /** Words of its own, or what it does. */
    "special.rule": ({ rule, special }: { rule: string; special?: SpecialRule }) =>
      plan.specials[rule] ?? (special === undefined ? "" : specialWordsEn(special, plain)),
  };
}
