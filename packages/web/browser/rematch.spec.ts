import { openOnline, sitDown } from "./tables.ts";
import { expect, type Page, test } from "./test.ts";

const hatOf = (page: Page, name: string): Promise<string | null> =>
  page.locator("[data-part=lobby-seat]", { hasText: name }).locator("[data-part=hat]").getAttribute("data-hat");

async function wantToStop(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("menuitem", { name: "Table and votes" }).click();
  await page.getByRole("button", { name: "I want to stop" }).click();
}

test("at a rematch everybody sits one seat further, in the same hat, and the talk goes on", async ({ visit }) => {
  const [ada, bruno] = [await visit(), await visit()];
  const link = await openOnline(ada, "Ada");
  await sitDown(bruno, link, "Bruno");
  await expect(ada.locator("[data-part=lobby-seat]", { hasText: "Bruno" })).toBeVisible();
  const hats = [await hatOf(ada, "Ada"), await hatOf(ada, "Bruno")];
  await bruno.getByRole("textbox", { name: "Say something" }).fill("Best of three?");
  await bruno.getByRole("button", { name: "Send" }).click();
  await expect(ada.locator("[data-part=chat-group]")).toContainText("Best of three?");

  await ada.getByRole("button", { name: "Start", exact: true }).click();
  for (const page of [ada, bruno]) {
    await expect(page.locator("[data-part=hand-card]").first()).toBeVisible();
    await wantToStop(page);
  }
  await ada.getByRole("button", { name: "Play again" }).click();
  await expect(ada.locator("[data-part=lobby-seat]").first()).toContainText("Bruno");
  expect([await hatOf(ada, "Ada"), await hatOf(ada, "Bruno")]).toEqual(hats);
  await expect(ada.locator("[data-part=chat-group]")).toContainText("Best of three?");
});
