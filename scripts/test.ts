/**
 * `npm test`: everything that must hold before a commit. All parts run even if one fails, so that one run tells all. What stands
 * behind `--` goes to vitest (`npm test -- packages/kernel`), and then no browser is started. The last line is for programs:
 * `N passed, N failed`.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { keepScratchInMemory } from "./scratch.ts";
import { countBrowserTests, countUnitTests, type Tally } from "./tally.ts";
import { runBeside } from "./tool.ts";
import { buildWeb, isBuilt } from "./web-build.ts";

const CHECKS: readonly (readonly [heading: string, command: string, ...args: string[]])[] = [
  ["Types", "tsc", "--build"],
  ["Lint", "oxlint", "--deny-warnings"],
  ["Format", "oxfmt", "--check"],
  ["Dead code", "knip"],
  ["Layers", "node", "scripts/layers.ts"],
  ["Rule coverage", "node", "scripts/rules.ts", "--brief"],
];

const started = performance.now();
keepScratchInMemory();
const parts: [heading: string, tally: Tally][] = [];
// Each of them uses one core: side by side they take half the time.
const checked = CHECKS.map(([heading, ...command]) => {
  const [program, ...args] = command;
  return { heading, command, result: runBeside(program, args) };
});
const chosen = process.argv.slice(2);
// Built before anything is tested: servers of the unit tests would meet it half done. Whether it can be built, the browser tests tell.
if (chosen.length === 0 && !isBuilt()) await buildWeb();
// Browsers wait for servers and for each other: beside the unit tests, no core is idle. Nor is it while the slowest check ends.
const browsed = chosen.length === 0 ? browserTests() : null;
console.log("\n── Unit tests ── vitest run");
const units = await unitTests(chosen);
for (const { heading, command, result } of checked) {
  const { passed, output } = await result;
  console.log(`\n── ${heading} ── ${command.join(" ")}\n${output}`);
  parts.push([heading, passed ? { passed: 1, failed: 0, failures: [] } : { passed: 0, failed: 1, failures: [output] }]);
}
parts.push(["Unit tests", units]);
if (browsed !== null) {
  const { tally, output } = await browsed;
  console.log(`\n── Browser tests ── playwright test\n${output}`);
  parts.push(["Browser tests", tally]);
}

console.log(`\n── Summary ── ${Math.round((performance.now() - started) / 1000)} s`);
for (const [heading, { passed, failed }] of parts) {
  console.log(`${failed > 0 ? "✗" : "✓"} ${heading.padEnd(14)} ${passed} passed, ${failed} failed`);
}
for (const [heading, { failures }] of parts) {
  for (const failure of failures) console.log(`\n✗ ${heading}: ${failure.trimEnd()}`);
}
// Once more by name only: pages that failed are long, and of some runs only the last lines are kept.
console.log();
for (const [heading, { failures }] of parts) {
  for (const failure of failures) console.log(`✗ ${heading}: ${failure.split("\n", 1)[0]}`);
}
const total = (field: "passed" | "failed"): number => parts.reduce((sum, [, tally]) => sum + tally[field], 0);
console.log(`\n${total("passed")} passed, ${total("failed")} failed`);
process.exitCode = total("failed") > 0 ? 1 : 0;

function unitTests(args: readonly string[]): Promise<Tally> {
  return withReport(async (report) => {
    const options = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
    // Hundreds of programs are started, most of them of the same code.
    const env = { NODE_COMPILE_CACHE: join(dirname(report), "compiled") };
    const { passed } = await runBeside("vitest", ["run", ...options, ...args], { isShown: true, env });
    return countUnitTests(report, passed);
  });
}

function browserTests(): Promise<{ readonly tally: Tally; readonly output: string }> {
  return withReport(async (report) => {
    process.env["BROWSER_REPORT"] = report;
    const { passed, output } = await runBeside("playwright", ["test", "--config", "packages/web/playwright.config.ts"]);
    return { tally: countBrowserTests(report, passed), output };
  });
}

async function withReport<Result>(run: (report: string) => Promise<Result>): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), "safehouse-test-"));
  try {
    return await run(join(folder, "report.json"));
  } finally {
    rmSync(folder, { recursive: true });
  }
}
