import { readdirSync, readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";

const TESTS = "packages/**/test/**/*.test.{ts,tsx}";
const MOCKING = ["packages/server/test/wire-planted.test.ts"];

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
  resolve: { alias: workspaceAliases(import.meta.dirname) },
  test: {
    setupFiles: ["scripts/vitest-setup.ts"],
    sequence: { sequencer: LongestFirst },
    // A process each: what ends one of them by force is named, and takes no other along.
    pool: "forks",
    projects: [
      // Modules keep no state of their own, so files may share them: much of a small file's time is loading.
      {
        extends: true,
        test: {
          name: "shared",
          include: [TESTS],
          exclude: MOCKING,
          isolate: false,
          globalSetup: "scripts/postgres/for-tests.ts",
        },
      },
      // This one puts another module in the place of ours.
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

/**
 * Packages find each other beside this file, not through the links in node_modules: mutation testing runs a copy of the repository
 * whose links would lead back to the unchanged sources.
 */
function workspaceAliases(root: string): { find: RegExp; replacement: string }[] {
  const packages = join(root, "packages");
  return readdirSync(packages).flatMap((folder) => {
    const { name, exports } = JSON.parse(readFileSync(join(packages, folder, "package.json"), "utf8")) as Manifest;
    return Object.entries(exports).map(([path, target]) => ({
      find: new RegExp(`^${name}${path.slice(1)}$`),
      replacement: join(packages, folder, target),
    }));
  });
}

interface Manifest {
  readonly name: string;
  readonly exports: { readonly [path: string]: string };
}
