import { isObject } from "./json.ts";
import { fail, ok, type Result } from "./result.ts";

/** The part of JSON Schema that table options use: flat, every one with a default. */
export interface OptionsSchema {
  readonly type: "object";
  readonly additionalProperties: false;
  readonly properties: { readonly [name: string]: OptionSchema };
}

export type OptionSchema =
  | { readonly type: "boolean"; readonly default: boolean; readonly description: string }
  | {
      readonly type: "string";
      readonly enum: readonly string[];
      readonly default: string;
      readonly description: string;
    }
  | {
      readonly type: "integer";
      readonly minimum: number;
      readonly maximum: number;
      readonly default: number;
      readonly description: string;
    };

/** Where a configuration is wrong and what would be right, in words for the person who wrote it. */
export interface ConfigProblem {
  readonly path: string;
  readonly problem: string;
}

/** Reads untrusted options: unknown names and wrong values are refused, missing ones get their default. */
export function readOptions(
  schema: OptionsSchema,
  input: unknown,
): Result<Record<string, boolean | string | number>, ConfigProblem> {
  if (!isObject(input)) return fail({ path: "config", problem: "must be an object such as {}" });
  const names = Object.keys(schema.properties);
  for (const name of Object.keys(input)) {
    if (!names.includes(name)) {
      return fail({ path: `config.${shorten(name)}`, problem: `is not an option; options are ${names.join(", ")}` });
    }
  }
  const options: Record<string, boolean | string | number> = {};
  for (const [name, option] of Object.entries(schema.properties)) {
    const value = Object.hasOwn(input, name) ? input[name] : option.default;
    const expected = mismatch(option, value);
    if (expected) return fail({ path: `config.${name}`, problem: expected });
    options[name] = value as boolean | string | number;
  }
  return ok(options);
}

function mismatch(option: OptionSchema, value: unknown): string | null {
  switch (option.type) {
    case "boolean":
      return typeof value === "boolean" ? null : "must be true or false";
    case "string":
      return option.enum.includes(value as string) ? null : `must be one of ${option.enum.join(", ")}`;
    case "integer":
      return Number.isInteger(value) && (value as number) >= option.minimum && (value as number) <= option.maximum
        ? null
        : `must be a whole number from ${option.minimum} to ${option.maximum}`;
  }
}

function shorten(name: string): string {
  return name.length > 40 ? `${name.slice(0, 40)}…` : name;
}
