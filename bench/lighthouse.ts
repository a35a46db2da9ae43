import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { findChromium } from "../packages/web/browser/chromium.ts";
import { installOnce, LIGHTHOUSE_FOLDER } from "./install.ts";
import { median } from "./measure.ts";

/** Of 100. */
export interface Scores {
  readonly performance: number;
  readonly accessibility: number;
  readonly bestPractices: number;
}

interface Report {
  readonly categories: { readonly [category: string]: { readonly score: number | null } };
}

type Device = "mobile" | "desktop";

const RUNS = 3;
const MOST_FAILURES = 3;

/** The middle of a few runs: whatever else the machine does meanwhile counts as slowness of the page. */
export async function judge(url: string, device: Device): Promise<Scores> {
  const runs: Scores[] = [];
  for (let failures = 0; runs.length < RUNS;) {
    try {
      runs.push(await judgeOnce(url, device));
    } catch (error) {
      // On a busy machine Lighthouse now and then misses the beginning of its own recording.
      if (++failures > MOST_FAILURES) throw error;
    }
  }
  return {
    performance: median(runs.map(({ performance }) => performance)),
    accessibility: median(runs.map(({ accessibility }) => accessibility)),
    bestPractices: median(runs.map(({ bestPractices }) => bestPractices)),
  };
}

/** Lighthouse in a process of its own, as its command line does it: a slow phone by default, or a desktop. */
async function judgeOnce(url: string, device: Device): Promise<Scores> {
  installOnce(LIGHTHOUSE_FOLDER);
  const { executablePath, args } = await findChromium();
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [
      join(LIGHTHOUSE_FOLDER, "node_modules", "lighthouse", "cli", "index.js"),
      url,
      "--output=json",
      "--quiet",
      "--only-categories=performance,accessibility,best-practices",
      `--chrome-flags=--headless ${args.join(" ")}`,
      ...(device === "desktop" ? ["--preset=desktop"] : []),
    ],
    { env: { ...process.env, CHROME_PATH: executablePath }, maxBuffer: 64 * 1024 * 1024, timeout: 180_000 },
  );
  const { categories } = JSON.parse(stdout) as Report;
  const score = (name: string): number => Math.round(100 * (categories[name]?.score ?? 0));
  return {
    performance: score("performance"),
    accessibility: score("accessibility"),
    bestPractices: score("best-practices"),
  };
}
