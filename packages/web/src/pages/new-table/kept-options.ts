import { fitOptions, isObject, type Options, type OptionsSchema } from "@safehouse/kernel";
import { recall, remember } from "../../app/storage.ts";

/** The options last played with on this device, as far as the game still has them; the defaults for the rest. */
export function recallOptions(game: string, schema: OptionsSchema): Options {
  return fitOptions(schema, parsed(recall(`options.${game}`)));
}

export function keepOptions(game: string, options: Options): void {
  remember(`options.${game}`, JSON.stringify(options));
}

function parsed(text: string | null): Options {
  try {
    const kept: unknown = JSON.parse(text ?? "{}");
    return isObject(kept) ? (kept as Options) : {};
  } catch {
    return {};
  }
}
