import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";
import { workspaceAliases } from "./scripts/vitest-aliases.ts";

const TESTS = "{packages,examples}/**/test/**/*.test.{ts,tsx}";
const MOCKING = ["packages/server/test/wire-planted.test.ts", "packages/web/test/boards/papers-to-come.test.ts"];
/** What is written in JSX, or stands beside it, only a browser gets: Node cannot read it. */
const OF_THE_BROWSER = ["packages/web/**/test/**/*.test.{ts,tsx}"];

/** Begun last, one of them would keep one core busy and the other waiting. Vitest finds out by itself, but not in a fresh clone. */
const LONGEST = ["simulate", "store-contract", "faults", "screens", "deploy", "store-postgres", "main", "conform"];

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification): number => {
      const i = LONGEST.findIndex((name) => moduleId.endsWith(`/${name}.test.ts`));
      return i === -1 ? LONGEST.length : i;
    };
    return (await super.sort(files)).toSorted((a, b) => rank(a) - rank(b));
  }
}

export default defineConfig({
  resolve: { alias: workspaceAliases() },
  test: {
    setupFiles: ["scripts/vitest-setup.ts"],
    sequence: { sequencer: LongestFirst },
    // A process each: what ends one of them by force is named, and takes no other along.
    pool: "forks",
    projects: [
      // Modules keep no state of their own, so files may share them: much of a small file's time is loading. Node loads them itself,
      // as it does in a house: that is cheaper, and so is every call across modules.
      {
        extends: true,
        test: {
          name: "shared",
          include: [TESTS],
          exclude: [...MOCKING, ...OF_THE_BROWSER],
          isolate: false,
          globalSetup: "scripts/postgres/for-tests.ts",
          experimental: { viteModuleRunner: false, nodeLoader: false },
        },
      },
      { extends: true, test: { name: "browser", include: OF_THE_BROWSER, exclude: MOCKING, isolate: false } },
      // These put another module in the place of ours.
      { extends: true, test: { name: "mocking", include: MOCKING } },
    ],
    // Many tests wait for servers and programs: on two cores, vitest's own choice of one worker would leave both idle.
    maxWorkers: Math.max(3, availableParallelism()),
    maxConcurrency: 3,
    // Whole matches by the thousand: a busy machine may take its time.
    testTimeout: 900_000,
    hookTimeout: 300_000,
    // What is waited for comes when it comes.
    expect: { poll: { timeout: 120_000 } },
    coverage: {
      provider: "v8",
      include: ["packages/**/*.{ts,tsx}"],
      exclude: ["packages/**/test/**", "packages/web/{browser,dist*}/**"],
    },
  },
});
