import { existsSync, readFileSync } from "node:fs";

export interface Tally {
  readonly passed: number;
  readonly failed: number;
}

interface VitestReport {
  readonly testResults: readonly {
    readonly status: string;
    readonly assertionResults: readonly { readonly status: string }[];
  }[];
}

/** Counts what vitest reported. A run that went wrong outside its tests (a file that does not load, no file at all) is a failure, too. */
export function countTests(reportFile: string, wentWell: boolean): Tally {
  if (!existsSync(reportFile)) return { passed: 0, failed: 1 };
  const report = JSON.parse(readFileSync(reportFile, "utf8")) as VitestReport;
  let passed = 0;
  let failed = 0;
  for (const { status, assertionResults } of report.testResults) {
    const broken = assertionResults.filter((test) => test.status === "failed").length;
    passed += assertionResults.filter((test) => test.status === "passed").length;
    failed += status === "failed" ? Math.max(1, broken) : broken;
  }
  return { passed, failed: failed === 0 && !(wentWell && passed > 0) ? 1 : failed };
}
