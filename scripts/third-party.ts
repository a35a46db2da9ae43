import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

export interface Lockfile {
  readonly packages: { readonly [folder: string]: LockedPackage };
}

interface LockedPackage {
  readonly version?: string;
  readonly license?: string;
  readonly dev?: boolean;
  readonly link?: boolean;
  readonly optionalDependencies?: { readonly [name: string]: string };
}

export interface ThirdParty {
  readonly name: string;
  readonly version: string;
  /** As its maker calls it. */
  readonly licence: string;
  /** Where npm puts it, seen from the root of the repository. */
  readonly folder: string;
}

/** Tools of which a piece goes out with the web app: its service worker, and what loads its parts. */
const BUILT_IN = ["rolldown", "vite", "workbox-core", "workbox-precaching", "workbox-routing", "workbox-strategies"];

/** What runs on the house's machine or in its visitors' browsers, by name; each version once. */
export function thirdParties({ packages }: Lockfile): ThirdParty[] {
  const found = new Map<string, ThirdParty>();
  for (const [folder, { version = "", license = "", dev = false, link = false }] of Object.entries(packages)) {
    const name = nameIn(folder);
    if (name === null || link || (dev && !BUILT_IN.includes(name))) continue;
    const title = titleOf({ name, version });
    if (!found.has(title)) found.set(title, { name, version, licence: license, folder });
  }
  return [...found.values()].toSorted((a, b) => compare(titleOf(a), titleOf(b)));
}

/** Null for what is ours. */
function nameIn(folder: string): string | null {
  const [, ...inside] = folder.split(/(?:^|\/)node_modules\//);
  return inside.at(-1) ?? null;
}

export function titleOf({ name, version }: Pick<ThirdParty, "name" | "version">): string {
  return `${name} ${version}`;
}

/** The same on every machine, whatever its language. */
function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}

/** The texts that a package comes with. One that is made for a single kind of machine comes with those of the package that wants it. */
export function licenceTexts(root: string, lock: Lockfile, party: ThirdParty): readonly string[] {
  const owner = ownerOf(lock, party);
  if (owner !== null) return licenceTexts(root, lock, owner);
  const folder = join(root, party.folder);
  if (!existsSync(folder)) throw new Error(`${party.folder} is not installed`);
  const files = readdirSync(folder).filter((file) => /^(licen[cs]e|copying|notice|ofl)\b|^LICENSE_/i.test(file));
  const texts = files.toSorted(compare).map((file) => tidy(readFileSync(join(folder, file), "utf8")));
  return texts.length > 0 ? texts : [standardText(folder, party)];
}

/** Whoever may do without it: most machines do not even install it. */
function ownerOf({ packages }: Lockfile, { name }: ThirdParty): ThirdParty | null {
  const owner = Object.entries(packages).find(([, { optionalDependencies = {} }]) => name in optionalDependencies);
  const ownerName = nameIn(owner?.[0] ?? "");
  if (owner === undefined || ownerName === null || !name.startsWith(ownerName)) return null;
  const [folder, { version = "", license = "" }] = owner;
  return { name: ownerName, version, licence: license, folder };
}

/** Vite's file goes on with what is packed into its command, of which nothing goes out. */
function tidy(text: string): string {
  const [own = ""] = text.split("# Licenses of bundled dependencies");
  return own
    .replaceAll("\r\n", "\n")
    .replaceAll(/[ \t]+$/gm, "")
    .trim();
}

/** For those who name a licence and forgot its text. */
function standardText(folder: string, { name, licence }: ThirdParty): string {
  const { author } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as { author?: string };
  if (licence !== "MIT" || typeof author !== "string") throw new Error(`${name} brings no licence text: look it up`);
  return `Copyright (c) ${author.replace(/ *[<(].*/, "")}\n\n${MIT}`;
}

const MIT = `Permission is hereby granted, free of charge, to any person obtaining a copy of
this software and associated documentation files (the "Software"), to deal in
the Software without restriction, including without limitation the rights to
use, copy, modify, merge, publish, distribute, sublicense, and/or sell copies
of the Software, and to permit persons to whom the Software is furnished to do
so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in all
copies or substantial portions of the Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR
IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY,
FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE
AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER
LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM,
OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE
SOFTWARE.`;
