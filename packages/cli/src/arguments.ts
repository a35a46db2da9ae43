import { parseArgs } from "node:util";
import { quote } from "./clean.ts";
import { CommandError } from "./exit.ts";
import { nearest } from "./nearest.ts";
import type { Words } from "./words.ts";

/** What the value of an option is, for those who complete what is typed: any text, a name on this disk, or one of a few words. */
export type ValueKind = "text" | "file" | "folder" | readonly string[];

/** What a command accepts besides its one thing (a game, a file, something to print …, null for none): options with a value, and switches. */
export interface Shape {
  readonly thing: "game" | "file" | "thing" | "match" | "guest" | "shell" | "name" | "folder" | null;
  readonly values: { readonly [option: string]: ValueKind };
  readonly switches: readonly string[];
}

export interface Given {
  readonly thing: string;
  readonly values: { readonly [name: string]: string };
  readonly switches: ReadonlySet<string>;
}

/** Reads a command's arguments. Everything that is not plainly right is said to the caller, nothing is guessed. */
export function readArguments(words: Words, command: string, shape: Shape, argv: readonly string[]): Given {
  const options = Object.fromEntries([
    ...Object.keys(shape.values).map((name) => [name, { type: "string" }] as const),
    ...shape.switches.map((name) => [name, { type: "boolean" }] as const),
  ]);
  const { ids, args } = setIdsAside(shape, argv);
  const { tokens } = parseArgs({ args, options, strict: false, allowPositionals: true, tokens: true });
  const things = [...ids];
  const values: Record<string, string> = {};
  const switches = new Set<string>();
  for (const token of tokens) {
    if (token.kind === "positional") things.push(token.value);
    if (token.kind !== "option") continue;
    const { name, rawName, value } = token;
    const refuse = (problem: "twice" | "no-value" | "needs-value"): never => {
      throw CommandError.badInput(words(`option.${problem}`, { option: quote(rawName), command }));
    };
    if (!Object.hasOwn(options, name)) {
      const meant = nearest(rawName, [...Object.keys(options), "help"].map(asOption));
      throw CommandError.badInput(words("option.unknown", { option: quote(rawName), command, meant }));
    }
    if (Object.hasOwn(values, name) || switches.has(name)) refuse("twice");
    if (shape.switches.includes(name)) {
      if (value !== undefined) refuse("no-value");
      switches.add(name);
    } else {
      values[name] = value ?? refuse("needs-value");
    }
  }
  if (shape.thing === null) {
    if (things[0] !== undefined) throw CommandError.badInput(words("surplus.any", { text: quote(things[0]), command }));
    return { thing: "", values, switches };
  }
  const [thing, surplus] = things;
  if (thing === undefined) throw CommandError.badInput(words(`missing.${shape.thing}`, { command }));
  if (surplus !== undefined) throw CommandError.badInput(words("surplus", { text: quote(surplus), command }));
  return { thing, values, switches };
}

/** The house draws ids of 22 letters, and one in 64 begins with a dash: that is no option. */
function setIdsAside({ thing, values, switches }: Shape, argv: readonly string[]): { ids: string[]; args: string[] } {
  const ids: string[] = [];
  if (thing !== "match" && thing !== "guest") return { ids, args: [...argv] };
  const taking = Object.keys(values);
  const isOf = (names: readonly string[], text = ""): boolean => text.startsWith("--") && names.includes(text.slice(2));
  const args = argv.filter((text, i) => {
    const isId = /^-[-\w]{21}$/.test(text) && !isOf([...taking, ...switches], text) && !isOf(taking, argv[i - 1]);
    if (isId) ids.push(text);
    return !isId;
  });
  return { ids, args };
}

function asOption(name: string): string {
  return `--${name}`;
}

/** A whole number in a range, or the fallback if the option was not given. */
export function wholeNumber(
  words: Words,
  given: Given,
  name: string,
  range: { readonly min: number; readonly max: number },
  fallback: number,
): number {
  const text = given.values[name];
  if (text === undefined) return fallback;
  const number = /^\d{1,16}$/.test(text) ? Number(text) : Number.NaN;
  if (!(number >= range.min && number <= range.max)) {
    throw CommandError.badInput(words("option.number", { option: `--${name}`, ...range, given: quote(text) }));
  }
  return number;
}

/** One of a few words, or null if the option was not given. */
export function oneOf<Choice extends string>(
  words: Words,
  given: Given,
  name: string,
  choices: readonly Choice[],
): Choice | null {
  const text = given.values[name];
  if (text === undefined) return null;
  const choice = choices.find((each) => each === text);
  if (choice === undefined) {
    throw CommandError.badInput(
      words("option.choice", { option: `--${name}`, choices: choices.join(", "), given: quote(text) }),
    );
  }
  return choice;
}
