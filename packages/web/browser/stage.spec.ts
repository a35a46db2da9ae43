import { playAgainstBots } from "./tables.ts";
import { expect, expectAccessible, type Locator, type Page, test } from "./test.ts";

const bar = (page: Page): Locator => page.locator("[data-part=stage-bar]");

/** The table stands still, the others have moved and it is one's turn again, but nothing of that is shown. */
async function waitAtStillTable(page: Page): Promise<void> {
  await playAgainstBots(page, 4);
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("menuitem", { name: "Pace of the table" }).click();
  await expectAccessible(page, "the pace");
  await page.getByRole("dialog").getByRole("button", { name: "Pause" }).click();
  await expect(bar(page)).toContainText("The table stands still");
  await page.locator("[data-part=cannot][data-tone=lit]").click();
  await expect(bar(page)).toContainText("You are asked");
}

test("who is asked before everything was shown skips with the first press, and answers with the next", async ({
  visit,
}) => {
  const page = await visit();
  await waitAtStillTable(page);
  const board = page.locator("[data-part=board]");
  const log = page.locator("[data-part=log] li");
  await expect(page).toHaveTitle(/^\(1\)/);
  await expect(board).toHaveAttribute("data-behind", "true");
  await expect(board.locator("[data-lit=true]")).toHaveCount(0);
  await expectAccessible(page, "asked at a table that stands still");
  const told = await log.count();
  await page.locator("[data-part=hand-card]").first().click();
  await expect(board).toHaveAttribute("data-behind", "false");
  await expect(bar(page)).not.toContainText("You are asked");
  expect(await log.count()).toBeGreaterThan(told);
  // The press has raised no card: it only skipped.
  await expect(page.locator("[data-part=hand-card][aria-pressed=true]")).toHaveCount(0);
});

test("a table that stands still goes on step by step, and by itself", async ({ visit }) => {
  const page = await visit();
  await waitAtStillTable(page);
  const log = page.locator("[data-part=log] li");
  const told = await log.count();
  await bar(page).getByRole("button", { name: "Step" }).click();
  await expect.poll(() => log.count()).toBeGreaterThan(told);
  await bar(page).getByRole("button", { name: "Go on" }).click();
  await expect(page.locator("[data-part=board]")).toHaveAttribute("data-behind", "false");
  await expect(bar(page)).toHaveCount(0);
});
