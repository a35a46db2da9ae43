import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "./test.ts";

const BUILT = join(import.meta.dirname, "../dist");

/** The packages of which something is in the app as it is served. */
function bundled(): Set<string> {
  const modules = JSON.parse(readFileSync(join(BUILT, ".vite/modules.json"), "utf8")) as Record<string, string[]>;
  const names = Object.values(modules)
    .flat()
    .flatMap((id) => /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(id)?.[1] ?? []);
  const worker = globSync("{sw,workbox-*}.js", { cwd: BUILT }).map((file) => readFileSync(join(BUILT, file), "utf8"));
  const parts = [...worker.join("\n").matchAll(/"workbox:([a-z-]+):/g)].map(([, part]) => `workbox-${part}`);
  return new Set([...names, ...parts]);
}

test("the about page says the version of the house", async ({ visit, house }) => {
  const page = await visit();
  await page.goto("/about");
  const { version } = (await (await fetch(new URL("api/health", house.address))).json()) as { version: string };
  await expect(page.getByText(`Version ${version}`, { exact: true })).toBeVisible();
});

test("the about page leads to the licences of all that is in the app", async ({ visit }) => {
  const page = await visit();
  await page.goto("/about");
  await page.getByRole("link", { name: "Everything that is in here by others" }).click();
  await expect(page.locator("body")).toContainText("Third-party notices");
  const text = await page.locator("body").innerText();
  expect(text).toContain("SIL OPEN FONT LICENSE");
  const names = bundled();
  expect([...names]).toEqual(expect.arrayContaining(["preact", "idb", "workbox-core"]));
  expect([...names].filter((name) => !text.includes(`\n${name} `))).toEqual([]);
});
