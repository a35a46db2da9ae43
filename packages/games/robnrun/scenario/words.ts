import type { ScenarioProblem } from "./validate.ts";

type Args = NonNullable<ScenarioProblem["args"]>;

/** A problem in words for the person who wrote the configuration. The tables in text/ say the same to players, in their language. */
const WORDS: { readonly [id in ScenarioProblem["id"]]: (args: Args) => string } = {
  "not-a-scenario": () => "is no scenario",
  "unknown-field": ({ name }) => `has the unknown field "${name}"`,
  gold: ({ least, most }) => `must start with ${least} to ${most} gold`,
  mode: () => "must say whether the hints are given, drawn or chosen",
  six: ({ count }) => `must have 6 hints, not ${count}`,
  "no-six": () => "must have no hints of its own where each boss draws six",
  "hint-number": ({ most }) => `must name hints from 1 to ${most}`,
  "hint-twice": ({ hint }) => `names hint ${hint} twice`,
  "forbidden-count": ({ count }) => `must forbid 3 hints, not ${count}`,
  "forbidden-none": () => "must forbid no hints unless the crew chooses them",
  "forbidden-chosen": ({ hint }) => `uses hint ${hint}, which it forbids`,
  substitutes: ({ count, needed }) => `needs ${needed} substitutes for two players, not ${count}`,
  "substitute-barred": ({ hint }) => `has hint ${hint} as a substitute, which is barred with two players`,
  "substitute-twice": ({ hint }) => `has hint ${hint} both among the six and as a substitute`,
  informants: () => "must place each of the four informants in one district",
  "dice-shape": ({ places }) => `must say how many dice lie at each of ${places} places`,
  "dice-colour": ({ colour, count, most }) => `uses ${count} ${colour} dice of ${most}`,
  "dice-many": ({ count }) => `uses ${count} dice of 12`,
  "space-empty": ({ space }) => `has no die on marked space ${space}`,
  "space-grows": ({ space }) => `has more dice on marked space ${space} than on the one before`,
  amounts: () => "has amounts of dice that do not match their colours",
};

export function describeProblem({ id, rule, args }: ScenarioProblem): string {
  return `${WORDS[id](args ?? {})} (${rule})`;
}
