import { spawn } from "node:child_process";
import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Judged } from "./judge.ts";
import { draw, mutate, type Mutant } from "./mutants.ts";
import { ROOT } from "../tool.ts";

/** Code that needs sockets, threads or a page to be tested: each mutant costs a run of vitest, so a few are drawn by lot. */
const PLACES = [
  "packages/server/src/**/*.ts",
  "packages/protocol/src/**/*.ts",
  "packages/web/src/**/use*.{ts,tsx}",
  "packages/web/src/{play,lesson}/**/session.ts",
];
const TESTS = ["packages/server/test", "packages/protocol/test", "packages/web/test"];
/** Of the files that reach a mutant, so many are asked, the quickest first. */
const MOST_FILES = 8;

/** Which test files reach which of the drawn mutants, and how long they take. */
interface Reach {
  readonly [test: string]: { readonly took: number; readonly mutants: readonly string[] };
}

/** Draws mutants with a fixed seed and asks the tests that reach them, in a copy of the repository. */
export async function judgeSample(count: number, onJudged: (mutant: Judged) => void): Promise<Judged[]> {
  const files = globSync(PLACES, { cwd: ROOT }).map((path) => path.replaceAll("\\", "/"));
  const { mutants, switched } = await mutate(files.toSorted());
  const drawn = draw(mutants, count);
  const copy = makeCopy(drawn, switched);
  try {
    const reach = await findReach(copy, drawn);
    const judged: Judged[] = [];
    for (const mutant of drawn) {
      const fate = await judgeOne(copy, mutant, reach);
      judged.push({ ...mutant, ...fate });
      onJudged({ ...mutant, ...fate });
    }
    return judged;
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

/** Threads and programs that the tests start find the packages of the copy too. */
function makeCopy(drawn: readonly Mutant[], switched: { readonly [file: string]: string }): string {
  mkdirSync(join(ROOT, ".mutants"), { recursive: true });
  const copy = mkdtempSync(join(ROOT, ".mutants", "sample-"));
  for (const path of ["packages", "scripts", "package.json", "tsconfig.json", "vitest.config.ts"]) {
    cpSync(join(ROOT, path), join(copy, path), { recursive: true, verbatimSymlinks: true });
  }
  mkdirSync(join(copy, "node_modules/@safehouse"), { recursive: true });
  for (const path of globSync("packages/*", { cwd: copy })) {
    symlinkSync(join(copy, path), join(copy, "node_modules/@safehouse", path.slice("packages/".length)));
  }
  for (const { file } of drawn) writeFileSync(join(copy, file), switched[file]!);
  return copy;
}

/** One run without any mutant. */
async function findReach(copy: string, drawn: readonly Mutant[]): Promise<Reach> {
  const heard = join(copy, "reach");
  mkdirSync(heard);
  writeFileSync(join(copy, "hear.ts"), HEAR);
  const config = `import base from "./vitest.config.ts";
export default { ...base, test: { ...base.test, setupFiles: [${JSON.stringify(join(copy, "hear.ts"))}] } };`;
  writeFileSync(join(copy, "hear.config.ts"), config);
  await vitest(copy, ["--config", "hear.config.ts", ...TESTS], { REACH: heard }, 3_600_000);
  const ids = new Set(drawn.map(({ id }) => id));
  return Object.fromEntries(
    globSync("*.json", { cwd: heard }).map((name) => {
      const { test, took, mutants } = JSON.parse(readFileSync(join(heard, name), "utf8")) as Reach[string] & {
        test: string;
      };
      return [test, { took, mutants: mutants.filter((id) => ids.has(id)) }];
    }),
  );
}

/** Beside every test file: writes down which mutants it has reached. */
const HEAR = `import { afterAll, expect } from "vitest";
import { randomUUID } from "node:crypto";
import { writeFileSync } from "node:fs";
const began = performance.now();
afterAll(() => {
  const { static: loaded = {}, perTest = {} } = globalThis.__stryker__?.mutantCoverage ?? {};
  const mutants = [...new Set([loaded, ...Object.values(perTest)].flatMap((hits) => Object.keys(hits)))];
  const heard = { test: expect.getState().testPath, took: performance.now() - began, mutants };
  writeFileSync(process.env.REACH + "/" + randomUUID() + ".json", JSON.stringify(heard));
});
`;

/** A run that takes far longer than without the mutant is noticed, if it would have been well within its time. */
async function judgeOne(copy: string, { id }: Mutant, reach: Reach): Promise<Pick<Judged, "fate" | "by">> {
  const reaching = Object.keys(reach)
    .filter((test) => reach[test]!.mutants.includes(id))
    .toSorted((a, b) => reach[a]!.took - reach[b]!.took)
    .slice(0, MOST_FILES);
  if (reaching.length === 0) return { fate: "uncovered", by: null };
  const usual = reaching.reduce((sum, test) => sum + reach[test]!.took, 0);
  const ended = await vitest(copy, ["--bail=1", ...reaching], { __STRYKER_ACTIVE_MUTANT__: id }, 60_000 + 5 * usual);
  return ended === "passed"
    ? { fate: "survived", by: null }
    : { fate: ended === "failed" ? "killed" : "timeout", by: null };
}

function vitest(
  copy: string,
  args: readonly string[],
  surroundings: NodeJS.ProcessEnv,
  patience: number,
): Promise<"passed" | "failed" | "late"> {
  return new Promise((resolve) => {
    const running = spawn(process.execPath, [join(ROOT, "node_modules/vitest/vitest.mjs"), "run", ...args], {
      cwd: copy,
      env: { ...process.env, ...surroundings },
      stdio: "ignore",
      detached: true,
    });
    let isLate = false;
    const timer = setTimeout(() => {
      isLate = true;
      // With all that it has started.
      process.kill(-running.pid!, "SIGKILL");
    }, patience);
    running.on("close", (status) => {
      clearTimeout(timer);
      resolve(isLate ? "late" : status === 0 ? "passed" : "failed");
    });
  });
}
