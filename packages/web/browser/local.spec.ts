import { lit, logLength, playSome, playToTheEnd, playUntil, theEnd } from "./klaumau.ts";
import { hurry, playAgainstBots } from "./tables.ts";
import { expect, expectAccessible, test } from "./test.ts";

test("a stranger plays a whole game against bots by the screen", async ({ visit }) => {
  const page = await visit();
  await hurry(page);
  await playAgainstBots(page, 2);
  await expectAccessible(page, "the table just dealt");
  await playToTheEnd(page);
  await expect(theEnd(page)).toContainText("points");
  await expectAccessible(page, "the end of the game");

  await theEnd(page).getByRole("link", { name: "Watch it again" }).click();
  await page.waitForURL(/\/replay\/local\//);
  await expect(page.locator(".klau-seat").first()).toBeVisible();
});

test("a reload in mid-game loses nothing", async ({ visit }) => {
  const page = await visit();
  await hurry(page);
  await playAgainstBots(page, 2);
  await playSome(page, 6);
  await expect(lit(page).first()).toBeVisible();
  const hand = await page.locator(".klau-hand-card").count();
  const told = await logLength(page);

  await page.reload();

  await expect(lit(page).first()).toBeVisible();
  expect(await page.locator(".klau-hand-card").count()).toBe(hand);
  expect(await logLength(page)).toBe(told);
  await playUntil(page, async () => (await logLength(page)) > told + 2);
});

test("what cannot be played says why, with its rule", async ({ visit }) => {
  const page = await visit();
  await playAgainstBots(page, 2);
  const unlit = page.locator(".klau-hand-card[data-unlit=true]").first();
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
