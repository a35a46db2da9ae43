import type { AnyGame } from "@safehouse/kernel";
import { RulesFailure } from "./failure.ts";

/** What a host asks of the rules. Bots are not among it: they fail alone. */
const RULES = [
  "configure",
  "setup",
  "pending",
  "moves",
  "check",
  "apply",
  "clone",
  "view",
  "viewEvent",
  "outcome",
  "label",
] as const satisfies readonly (keyof AnyGame)[];

type Rule = (...given: readonly unknown[]) => unknown;

/**
 * The same game, whose rules throw nothing but `RulesFailure`: what they do wrong can then be told from all else that may go wrong
 * around them.
 */
export function guardRules(game: AnyGame): AnyGame {
  const rules = game as unknown as { readonly [name in (typeof RULES)[number]]: Rule };
  const guarded = RULES.map((name) => {
    const rule: Rule = (...given) => {
      try {
        return rules[name](...given);
      } catch (error) {
        throw new RulesFailure(error);
      }
    };
    return [name, rule];
  });
  return { ...game, ...Object.fromEntries(guarded) };
}
