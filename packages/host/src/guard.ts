import { type AnyGame, guardGame } from "@safehouse/kernel";
import { RulesFailure } from "./failure.ts";

/**
 * The same game, whose rules throw nothing but `RulesFailure`: what they do wrong can then be told from all else that may go wrong
 * around them. Bots are not among what is guarded: they fail alone.
 */
export function guardRules(game: AnyGame): AnyGame {
  return guardGame(
    game,
    ["configure", "setup", "pending", "moves", "check", "apply", "clone", "view", "viewEvent", "outcome", "label"],
    (error) => new RulesFailure(error),
  );
}
