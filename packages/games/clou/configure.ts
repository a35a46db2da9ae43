import {
  type ConfigProblem,
  fail,
  ok,
  type Options,
  type OptionsSchema,
  readOptions,
  type Result,
} from "@safehouse/kernel";
import { ANY_THIEF, type Config } from "./meta.ts";
import { writeLike } from "./own/code.ts";
import { readHeist } from "./own/heist.ts";
import { OWN } from "./own/own.ts";

const SEATS = ["thief1", "thief2", "thief3"] as const;

/** Only who sits there is somebody, and only a plan of one's own has a code. */
export function optionsFor(options: OptionsSchema, chosen: Options, seats: number): OptionsSchema {
  const empty: readonly string[] = [...SEATS.slice(seats), ...(chosen["scenario"] === OWN ? [] : ["code"])];
  const properties = Object.entries(options.properties).filter(([name]) => !empty.includes(name));
  return { ...options, properties: Object.fromEntries(properties) };
}

/** C-1.1: every seat gets a thief of its own. Who is not named is given out in this order. */
export function configure(
  options: OptionsSchema,
  order: readonly string[],
  input: unknown,
  seats: number,
): Result<Config, ConfigProblem> {
  const read = readOptions(options, input);
  if (!read.ok) return read;
  const { code = "", ...rest } = read.value as unknown as Config;
  const own = readCode(rest.scenario, code, order);
  if (!own.ok) return own;
  const config: { -readonly [name in keyof Config]: Config[name] } = { ...rest, ...own.value };
  const taken = new Set<string>();
  for (const option of SEATS.slice(0, seats)) {
    const thief = config[option] as string;
    if (thief === ANY_THIEF) continue;
    if (taken.has(thief)) {
      const problem = "must be another thief than the others";
      return fail({ path: `config.${option}`, problem, message: { id: "no.same-thief" } });
    }
    taken.add(thief);
  }
  for (const option of SEATS.slice(seats)) {
    if (config[option] !== undefined && config[option] !== ANY_THIEF)
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

/** The code as we write it ourselves, in the writing it came in: a record holds the plan whole, and says the same for ever. */
function readCode(
  scenario: string,
  code: string,
  thieves: readonly string[],
): Result<Pick<Config, "code">, ConfigProblem> {
  if (scenario !== OWN) {
    return code === "" ? ok({}) : fail({ path: "config.code", problem: `belongs to the scenario "${OWN}" only` });
  }
  const heist = readHeist(code, thieves);
  if (heist.ok) return ok({ code: writeLike(code, heist.value) });
  const [{ path, problem, message = { id: "code.wrong", args: { path } } }] = heist.error;
  return fail({ path: "config.code", problem: path === "" ? problem : `${path} ${problem}`, message });
}
