import { readFileSync } from "node:fs";
import { join } from "node:path";
import { lit, logLength, playSome, playToTheEnd, playUntil } from "./klaumau.ts";
import { goOnFrom, playAgainstBots, theEnd } from "./tables.ts";
import { expect, expectAccessible, MOVING, test } from "./test.ts";

/** Two seats, 71 answers: the last of them is given here, whole games cost minutes. */
const MATCH = join(import.meta.dirname, "../../games/klaumau/fixtures/plain-2-normal.json");

test("a stranger finds the table, and plays against bots by the screen", async ({ visit }) => {
  const page = await visit(MOVING);
  await page.goto("/settings");
  await page.getByRole("radio", { name: "Slow" }).check();
  await page.reload();
  await expect(page.getByRole("radio", { name: "Slow" })).toBeChecked();
  await page.getByRole("radio", { name: "At once" }).check();
  await playAgainstBots(page, 2);
  await expectAccessible(page, "the table just dealt");
  const told = await logLength(page);
  await playSome(page, 8);
  expect(await logLength(page)).toBeGreaterThan(told);
});

test("a match is played to its end by the screen, and watched again", async ({ visit }) => {
  const page = await visit();
  await goOnFrom(page, readFileSync(MATCH, "utf8"), 70);
  await playToTheEnd(page);
  await expect(theEnd(page)).toHaveAccessibleName("The match is over");
  await expect(theEnd(page)).toContainText("points");
  await expectAccessible(page, "the end of the game");

  await theEnd(page).getByRole("link", { name: "Watch it again" }).click();
  await page.waitForURL(/\/replay\/local\//);
  await expect(page.locator("[data-part=seat]").first()).toBeVisible();
});

test("a reload in mid-game loses nothing", async ({ visit }) => {
  const page = await visit();
  await playAgainstBots(page, 2);
  await playSome(page, 6);
  await expect(lit(page).first()).toBeVisible();
  const hand = await page.locator("[data-part=hand-card]").count();
  const told = await logLength(page);

  await page.reload();

  await expect(lit(page).first()).toBeVisible();
  expect(await page.locator("[data-part=hand-card]").count()).toBe(hand);
  expect(await logLength(page)).toBe(told);
  await playUntil([page], async () => (await logLength(page)) > told + 2);
});

test("what cannot be played says why, with its rule", async ({ visit }) => {
  const page = await visit();
  await playAgainstBots(page, 2);
  const unlit = page.locator("[data-part=hand-card][data-unlit=true]").first();
  await expect(async () => {
    if (!(await unlit.isVisible())) await playSome(page, 1);
    await expect(unlit).toBeVisible({ timeout: 3_000 });
  }).toPass({ timeout: 120_000 });
  await unlit.click({ force: true });

  const refusal = page.getByRole("alert");
  await expect(refusal).toContainText(/K-\d/);
  await refusal.getByRole("link", { name: /K-\d/ }).click();
  await expect(page.getByRole("dialog", { name: "Rules" })).toBeVisible();
});
