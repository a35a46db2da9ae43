import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { noticesText } from "../../../../scripts/notices-text.ts";
import { licenceTexts, type Lockfile, thirdParties, titleOf } from "../../../../scripts/third-party.ts";

const ROOT = join(import.meta.dirname, "../../../..");
const read = (file: string): string => readFileSync(join(ROOT, file), "utf8");
const lock = JSON.parse(read("package-lock.json")) as Lockfile;
const notices = read("packages/web/public/third-party-notices.txt");
/** By title: what stands below it. */
const sections = new Map(
  notices.split(`\n${"=".repeat(80)}\n`).flatMap((section) => {
    const [titles = "", ...text] = section.split("\n\n");
    return titles.split("\n").map((line) => [line.replace(/ \(.*\)$/, ""), text.join("\n\n")] as const);
  }),
);

interface Wanting {
  readonly version?: string;
  readonly dependencies?: { readonly [name: string]: string };
  readonly optionalDependencies?: { readonly [name: string]: string };
}

/** Where Node finds a package, as seen from a folder of another. */
function resolve(name: string, from: string): string | null {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf("/")))) {
    const found = join(folder, "node_modules", name);
    if (found in lock.packages) return found;
    if (folder === "") return null;
  }
}

/** All that our packages want, and whatever these want in turn: found without asking npm what it takes for a tool. */
function wanted(): string[] {
  const found = new Set<string>();
  const open = Object.keys(lock.packages).filter(
    (folder) => folder.startsWith("packages/") && !folder.includes("node_modules"),
  );
  for (let folder = open.pop(); folder !== undefined; folder = open.pop()) {
    const { dependencies = {}, optionalDependencies = {} } = lock.packages[folder] as Wanting;
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies })) {
      const place = name.startsWith("@safehouse/") ? null : resolve(name, folder);
      if (place === null || found.has(place)) continue;
      found.add(place);
      open.push(place);
    }
  }
  return [...found].map((folder) =>
    titleOf({
      name: folder.split("node_modules/").at(-1) as string,
      version: (lock.packages[folder] as Wanting).version ?? "",
    }),
  );
}

describe("the third-party notices", () => {
  test("are what `npm run notices` makes of the lockfile", () => {
    expect(notices).toBe(noticesText(ROOT, lock));
  });

  test("name every package that runs here or in a browser, with the text of its licence", () => {
    expect(wanted().length).toBeGreaterThan(120);
    for (const title of wanted()) expect([title, (sections.get(title) ?? "").length > 200]).toEqual([title, true]);
    for (const { name } of thirdParties(lock)) expect(name).not.toMatch(/^@safehouse/);
  });

  test("would not do for a package more", () => {
    const more = { packages: { ...lock.packages, "node_modules/new-thing": { version: "1.2.3", license: "MIT" } } };
    expect(
      thirdParties(more)
        .map(titleOf)
        .filter((title) => !sections.has(title)),
    ).toEqual(["new-thing 1.2.3"]);
    expect(() => noticesText(ROOT, more)).toThrow("node_modules/new-thing is not installed");
  });

  test("have the whole licence of every typeface", () => {
    const typefaces = thirdParties(lock).filter(({ name }) => /archivo|besley|kalam/.test(name));
    expect(typefaces.map(({ name }) => name)).toHaveLength(6);
    for (const typeface of typefaces) {
      const text = sections.get(titleOf(typeface)) ?? "";
      expect(text).toMatch(/Copyright.*(Archivo|Besley|Kalam|Indian Type Foundry)/i);
      expect(text).toMatch(/SIL OPEN FONT LICENSE Version 1\.1[^]*TERMINATION[^]*OTHER DEALINGS IN THE FONT SOFTWARE/i);
      expect(licenceTexts(ROOT, lock, typeface).every((each) => text.includes(each))).toBe(true);
    }
  });
});
