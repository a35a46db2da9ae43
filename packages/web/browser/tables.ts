import { expect, type Locator, type Page } from "./test.ts";

/** From the shelf to the table, as a stranger would go. */
export async function playAgainstBots(page: Page, seats = 4): Promise<void> {
  await page.goto("./");
  const book = page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: "Klaumau!" }) });
  await book.getByRole("link", { name: /^Set it up$|^Einrichten$/ }).click();
  await setSeats(page, seats);
  await page.getByRole("button", { name: /Deal|Austeilen/ }).click();
  await expect(page.locator("[data-part=hand-card]").first()).toBeVisible();
}

/** Opens a record at one of its entries, to be looked at. */
export async function openRecord(page: Page, record: string, n: number): Promise<void> {
  await page.goto("/replay");
  await page
    .locator("input[type=file]")
    .setInputFiles({ name: "match.json", mimeType: "application/json", buffer: Buffer.from(record) });
  await page.waitForURL(/\/replay\/file\//);
  await page.goto(`${page.url().split("?")[0]}?n=${n}`);
}

/** Opens a record and plays on from there against bots, in the first seat. */
export async function goOnFrom(page: Page, record: string, n: number): Promise<void> {
  await openRecord(page, record, n);
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("menuitem", { name: "Go on from here" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Sit down" }).click();
  await page.waitForURL(/\/local\//);
}

/** What a match came to. Found by its part, for it is looked for at every press: to find a role all that is on the page is gone through. */
export function theEnd(page: Page): Locator {
  return page.locator("[role=dialog]:has(> [data-part=outcome])");
}

export async function setSeats(page: Page, seats: number): Promise<void> {
  const rows = page.locator("[data-part=new-seat]");
  await expect(rows.first()).toBeVisible();
  while ((await rows.count()) > seats) await rows.last().getByRole("button").last().click();
  while ((await rows.count()) < seats)
    await page
      .getByRole("button", { name: /^Add a |dazu$/ })
      .first()
      .click();
}

/** Opens an online table and returns the way in for others. */
export async function openOnline(page: Page, name: string, seats = 2, game = "klaumau"): Promise<string> {
  await page.goto(`./new/${game}?how=online`);
  await setSeats(page, seats);
  await page.getByRole("textbox", { name: "Your name" }).fill(name);
  await page.getByRole("button", { name: "Open the table" }).click();
  await page.waitForURL(/\/table\//);
  return page.url();
}

export async function sitDown(page: Page, link: string, name: string): Promise<void> {
  await page.goto(link);
  await page.getByRole("textbox", { name: "Your name" }).fill(name);
  await page.getByRole("button", { name: "Sit down" }).click();
  await expect(page.locator("[data-part=lobby-seat]", { hasText: name }).first()).toBeVisible();
}
