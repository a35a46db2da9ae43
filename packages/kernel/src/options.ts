import { isObject } from "./json.ts";
import type { Message } from "./message.ts";
import { fail, ok, type Result } from "./result.ts";

/** The part of JSON Schema that table options use: flat, every one with a default. */
export interface OptionsSchema {
  readonly type: "object";
  readonly additionalProperties: false;
  readonly properties: { readonly [name: string]: OptionSchema };
}

/** One of several words. A choice whose name ends in a number (`thief2`) belongs to the seat of that number, counted from 1. */
export interface ChoiceOption {
  readonly type: "string";
  readonly enum: readonly string[];
  readonly default: string;
  readonly description: string;
}

/** Free text. */
export interface TextOption {
  readonly type: "string";
  readonly enum?: never;
  readonly maxLength: number;
  /** A regular expression that the text has to match somewhere. */
  readonly pattern?: string;
  readonly default: string;
  readonly description: string;
}

/** Different whole numbers, in any order. */
export interface ListOption {
  readonly type: "array";
  readonly items: {
    readonly type: "integer";
    readonly minimum: number;
    readonly maximum: number;
    readonly enum?: readonly number[];
  };
  readonly maxItems: number;
  readonly uniqueItems: true;
  readonly default: readonly number[];
  readonly description: string;
}

export type OptionSchema =
  | { readonly type: "boolean"; readonly default: boolean; readonly description: string }
  | {
      readonly type: "integer";
      readonly minimum: number;
      readonly maximum: number;
      readonly default: number;
      readonly description: string;
    }
  | ChoiceOption
  | TextOption
  | ListOption;

export type OptionValue = OptionSchema["default"];

/** A value for every option of a schema. */
export type Options = { readonly [name: string]: OptionValue };

/** Where a configuration is wrong and what would be right, in words for the person who wrote it. */
export interface ConfigProblem {
  readonly path: string;
  readonly problem: string;
  /** The same for a player who set it so at a table, by the game's texts. */
  readonly message?: Message;
}

/** Reads untrusted options: unknown names and wrong values are refused, missing ones get their default. */
export function readOptions(schema: OptionsSchema, input: unknown): Result<Options, ConfigProblem> {
  if (!isObject(input)) return fail({ path: "config", problem: "must be an object such as {}" });
  const names = Object.keys(schema.properties);
  for (const name of Object.keys(input)) {
    if (!names.includes(name)) {
      const known = names.length === 0 ? "this game has none" : `options are ${names.join(", ")}`;
      return fail({ path: `config.${shorten(name)}`, problem: `is not an option; ${known}` });
    }
  }
  const options: { [name: string]: OptionValue } = {};
  for (const [name, option] of Object.entries(schema.properties)) {
    const value = Object.hasOwn(input, name) ? input[name] : option.default;
    const expected = mismatch(option, value);
    if (expected) return fail({ path: `config.${name}`, problem: expected });
    options[name] = Array.isArray(value) ? [...value] : (value as OptionValue);
  }
  return ok(options);
}

/** What of these options is among the schema's and right by it; the rest gets its default. */
export function fitOptions({ properties }: OptionsSchema, options: Options): Options {
  return Object.fromEntries(
    Object.entries(properties).map(([name, option]) => {
      const given = Object.hasOwn(options, name) ? options[name] : undefined;
      return [name, given !== undefined && mismatch(option, given) === null ? given : option.default];
    }),
  );
}

function mismatch(option: OptionSchema, value: unknown): string | null {
  switch (option.type) {
    case "boolean":
      return typeof value === "boolean" ? null : "must be true or false";
    case "integer":
      return isWithin(option, value) ? null : `must be a whole number from ${option.minimum} to ${option.maximum}`;
    case "array":
      return listMismatch(option, value);
    case "string":
      if (option.enum === undefined) return textMismatch(option, value);
      return option.enum.includes(value as string) ? null : `must be one of ${option.enum.join(", ")}`;
  }
}

function textMismatch({ maxLength, pattern }: TextOption, value: unknown): string | null {
  const isText = typeof value === "string" && [...value].length <= maxLength;
  if (!isText) return `must be a text of at most ${maxLength} characters`;
  return pattern === undefined || new RegExp(pattern, "u").test(value) ? null : `must match ${pattern}`;
}

function listMismatch({ items, maxItems }: ListOption, value: unknown): string | null {
  const isList = Array.isArray(value) && value.length <= maxItems && new Set(value).size === value.length;
  const isOffered = (item: unknown): boolean => items.enum?.includes(item as number) ?? true;
  if (isList && value.every((item) => isWithin(items, item) && isOffered(item))) return null;
  const range = items.enum === undefined ? `from ${items.minimum} to ${items.maximum}` : `of ${items.enum.join(", ")}`;
  return `must be a list of at most ${maxItems} different whole numbers ${range}`;
}

function isWithin(
  { minimum, maximum }: { readonly minimum: number; readonly maximum: number },
  value: unknown,
): boolean {
  return Number.isInteger(value) && (value as number) >= minimum && (value as number) <= maximum;
}

function shorten(name: string): string {
  return name.length > 40 ? `${name.slice(0, 40)}…` : name;
}
