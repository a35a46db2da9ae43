import {
  type ChoiceOption,
  type ConfigProblem,
  fail,
  type Message,
  ok,
  type Options,
  type OptionsSchema,
  plainText,
  readOptions,
  type Result,
} from "@safehouse/kernel";

/** K-9.9: the four that the house plays, and last the one that a table writes itself. */
export const BOMB_RULES = ["pass", "discard", "halve", "swap", "own"] as const;
export type BombRule = (typeof BOMB_RULES)[number];

export interface Config {
  /** K-4.1: everybody may doubt, or only the next player. */
  readonly doubters: "all" | "next";
  /** K-9.1 */
  readonly forgery: boolean;
  /** K-9.2 */
  readonly converted: boolean;
  /** K-9.3 */
  readonly receiver: boolean;
  /** K-9.4 to K-9.7 */
  readonly watchdogs: boolean;
  /** K-9.8 and K-9.9 */
  readonly bomb: "off" | BombRule;
  /** K-9.9: the table's own bomb rule, one clean line; empty with any other. Before rules 2 there was none. */
  readonly bombText?: string;
}

const LONGEST_BOMB_TEXT = 200;

export const OPTIONS: OptionsSchema = {
  type: "object",
  additionalProperties: false,
  properties: {
    doubters: { type: "string", enum: ["all", "next"], default: "all", description: "Who may disbelieve (K-4.1)" },
    forgery: { type: "boolean", default: false, description: "The last colour played cancels number cards (K-9.1)" },
    converted: { type: "boolean", default: false, description: "The last Policeman ends the round (K-9.2)" },
    receiver: { type: "boolean", default: false, description: "A Receiver of stolen goods lies in the pile (K-9.3)" },
    watchdogs: { type: "boolean", default: false, description: "Two Watchdogs keep Crooks away (K-9.4)" },
    bomb: {
      type: "string",
      enum: ["off", ...BOMB_RULES],
      default: "off",
      description: "The Bomb, by the rule the table picks (K-9.8, K-9.9)",
    },
    bombText: {
      type: "string",
      maxLength: LONGEST_BOMB_TEXT,
      default: "",
      description: 'What the Bomb does, for the rule "own": shown to all and left to the players (K-9.9)',
    },
  },
};

const { bombText: _text, bomb: BOMB, ...OTHERS } = OPTIONS.properties;

/** The options of rules 0 and 1. */
export const OPTIONS_BEFORE_OWN_BOMBS: OptionsSchema = {
  ...OPTIONS,
  properties: { ...OTHERS, bomb: { ...BOMB, enum: ["off", "pass", "discard", "halve", "swap"] } as ChoiceOption },
};

export function configure(input: unknown, _seats: number, schema = OPTIONS): Result<Config, ConfigProblem> {
  const read = readOptions(schema, input);
  if (!read.ok) return read.error.path === "config.bombText" ? textProblem("long") : read;
  const config = read.value as unknown as Config;
  const { bomb, bombText = "" } = config;
  if (bomb !== "own") return bombText === "" ? ok(config) : textProblem("unused");
  const text = plainText(bombText);
  if (text === null) return textProblem("empty");
  return [...text].length > LONGEST_BOMB_TEXT ? textProblem("long") : ok({ ...config, bombText: text });
}

/** The text is asked for where the table writes its own bomb rule. */
export function optionsFor({ bomb }: Options): OptionsSchema {
  const { bombText, ...others } = OPTIONS.properties;
  return { ...OPTIONS, properties: { ...others, ...(bomb === "own" && { bombText }) } };
}

const TEXT_PROBLEMS = {
  long: `must be a text of at most ${LONGEST_BOMB_TEXT} characters`,
  empty: "must say what the Bomb does",
  unused: 'belongs to the bomb rule "own" only',
};

function textProblem(id: keyof typeof TEXT_PROBLEMS): Result<never, ConfigProblem> {
  const message: Message = { id: `bomb-text.${id}`, args: { most: LONGEST_BOMB_TEXT } };
  return fail({ path: "config.bombText", problem: `${TEXT_PROBLEMS[id]} (K-9.9)`, message });
}
