import { licenceTexts, type Lockfile, type ThirdParty, thirdParties, titleOf } from "./third-party.ts";

const HEAD = `Third-party notices

Safehouse is under the MIT licence. It runs on, and its web app contains, the
works of others that are named here, each under the licence below its name.
Works under one and the same text stand together.

This file is made from the lockfile: npm run notices`;

const RULE = "=".repeat(80);

/** What their own files do not say. */
const REMARKS: { readonly [name: string]: string } = {
  brotli:
    "Its decoder is Copyright 2013 Google Inc., under the Apache License, Version 2.0,\nwhose text stands in this file, too.",
};

/** All works of others, the typefaces first, with their licences. */
export function noticesText(root: string, lock: Lockfile): string {
  const byText = new Map<string, ThirdParty[]>();
  for (const party of thirdParties(lock)) {
    const text = licenceTexts(root, lock, party).join(`\n\n${"-".repeat(80)}\n\n`);
    byText.set(text, [...(byText.get(text) ?? []), party]);
  }
  const sections = [...byText].map(([text, parties]) => ({ isType: parties.some(isTypeface), text, parties }));
  const typefaces = sections.filter(({ isType }) => isType);
  const others = sections.filter(({ isType }) => !isType);
  return `${[HEAD, ...[...typefaces, ...others].map(section)].join(`\n\n${RULE}\n`)}\n`;
}

function isTypeface({ licence }: ThirdParty): boolean {
  return licence.includes("OFL");
}

function section({ text, parties }: { readonly text: string; readonly parties: readonly ThirdParty[] }): string {
  const names = parties.map((party) => `${titleOf(party)}${party.licence && ` (${party.licence})`}`);
  const remarks = parties.flatMap(({ name }) => REMARKS[name] ?? []);
  return [[...names, ...remarks].join("\n"), text].join("\n\n");
}
