import type { AnyGame } from "./game.ts";

type Rule = (...given: readonly unknown[]) => unknown;
type RuleName = {
  [Name in keyof AnyGame]-?: AnyGame[Name] extends (...given: never[]) => unknown ? Name : never;
}[keyof AnyGame];

/** What every game does, bots and loaders apart. */
export const RULES = [
  "configure",
  "setup",
  "pending",
  "moves",
  "check",
  "apply",
  "clone",
  "view",
  "viewEvent",
  "imagine",
  "outcome",
  "label",
  "ask",
  "audit",
] as const satisfies readonly RuleName[];

/** The same game, whose functions of these names throw only what is made of their errors: so a fault of the rules can be told from others. */
export function guardGame(
  game: AnyGame,
  names: readonly RuleName[],
  failure: (error: unknown, name: RuleName) => Error,
): AnyGame {
  const guards = names.map((name) => {
    const rule: Rule = (...given) => {
      try {
        return (game[name] as unknown as Rule)(...given);
      } catch (error) {
        throw failure(error, name);
      }
    };
    return [name, rule];
  });
  return { ...game, ...(Object.fromEntries(guards) as Partial<AnyGame>) };
}
