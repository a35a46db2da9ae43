import { fitOptions, type Options, type OptionsSchema } from "@safehouse/kernel";
import type { GameToSet } from "./load-game.ts";
import { sayBefore } from "./say-before.ts";

/** Options as they would be played with so many seats. */
export interface SetOptions {
  /** Those that make a difference. */
  readonly schema: OptionsSchema;
  readonly config: Options;
  /** Why it cannot be played like this, and which option to change; null if it can. */
  readonly problem: OptionProblem | null;
}

export interface OptionProblem {
  readonly option: string;
  readonly text: string;
}

export function setOptions({ game, texts }: GameToSet, wished: Options, seats: number): SetOptions {
  const all = fitOptions(game.meta.options, wished);
  const schema = game.optionsFor?.(all, seats) ?? game.meta.options;
  const config = fitOptions(schema, all);
  const configured = game.configure(config, seats);
  if (configured.ok) return { schema, config, problem: null };
  const { path, problem, message } = configured.error;
  const text = message === undefined ? problem : sayBefore(texts)(message);
  return { schema, config, problem: { option: path.replace(/^config\./, ""), text } };
}
