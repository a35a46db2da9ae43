import type { ListOption, OptionsSchema } from "@safehouse/kernel";
import { HINT_COUNT } from "./content/hints.ts";
import { SCENARIO_IDS } from "./content/scenarios.ts";
import { ALL_DICE } from "./content/station.ts";
import { START_GOLD } from "./content/town.ts";
import { LEAST_DICE, MOST_GOLD, SIX } from "./scenario/scenario.ts";

/** The id under which a scenario of one's own is played. */
export const OWN = "own";

/** How a named scenario is changed; one's own says all of it by its code. Before rules 2 there was none of this. */
export interface Variants {
  /** gold at the start. */
  readonly gold?: number;
  /** how many of the scenario's dice are used. */
  readonly dice?: number;
  /** chance colours the dice and places the informants. */
  readonly randomColours?: boolean;
  /** each boss draws six hints. */
  readonly drawnHints?: boolean;
}

export interface Config extends Variants {
  readonly scenario: string;
  /** The code of the scenario; empty unless it is one's own. */
  readonly code: string;
  /** the crew's six where it chooses, ascending; empty for the scenario's own suggestion. */
  readonly hints: readonly number[];
  /** */
  readonly openList: boolean;
  /** the table offers a notepad. */
  readonly notes: boolean;
  /** */
  readonly memoryAid: boolean;
  /** The deduction grid that the table offers. */
  readonly deduction: "none" | "stated" | "full";
}

/** A code is shorter; spaces around it and hyphens are forgiven. */
const LONGEST_CODE = 100;

export const HINT_LIST: ListOption = {
  type: "array",
  items: { type: "integer", minimum: 1, maximum: HINT_COUNT },
  maxItems: SIX,
  uniqueItems: true,
  default: [],
  description: "The crew's six hints where it chooses; none for the suggested six (R-10.5)",
};

/** The options of variants, and the rule that a refusal names. */
export const VARIANT_RULES: { readonly [name in keyof Variants]-?: string } = {
  gold: "R-10.4",
  dice: "R-10.4",
  randomColours: "R-10.2",
  drawnHints: "R-10.3",
};
export const VARIANTS = Object.keys(VARIANT_RULES) as readonly (keyof Variants)[];

export const OPTIONS: OptionsSchema = {
  type: "object",
  additionalProperties: false,
  properties: {
    scenario: {
      type: "string",
      enum: [...SCENARIO_IDS, OWN],
      default: SCENARIO_IDS[0],
      description: "The scenario (R-3.4)",
    },
    code: {
      type: "string",
      maxLength: LONGEST_CODE,
      default: "",
      description: "The code of a scenario of one's own (R-10.6)",
    },
    hints: HINT_LIST,
    gold: {
      type: "integer",
      minimum: START_GOLD,
      maximum: MOST_GOLD,
      default: START_GOLD,
      description: "Gold at the start; more is easier (R-10.4)",
    },
    dice: {
      type: "integer",
      minimum: LEAST_DICE,
      maximum: ALL_DICE,
      default: ALL_DICE,
      description: "How many of the scenario's dice are used; fewer is easier (R-10.4)",
    },
    randomColours: {
      type: "boolean",
      default: false,
      description: "Variant 1: chance colours the dice and places the informants (R-10.2)",
    },
    drawnHints: { type: "boolean", default: false, description: "Variant 2: each boss draws six hints (R-10.3)" },
    openList: { type: "boolean", default: false, description: "The list of the 70 safes lies open (R-13.6)" },
    notes: { type: "boolean", default: true, description: "Everybody has a private notepad (R-11.2)" },
    memoryAid: { type: "boolean", default: true, description: "The seven tools lie out as a memory aid (R-11.3)" },
    deduction: {
      type: "string",
      enum: ["none", "stated", "full"],
      default: "none",
      description: "A grid works out what the hints mean (R-11.2)",
    },
  },
};

export function isVariant(name: string): name is keyof Variants {
  return Object.hasOwn(VARIANT_RULES, name);
}
