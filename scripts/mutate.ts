/**
 * `npm run mutate -- TARGET…`: does a test notice when a rule changes? Prints what survived and the score of each target: the games, kernel
 * and host, all of them if none is named. `--file PART` takes only some files, `--sample N` only so many mutants, always the same.
 * The target `house` is a sample of server, protocol and the web's hooks. The whole account goes to reports/mutation.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { type Judged, judgeTarget } from "./mutate/judge.ts";
import { draw, type Mutant } from "./mutate/mutants.ts";
import { judgeSample } from "./mutate/sample.ts";
import { findTargets } from "./mutate/targets.ts";
import { ROOT } from "./tool.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { sample: { type: "string" }, file: { type: "string", default: "" } },
});

const most = values.sample === undefined ? Infinity : Number(values.sample);
const REPORTS = join(ROOT, "reports/mutation");
mkdirSync(REPORTS, { recursive: true });
for (const target of findTargets()) {
  if (positionals.length > 0 && !positionals.includes(target.name)) continue;
  const choose = (mutants: readonly Mutant[]): readonly Mutant[] =>
    draw(
      mutants.filter(({ file }) => file.includes(values.file)),
      most,
    );
  const judged = await judgeTarget(target, choose, (done, all) => {
    if (done % 50 === 0) process.stderr.write(`${target.name} ${done}/${all}\n`);
  });
  for (const mutant of judged) if (isAlive(mutant)) console.log(describe(mutant));
  tell(target.name, judged, ({ file }) => file);
}
if (positionals.includes("house")) {
  const judged = await judgeSample(Math.min(most, 100), (mutant) => console.log(describe(mutant)));
  tell("house", judged, ({ file }) => file.split("/")[1]!);
}

function tell(name: string, judged: readonly Judged[], part: (mutant: Judged) => string): void {
  writeFileSync(join(REPORTS, `${name}.json`), `${JSON.stringify(judged, null, 1)}\n`);
  for (const [of, mutants] of Map.groupBy(judged, part)) console.log(score(of, mutants));
  console.log(score(name, judged));
}

function isAlive({ fate }: Judged): boolean {
  return fate === "survived" || fate === "uncovered";
}

function describe({ file, line, kind, from, to, fate }: Judged): string {
  return `${fate} ${file}:${line} ${kind}\n  - ${oneLine(from)}\n  + ${oneLine(to)}`;
}

function oneLine(code: string): string {
  return code.replaceAll(/\s+/g, " ").slice(0, 160);
}

/** Constants are not judged, and do not count. */
function score(name: string, judged: readonly Judged[]): string {
  const count = (fate: Judged["fate"]): number => judged.filter((mutant) => mutant.fate === fate).length;
  const all = judged.length - count("constant");
  const share = ((100 * (count("killed") + count("timeout"))) / Math.max(1, all)).toFixed(1);
  const fates = (["killed", "timeout", "survived", "uncovered", "constant"] as const).map(
    (fate) => `${count(fate)} ${fate}`,
  );
  return `${name}: ${share} % of ${all} (${fates.join(", ")})`;
}
