import { type AnyGame, canonical, copyJson, hashState, sameJson } from "@safehouse/kernel";
import type { ConformKit } from "./kit.ts";
import type { Report } from "./laws.ts";
import { deepFreeze, plainJsonProblem } from "./plain.ts";

const WRONG_CONFIGS: readonly unknown[] = [
  null,
  undefined,
  7,
  "{}",
  [],
  { "no such option": true },
  JSON.parse('{"__proto__": {}}'),
];

/** The laws of configurations: wrong ones are refused in words, right ones are whole and start the same match every time. */
export function examineConfigs(game: AnyGame, kit: ConformKit, seats: number, report: Report): void {
  for (const input of WRONG_CONFIGS) {
    const read = game.configure(input, seats);
    if (read.ok) report("config", `${canonical(input)} is accepted`);
    else if (typeof read.error.path !== "string" || typeof read.error.problem !== "string") {
      report("config", `${canonical(input)} is refused without saying why`);
    }
  }
  const configs = kit.configs(seats);
  if (configs.length === 0) report("config", "the kit names no configuration");
  for (const input of [{}, ...configs]) {
    const read = game.configure(deepFreeze(copyJson(input)), seats);
    if (!read.ok) {
      report("config", `${canonical(input)}: ${read.error.path} ${read.error.problem}`);
      continue;
    }
    const problem = plainJsonProblem(read.value);
    if (problem !== null) report("plain-json", `the configuration: ${problem}`);
    const again = game.configure(read.value, seats);
    if (!again.ok || !sameJson(again.value, read.value)) {
      report("config", `${canonical(input)} comes to ${canonical(read.value)}, which is read as something else`);
    }
    const config: unknown = deepFreeze(copyJson(read.value));
    if (hashState(game.setup(config, seats)) !== hashState(game.setup(config, seats))) {
      report("config", `${canonical(input)} is set up differently the second time`);
    }
  }
}
