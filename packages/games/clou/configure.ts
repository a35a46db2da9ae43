import { type ConfigProblem, fail, ok, type OptionsSchema, readOptions, type Result } from "@safehouse/kernel";
import { ANY_THIEF, type Config } from "./meta.ts";

const SEATS = ["thief1", "thief2", "thief3"] as const;

/** C-1.1: every seat gets a thief of its own. Who is not named is given out in this order. */
export function configure(
  options: OptionsSchema,
  order: readonly string[],
  input: unknown,
  seats: number,
): Result<Config, ConfigProblem> {
  const read = readOptions(options, input);
  if (!read.ok) return read;
  const config = read.value as unknown as { -readonly [name in keyof Config]: Config[name] };
  const taken = new Set<string>();
  for (const option of SEATS.slice(0, seats)) {
    const thief = config[option];
    if (thief === ANY_THIEF) continue;
    if (taken.has(thief)) return fail({ path: `config.${option}`, problem: "must be another thief than the others" });
    taken.add(thief);
  }
  for (const option of SEATS.slice(seats)) {
    if (config[option] !== ANY_THIEF)
      return fail({ path: `config.${option}`, problem: "must be any: nobody sits there" });
  }
  for (const option of SEATS.slice(0, seats)) {
    if (config[option] !== ANY_THIEF) continue;
    const free = order.find((thief) => !taken.has(thief)) as string;
    config[option] = free;
    taken.add(free);
  }
  return ok(config);
}
