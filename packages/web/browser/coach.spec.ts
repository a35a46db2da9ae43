import { expect, expectAccessible, PHONE, test } from "./test.ts";

test("a coach nudges, compares and tells the move, as deep as one asks it", async ({ visit }) => {
  const page = await visit({ viewport: PHONE });
  await page.goto("/play/klaumau");
  await expect(page.locator("[data-part=board][data-asked=true]")).toBeVisible();
  await page.getByRole("button", { name: "What would you do?" }).click();
  const coach = page.locator("[data-part=coach]");
  await expect(coach.locator("[data-part=coach-said]")).toBeVisible({ timeout: 60_000 });
  await expectAccessible(page, "the coach");
  await coach.getByRole("button", { name: "Comparison" }).click();
  await expect(coach.getByText("Which of these two?")).toBeVisible();
  await coach.getByRole("button", { name: "The move" }).click();
  await coach.locator("[data-part=coach-do]").click();
  await expect(coach).toHaveCount(0);
});

test("a puzzle is answered, explained and followed by the next", async ({ visit }) => {
  const page = await visit({ locale: "de-DE" });
  await page.goto("/puzzles");
  await page.getByRole("link", { name: "Eine andere" }).first().click();
  const answers = page.locator("[data-part=puzzle-answer]");
  await answers.first().click();
  await expect(page.locator("[data-part=puzzle-verdict]")).toBeVisible();
  await expectAccessible(page, "a puzzle that was answered");
  await page.locator("[data-part=puzzle-next]").click();
  await expect(answers.first()).toBeVisible();
});
