import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { houseInfo } from "@safehouse/protocol/schemas";
import { afterEach, beforeEach, expect, test } from "vitest";
import { readHouseTexts } from "../src/house-texts.ts";
import { readSettings } from "../src/settings.ts";
import { readKeep } from "../src/upkeep/keep.ts";
import { ask, openHouse, testSettings } from "./house.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "safehouse-texts-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

test("the operator's texts are told in both languages, as far as there are two", async () => {
  writeFileSync(join(folder, "imprint.de.md"), "Räuber & Söhne");
  writeFileSync(join(folder, "privacy.md"), "all");
  writeFileSync(join(folder, "privacy.en.md"), "English");
  const texts = readHouseTexts(folder);
  if (!texts.ok) throw new Error(texts.error);
  const keep = readKeep("chats=14d,finished=forever");
  if (!keep.ok) throw new Error(keep.error);
  const house = await openHouse({ settings: testSettings({ texts: texts.value, keep: keep.value }) });
  const { status, body } = await ask(house, "/api/house");
  expect([status, houseInfo.parse(body)]).toEqual([
    200,
    {
      texts: [
        { about: "imprint", text: { en: "Räuber & Söhne", de: "Räuber & Söhne" } },
        { about: "privacy", text: { en: "English", de: "all" } },
      ],
      keep: { finished: null, guests: 400, chats: 14, reports: 180 },
    },
  ]);
  await house.close();
});

test("a folder that says nothing, or nothing that can be read, is refused in words", () => {
  const refusal = (): string => {
    const read = readSettings(["--texts", folder], {});
    return read.ok ? "" : read.error;
  };
  expect(refusal()).toMatch(/has none of contact\.md, imprint\.md, privacy\.md/);
  writeFileSync(join(folder, "imprint.md"), Buffer.from([0xff, 0xfe]));
  expect(refusal()).toMatch(/imprint\.md" cannot be read/);
  writeFileSync(join(folder, "imprint.md"), "x".repeat(100_001));
  expect(refusal()).toMatch(/imprint\.md" cannot be read/);
  rmSync(join(folder, "imprint.md"));
  mkdirSync(join(folder, "imprint.md"));
  expect(refusal()).toMatch(/imprint\.md" cannot be read/);
  expect(readSettings(["--texts", join(folder, "none")], {})).toMatchObject({ ok: false });
});
