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

interface PlaywrightReport {
  readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number };
}

export function countUnitTests(reportFile: string, wentWell: boolean): Tally {
  return count<VitestReport>(reportFile, wentWell, ({ testResults }) => {
    let passed = 0;
    let failed = 0;
    for (const { status, assertionResults } of testResults) {
      const broken = assertionResults.filter((test) => test.status === "failed").length;
      passed += assertionResults.filter((test) => test.status === "passed").length;
      failed += status === "failed" ? Math.max(1, broken) : broken;
    }
    return { passed, failed };
  });
}

export function countBrowserTests(reportFile: string, wentWell: boolean): Tally {
  return count<PlaywrightReport>(reportFile, wentWell, ({ stats }) => ({
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
  }));
}

/** A run that went wrong outside its tests (a file that does not load, no file at all, nothing to run) is a failure, too. */
function count<Report>(reportFile: string, wentWell: boolean, read: (report: Report) => Tally): Tally {
  if (!existsSync(reportFile)) return { passed: 0, failed: 1 };
  const { passed, failed } = read(JSON.parse(readFileSync(reportFile, "utf8")) as Report);
  return { passed, failed: failed === 0 && !(wentWell && passed > 0) ? 1 : failed };
}
