import { type BotLevel, canonical, type Json, type OptionsSchema } from "@safehouse/kernel";

/** What two results must have in common to be compared. */
export interface Terms {
  readonly game: string;
  /** Of its rules and of all that it is played with: what has changed since is another game. */
  readonly version: string;
  readonly seats: number;
  readonly config: { readonly [option: string]: Json };
  /** How good the bots are that one plays against, the weakest first; absent where everybody wins or loses together. */
  readonly rivals?: readonly BotLevel[];
}

export function versionOf({ rules, content }: { readonly rules: number; readonly content: string }): string {
  return `${rules}.${content}`;
}

/** One text for all that compares. Who sits in which seat makes no difference: the same crew is the same crew. */
export function termsKey(schema: OptionsSchema, { game, version, seats, config, rivals }: Terms): string {
  const crew: Json[] = [];
  const rest: { [option: string]: Json } = {};
  for (const [name, value] of Object.entries(config)) {
    if (isAboutSeat(schema, name)) crew.push(value);
    else rest[name] = value;
  }
  return canonical([game, version, seats, rest, crew.map(canonical).sort(), ...(rivals === undefined ? [] : [rivals])]);
}

/** See `ChoiceOption`: its name ends in the number of the seat. */
function isAboutSeat({ properties }: OptionsSchema, name: string): boolean {
  const option = Object.hasOwn(properties, name) ? properties[name] : undefined;
  return option?.type === "string" && option.enum !== undefined && /[a-z]\d+$/i.test(name);
}
