import { readFileSync } from "node:fs";
import { join } from "node:path";
import { lit } from "./klaumau.ts";
import { expect, expectAccessible, type Page, test } from "./test.ts";

const FIXTURES = join(import.meta.dirname, "../../games/klaumau/fixtures");
const RECORD = readFileSync(join(FIXTURES, "plain-4-easy.json"), "utf8");
const OF_OLDER_RULES = readFileSync(join(FIXTURES, "rules-0/all-4-halve.json"), "utf8");

async function openRecord(page: Page, content: string): Promise<void> {
  await page.goto("/replay");
  await page
    .locator("input[type=file]")
    .setInputFiles({ name: "record.json", mimeType: "application/json", buffer: Buffer.from(content) });
}

/** An item of the menu in the table's head. */
async function choose(page: Page, item: string): Promise<void> {
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("menuitem", { name: item }).click();
}

test("a finished match is watched step by step, from one seat's eyes and open", async ({ visit }) => {
  const page = await visit();
  await openRecord(page, RECORD);
  await page.waitForURL(/\/replay\/file\//);
  await expectAccessible(page, "a replay");

  const slider = page.getByRole("slider", { name: "Moment" });
  await slider.focus();
  await page.keyboard.press("Home");
  for (let step = 0; step < 6; step++) await page.getByRole("button", { name: "One step on" }).click();
  await expect(page).toHaveURL(/n=6/);
  const openHands = page.locator("[data-part=small-hand][data-open=true]");
  await expect(openHands.first()).toBeVisible();

  await page.getByRole("combobox", { name: "Eyes" }).selectOption("0");
  await expect(page).toHaveURL(/eyes=0/);
  await expect(page.locator("[data-part=hand-card]").first()).toBeVisible();
  await expect(openHands).toHaveCount(0);

  // A link to the moment leads to the moment.
  const link = page.url();
  await page.goto("/");
  await page.goto(link);
  await expect(slider).toHaveAttribute("aria-valuetext", /^6 of/);
});

test("the shuffles are verified, and an altered one is caught", async ({ visit }) => {
  const page = await visit();
  await openRecord(page, RECORD);
  await page.waitForURL(/\/replay\/file\//);
  await choose(page, "Verify the luck");
  const verdict = page.getByRole("dialog");
  await expect(verdict).toContainText(/All \d+ draws came from the seed/);
  await expectAccessible(page, "the shuffles verified");
  await verdict.getByRole("button", { name: "What if somebody had cheated?" }).click();
  await expect(verdict).toContainText(/did not come from the seed/);
});

test("a bad file is refused with the reason", async ({ visit }) => {
  const page = await visit();
  await openRecord(page, "{oops");
  await expect(page.getByText("This is no match record, or the file is cut off.")).toBeVisible();

  const record = JSON.parse(RECORD) as { entries: { seat: number | null; move: unknown }[] };
  const played = record.entries.find(({ seat }) => seat !== null);
  if (played !== undefined) played.move = { do: "play", card: "ruby-9" };
  await openRecord(page, JSON.stringify({ ...record, rules: 99 }));
  await expect(page.getByText(/other rules \(version 99\)/)).toBeVisible();
  await openRecord(page, JSON.stringify(record));
  await expect(page.getByText(/does not hold: entry \d+ cannot have happened/)).toBeVisible();
});

test("one goes on against bots from any moment, also of a match of older rules", async ({ visit }) => {
  const page = await visit();
  await openRecord(page, OF_OLDER_RULES);
  await page.waitForURL(/\/replay\/file\//);
  await page.getByRole("slider", { name: "Moment" }).focus();
  await page.keyboard.press("Home");
  for (let step = 0; step < 10; step++) await page.getByRole("button", { name: "One step on" }).click();
  await choose(page, "Go on from here");
  await page.getByRole("dialog").getByRole("button", { name: "Sit down" }).click();
  await page.waitForURL(/\/local\//);
  await expect(lit(page).first()).toBeVisible({ timeout: 60_000 });
});
