/**
 * `npm run rules`: every rule of the implemented games with the tests that name it. Fails if a rule has none. `--json` prints one
 * object; `--brief` only what is wrong or open.
 */
import { parseArgs } from "node:util";
import { type RuleCoverage, ruleCoverage } from "./coverage.ts";

const { values } = parseArgs({ options: { json: { type: "boolean" }, brief: { type: "boolean" } } });
const coverage = await ruleCoverage();
const { rules, strays } = coverage;
const count = (status: RuleCoverage["status"]): number => rules.filter((rule) => rule.status === status).length;

if (values.json) console.log(JSON.stringify(coverage, null, 2));
else printReport();
process.exitCode = count("missing") > 0 || strays.length > 0 || rules.length === 0 ? 1 : 0;

function printReport(): void {
  for (const [game, ofGame] of Map.groupBy(rules, (rule) => rule.game)) {
    const shown = values.brief ? ofGame.filter(({ status }) => status === "missing" || status === "open") : ofGame;
    if (shown.length > 0) console.log([game, ...shown.flatMap(describe), ""].join("\n"));
  }
  for (const { id, file, title } of strays) console.log(`${file} names ${id}, which no rulebook has: ${title}`);
  const counts = (["tested", "measured", "open", "missing"] as const).map((status) => `${count(status)} ${status}`);
  console.log(`${rules.length} rules: ${counts.join(", ")}`);
}

function describe({ id, status, tests }: RuleCoverage): string[] {
  const remark = {
    tested: null,
    measured: "proven by the committed balance report",
    open: "open: no balance report names it yet",
    missing: "NO TEST NAMES IT",
  }[status];
  const lines = [...(remark === null ? [] : [remark]), ...tests.map(({ file, title }) => `${title}  (${short(file)})`)];
  return lines.map((line, i) => `  ${(i === 0 ? id : "").padEnd(8)}${line}`);
}

function short(file: string): string {
  return file.replace(/^packages\//, "").replace("/test/", "/");
}
