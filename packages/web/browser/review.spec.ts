import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, expectAccessible, test } from "./test.ts";

const RECORD = readFileSync(join(import.meta.dirname, "../../games/clou/fixtures/mansion-1-normal.json"), "utf8");

test("a finished match says where its result came from, and leads to its moments", async ({ visit }) => {
  const page = await visit();
  await page.goto("/replay");
  await page
    .locator("input[type=file]")
    .setInputFiles({ name: "record.json", mimeType: "application/json", buffer: Buffer.from(RECORD) });
  await page.waitForURL(/\/replay\/file\//);
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("menuitem", { name: "Us or the dice?" }).click();
  await page.waitForURL(/\/review\/file\//);
  await expect(page.locator("[data-part=review-progress][data-stage=whole]")).toBeAttached({ timeout: 60_000 });
  await expect(page.locator("[data-part=review-account]")).toContainText("6.0");
  await expect(page.locator("[data-part=review-piece]").first()).toBeVisible();
  await expect(page.locator("[data-part=review-decision]").first()).toBeVisible();
  await page.locator("[data-part=review-decision]").first().click();
  await expect(page.locator("[data-part=review-parted]")).toBeVisible();
  await expectAccessible(page, "a review");
  await page.locator("[data-part=review-moment]").first().getByRole("link").first().click();
  await page.waitForURL(/\/replay\/file\/.*n=\d+/);
});

test("of a record that stops early there is a review of that part, which says so", async ({ visit }) => {
  const page = await visit();
  await page.goto("/replay");
  const whole = JSON.parse(RECORD) as { entries: unknown[] };
  const cut = JSON.stringify({ ...whole, entries: whole.entries.slice(0, 40) });
  await page
    .locator("input[type=file]")
    .setInputFiles({ name: "cut.json", mimeType: "application/json", buffer: Buffer.from(cut) });
  await expect(page.getByText("This record stops at entry 40")).toBeVisible();
  await page.locator("[data-part=review-part]").click();
  await page.waitForURL(/\/review\/file\//);
  await expect(page.getByText("The record stops at entry 40")).toBeVisible({ timeout: 60_000 });
  await expect(page.locator("[data-part=review-account]")).toBeVisible();
});

test("Klaumau tells who lied and who believed it", async ({ visit }) => {
  const page = await visit({ locale: "de-DE" });
  await page.goto("/replay");
  const record = readFileSync(join(import.meta.dirname, "../../games/klaumau/fixtures/plain-2-normal.json"), "utf8");
  await page
    .locator("input[type=file]")
    .setInputFiles({ name: "record.json", mimeType: "application/json", buffer: Buffer.from(record) });
  await page.waitForURL(/\/replay\/file\//);
  await page.goto(page.url().replace("/replay/", "/review/").replace(/\?.*/, ""));
  await expect(page.locator("[data-part=review-story]")).toContainText("Wer log", { timeout: 60_000 });
  await expectAccessible(page, "the story of a match");
});
