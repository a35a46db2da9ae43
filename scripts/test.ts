/**
 * `npm test`: everything that must hold before a commit. All parts run even if one fails, so that one run tells all. What stands
 * behind `--` goes to vitest (`npm test -- packages/kernel`), and then no browser is started. The last line is for programs:
 * `N passed, N failed`.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { countBrowserTests, countUnitTests, type Tally } from "./tally.ts";
import { runBeside, runTool } from "./tool.ts";

const CHECKS: readonly (readonly [heading: string, command: string, ...args: string[]])[] = [
  ["Types", "tsc", "--noEmit"],
  ["Lint", "oxlint", "--deny-warnings"],
  ["Format", "prettier", "--check", "--log-level", "warn", "."],
  ["Dead code", "knip"],
  ["Layers", "node", "scripts/layers.ts"],
  ["Rule coverage", "node", "scripts/rules.ts", "--brief"],
];

const started = performance.now();
const parts: [heading: string, tally: Tally][] = [];
// Each of them uses one core: side by side they take half the time.
const checked = CHECKS.map(([, command, ...args]) => runBeside(command, args));
for (const [i, [heading, ...command]] of CHECKS.entries()) {
  const { passed, output } = await checked[i];
  console.log(`\n── ${heading} ── ${command.join(" ")}\n${output}`);
  parts.push([heading, { passed: passed ? 1 : 0, failed: passed ? 0 : 1 }]);
}
const chosen = process.argv.slice(2);
parts.push(["Unit tests", unitTests(chosen)]);
if (chosen.length === 0) parts.push(["Browser tests", browserTests()]);

console.log(`\n── Summary ── ${Math.round((performance.now() - started) / 1000)} s`);
for (const [heading, { passed, failed }] of parts) {
  console.log(`${failed > 0 ? "✗" : "✓"} ${heading.padEnd(14)} ${passed} passed, ${failed} failed`);
}
const total = (field: keyof Tally): number => parts.reduce((sum, [, tally]) => sum + tally[field], 0);
console.log(`\n${total("passed")} passed, ${total("failed")} failed`);
process.exitCode = total("failed") > 0 ? 1 : 0;

function unitTests(args: readonly string[]): Tally {
  console.log("\n── Unit tests ── vitest run");
  return withReport((report) => {
    const options = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
    return countUnitTests(report, runTool("vitest", ["run", ...options, ...args]));
  });
}

function browserTests(): Tally {
  console.log("\n── Browser tests ── playwright test");
  return withReport((report) => {
    process.env["BROWSER_REPORT"] = report;
    return countBrowserTests(report, runTool("playwright", ["test", "--config", "packages/web/playwright.config.ts"]));
  });
}

function withReport(run: (report: string) => Tally): Tally {
  const folder = mkdtempSync(join(tmpdir(), "safehouse-test-"));
  try {
    return run(join(folder, "report.json"));
  } finally {
    rmSync(folder, { recursive: true });
  }
}
