import type { Json } from "./json.ts";

export const LANGUAGES = ["en", "de"] as const;
export type Language = (typeof LANGUAGES)[number];

/** A text that is not yet in any language: the key of a message table with its arguments. */
export interface Message {
  readonly id: string;
  readonly args?: { readonly [name: string]: Json };
}

/** A refusal names the rule it enforces. `why` is shown to the player. */
export interface Refusal {
  readonly rule: string;
  readonly why: Message;
}

/** What a message may ask about the people at the table while it becomes text. */
export interface Speaker {
  /** The name of the player in that seat. */
  name(seat: number): string;
  /** Whether the text is read by that very player, so that it may say "you". */
  isYou(seat: number): boolean;
}

/** One language's texts of one package: plain words, or a function of the message's arguments. */
export type MessageTable = {
  readonly [id: string]: string | ((args: never, speaker: Speaker) => string);
};

/** The type of every other language's table, derived from the first: the same keys with the same arguments. */
export type SameMessages<Table extends MessageTable> = {
  readonly [Id in keyof Table]: Table[Id] extends string ? string : Table[Id];
};

export function say(table: MessageTable, message: Message, speaker: Speaker): string {
  const entry = Object.hasOwn(table, message.id) ? table[message.id] : undefined;
  if (entry === undefined) throw new Error(`no text for message "${message.id}"`);
  return typeof entry === "string" ? entry : entry((message.args ?? {}) as never, speaker);
}

export function refuse(rule: string, id: string, args?: Message["args"]): Refusal {
  return { rule, why: args === undefined ? { id } : { id, args } };
}
