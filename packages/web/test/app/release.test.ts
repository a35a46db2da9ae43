import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const ROOT = join(import.meta.dirname, "../../../..");
const read = (file: string): string => readFileSync(join(ROOT, file), "utf8");
const versionIn = (text: string): string => (JSON.parse(text) as { version: string }).version;
const version = versionIn(read("package.json"));

test("all packages, the lockfile and the newest entry of the changelog have one version", () => {
  expect(version).toMatch(/^[1-9]\d*\.\d+\.\d+$/);
  const packages = globSync("packages/*/package.json", { cwd: ROOT });
  expect(packages.map((file) => [file, versionIn(read(file))])).toEqual(packages.map((file) => [file, version]));
  const lock = JSON.parse(read("package-lock.json")) as {
    version: string;
    packages: Record<string, { version?: string }>;
  };
  const own = Object.entries(lock.packages).filter(([folder]) => !folder.includes("node_modules/"));
  expect(own).toHaveLength(packages.length + 1);
  for (const [folder, locked] of [["lockfile", lock] as const, ...own])
    expect([folder, locked.version]).toEqual([folder, version]);
  expect(/^## ([\d.]+)/m.exec(read("CHANGELOG.md"))?.[1]).toBe(version);
});

test("the lockfile names no registry: any mirror serves", () => {
  expect(read("package-lock.json")).not.toMatch(/"resolved": "[a-z+]+:/);
});
