import { existsSync, readFileSync } from "node:fs";
import { relative } from "node:path";
import { stripVTControlCharacters } from "node:util";

export interface Tally {
  readonly passed: number;
  readonly failed: number;
  /** What failed and how it began, for the end of the output: often that is all that is kept of a run. */
  readonly failures: readonly string[];
}

interface VitestReport {
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly message?: string;
    readonly assertionResults: readonly {
      readonly status: string;
      readonly fullName: string;
      readonly failureMessages?: readonly string[] | null;
    }[];
  }[];
}

interface PlaywrightReport {
  readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number };
  readonly suites: readonly PlaywrightSuite[];
}

interface PlaywrightSuite {
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs: readonly {
    readonly title: string;
    readonly file: string;
    readonly line: number;
    readonly ok: boolean;
    readonly tests: readonly { readonly results: readonly PlaywrightResult[] }[];
  }[];
}

interface PlaywrightResult {
  readonly error?: { readonly message?: string };
  readonly attachments?: readonly { readonly name: string; readonly body?: string }[];
}

const LINES_OF_A_FAILURE = 12;
const LINES_OF_A_PAGE = 150;

export function countUnitTests(reportFile: string, wentWell: boolean): Tally {
  return count<VitestReport>(reportFile, wentWell, ({ testResults }) => {
    let passed = 0;
    const failures: string[] = [];
    for (const { name, status, message, assertionResults } of testResults) {
      const file = relative(process.cwd(), name);
      const broken = assertionResults.filter((test) => test.status === "failed");
      passed += assertionResults.filter((test) => test.status === "passed").length;
      failures.push(...broken.map((test) => tell(`${file} › ${test.fullName}`, test.failureMessages?.[0])));
      if (status === "failed" && broken.length === 0) failures.push(tell(file, message));
    }
    return { passed, failed: failures.length, failures };
  });
}

export function countBrowserTests(reportFile: string, wentWell: boolean): Tally {
  return count<PlaywrightReport>(reportFile, wentWell, ({ stats, suites }) => ({
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    failures: suites.flatMap(brokenSpecs),
  }));
}

function brokenSpecs({ suites = [], specs }: PlaywrightSuite): string[] {
  const own = specs
    .filter(({ ok }) => !ok)
    .map(({ file, line, title, tests }) => {
      const [broken] = tests.flatMap(({ results }) => results.filter(({ error }) => error !== undefined));
      return tell(`${file}:${line} › ${title}`, broken?.error?.message) + pagesOf(broken);
    });
  return [...own, ...suites.flatMap(brokenSpecs)];
}

/** What stood on the pages then (`browser/test.ts`): often the only witness of what happens once in a hundred runs. */
function pagesOf(result: PlaywrightResult | undefined): string {
  const pages = result?.attachments?.filter(({ name }) => name === "page") ?? [];
  return pages
    .map(({ body = "" }) => Buffer.from(body, "base64").toString().split("\n").slice(0, LINES_OF_A_PAGE))
    .map((lines) => ["", "    The page:", ...lines.map((line) => `    ${line}`)].join("\n"))
    .join("");
}

function tell(what: string, how = "(it says nothing)"): string {
  const lines = stripVTControlCharacters(how).split("\n").slice(0, LINES_OF_A_FAILURE);
  return [what, ...lines.map((line) => `    ${line}`)].join("\n");
}

/** A run that went wrong outside its tests (a file that does not load, no file at all, nothing to run) is a failure, too. */
function count<Report>(reportFile: string, wentWell: boolean, read: (report: Report) => Tally): Tally {
  if (!existsSync(reportFile)) return { passed: 0, failed: 1, failures: ["nothing was reported"] };
  const tally = read(JSON.parse(readFileSync(reportFile, "utf8")) as Report);
  if (tally.failed > 0 || (wentWell && tally.passed > 0)) return tally;
  return { ...tally, failed: 1, failures: ["it went wrong outside of its tests"] };
}
