/**
 * What is it worth that an expert learns a plan of one's own while it is played? Plays fresh heists with normal, with an expert that has
 * learned nothing, and with one that has, and tells how long the learning took.
 * `npm run learn:own -- --heists 100 --crew 1`, `CODE…` for other plans than the ones below, `--seed TEXT` for other heists.
 */
import { parseArgs } from "node:util";
import { fastRandom } from "@safehouse/chance";
import { playMatch, seedOf } from "@safehouse/host";
import { meanWithError } from "@safehouse/kernel";
import { BASE } from "../../packages/games/clou/content/base.ts";
import type { BurglaryPlan } from "../../packages/games/clou/content/plan.ts";
import { clou } from "../../packages/games/clou/game.ts";
import { makeExpert } from "../../packages/games/clou/bots/expert.ts";
import { makeGreedy } from "../../packages/games/clou/bots/greedy.ts";
import type { Config } from "../../packages/games/clou/meta.ts";
import { writeHeist } from "../../packages/games/clou/own/code.ts";
import { OWN } from "../../packages/games/clou/own/own.ts";
import { OLD_CODES } from "../../packages/games/clou/test/old-codes.ts";

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    heists: { type: "string", default: "100" },
    crew: { type: "string", default: "1" },
    seed: { type: "string", default: "own" },
  },
});

const crew = Number(values.crew);
const plans = positionals.length > 0 ? positionals.map((code) => [code.slice(0, 16), code] as const) : somePlans();
for (const [name, code] of plans) await judge(name, code);

/** A house of three rooms, and plans of the box that somebody has changed so that nothing which was taught fits them. */
function somePlans(): (readonly [string, string])[] {
  const [mansion, auction, , bank] = BASE.plans as [BurglaryPlan, BurglaryPlan, BurglaryPlan, BurglaryPlan];
  const shorter = (counts: readonly number[]): number[] => counts.map((count) => count - 1);
  const dearer = { ...bank, id: "Dear", loot: bank.loot.map((loot, i) => ({ ...loot, value: 1 + ((i * 5) % 7) })) };
  const hasty = { ...mansion, id: "Hasty", bars: { ...mansion.bars, time: shorter(mansion.bars.time) } };
  const sheets = BASE.thieves.map((thief, i) => ({ ...thief, bars: BASE.thieves[(i + 1) % 4]?.bars ?? thief.bars }));
  return [
    ["three rooms", OLD_CODES.at(-1) ?? ""],
    ["hasty mansion", writeHeist({ plan: hasty, sheets: [] })],
    ["dearer bank", writeHeist({ plan: dearer, sheets: [] })],
    ["auction, bars changed round", writeHeist({ plan: { ...auction, id: "Swapped" }, sheets })],
  ];
}

async function judge(name: string, code: string): Promise<void> {
  const configured = clou.configure({ scenario: OWN, code }, crew);
  if (!configured.ok) throw new Error(`${name}: ${configured.error.problem}`);
  const config: Config = configured.value;
  const [plain, taught] = [makeExpert(clou.tableOf, async () => ({})), makeExpert(clou.tableOf, async () => ({}))];
  const study = taught.study?.(clou.view(clou.setup(config, crew), 0)) ?? null;
  if (study === null) throw new Error("there is nothing to learn");
  const before = process.threadCpuUsage();
  const learning = study.learn(fastRandom(seedOf("study", study.name)), () => 0);
  let step = learning.next();
  while (step.done !== true) step = learning.next();
  const { user, system } = process.threadCpuUsage(before);
  study.take(step.value);
  const bots = { normal: makeGreedy(clou.tableOf), "expert, untaught": plain, "expert, taught": taught };
  console.log(
    `${name}, crew of ${crew}: learned in ${((user + system) / 1e6).toFixed(1)} s, ${step.value.length} bytes`,
  );
  for (const [title, bot] of Object.entries(bots)) {
    const points = Array.from({ length: Number(values.heists) }, (_, i) => {
      const players = Array.from({ length: crew }, () => bot as never);
      const { outcome } = playMatch(clou, { config, players, seed: seedOf(values.seed, name, i) });
      return outcome?.type === "shared" ? outcome.points : 0;
    });
    const { mean, error } = meanWithError(points);
    console.log(`  ${title}: ${mean.toFixed(2)} ± ${(error / 2).toFixed(2)}`);
  }
}
