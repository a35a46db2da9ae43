/**
 * `npm run faults`: does to a real server what the world does to servers, and proves that nothing was lost. Prints a table; exits with
 * 1 if a promise was broken. `-- --only WORD` runs the cases whose names contain it; those of several houses on one Postgres are run by
 * `-- --only cluster` and `-- --only evening` alone. `-- --short` takes a small size of each, as `npm test` does, and `-- --minutes N`
 * ends the evening, and the deaths of nodes, after so long.
 */
import { parseArgs } from "node:util";
import { CASES, CLUSTER_CASES } from "./cases.ts";
import { type Case, type Finding, verdictOf } from "./finding.ts";

const MOST_SHOWN = 10;

const { values } = parseArgs({
  options: { only: { type: "string" }, short: { type: "boolean" }, minutes: { type: "string" } },
});
const minutes = Number(values.minutes);
const { only } = values;
const all = [...CASES, ...CLUSTER_CASES];
const chosen = only === undefined ? CASES : all.filter(({ name }) => name.includes(only));
if (chosen.length === 0) {
  console.error(`No case has "${only}" in its name: ${all.map(({ name }) => name).join("; ")}.`);
  process.exit(2);
}

const rows: string[][] = [["case", "what happened", "verdict", "s"]];
let broken = 0;
for (const each of chosen) {
  process.stderr.write(`${each.name} …\n`);
  const start = performance.now();
  const finding = await tried(each);
  broken += finding.violations.length;
  for (const text of finding.violations.slice(0, MOST_SHOWN)) console.error(`  ${text}`);
  rows.push([each.name, finding.happened, verdictOf(finding), ((performance.now() - start) / 1000).toFixed(0)]);
}
const widths = [0, 1, 2, 3].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
const line = (row: readonly string[]): string => `| ${row.map((text, i) => text.padEnd(widths[i] ?? 0)).join(" | ")} |`;
rows.splice(
  1,
  0,
  widths.map((width) => "-".repeat(width)),
);
console.log(rows.map(line).join("\n"));
process.exit(broken > 0 ? 1 : 0);

async function tried(each: Case): Promise<Finding> {
  try {
    return await each.run(values.short ? "short" : "long", ...(minutes > 0 ? [minutes] : []));
  } catch (error) {
    return { happened: "the case itself failed", violations: [(error as Error).stack ?? String(error)] };
  }
}
