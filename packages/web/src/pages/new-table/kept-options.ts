import { type OptionsSchema, readOptions } from "@safehouse/kernel";
import { recall, remember } from "../../app/storage.ts";
import type { OptionValue } from "./option-fields.ts";

export type Options = Record<string, OptionValue>;

/** The options last played with on this device; the defaults if there are none, or if the game has other options by now. */
export function recallOptions(game: string, schema: OptionsSchema): Options {
  const kept = readOptions(schema, parsed(recall(`options.${game}`)));
  if (kept.ok) return kept.value;
  const usual = readOptions(schema, {});
  return usual.ok ? usual.value : {};
}

export function keepOptions(game: string, options: Options): void {
  remember(`options.${game}`, JSON.stringify(options));
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? "{}");
  } catch {
    return {};
  }
}
