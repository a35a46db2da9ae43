import type { GameOffer, Language, MessageTable, Options } from "@safehouse/kernel";
import { optionFields } from "../pages/new-table/option-fields.ts";
import type { Terms } from "./terms.ts";

/** What is played and by whom, in words. */
export interface TermsWords {
  /** The scenario, or the game where there is none. */
  readonly title: string;
  /** Who is in which seat, where the game has somebody to be. */
  readonly people: readonly string[];
  /** What else was chosen otherwise than usual. */
  readonly more: readonly string[];
}

export function describeTerms(
  { meta, optionsFor }: Pick<GameOffer, "meta" | "optionsFor">,
  texts: MessageTable,
  terms: Pick<Terms, "seats" | "config">,
  language: Language,
): TermsWords {
  const config = terms.config as Options;
  const scenario = meta.scenarios.find(({ id }) => id === config["scenario"]);
  const fields = optionFields(optionsFor?.(config, terms.seats) ?? meta.options, texts);
  const people: string[] = [];
  const more: string[] = [];
  let title = scenario?.name[language] ?? meta.name[language];
  for (const { name, seat, choices, label, schema } of fields) {
    const value = config[name];
    const words = choices.find((choice) => choice.value === value)?.label ?? String(value);
    // What somebody made themselves is in a code that nobody reads.
    if (name === "code") continue;
    if (seat !== null) people[seat] = words;
    else if (name === "scenario" && scenario === undefined) title = words;
    else if (name !== "scenario" && value !== undefined && String(value) !== String(schema.default)) {
      more.push(schema.type === "boolean" ? label : `${label}: ${words}`);
    }
  }
  return { title, people, more };
}
