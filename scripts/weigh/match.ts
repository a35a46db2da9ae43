import type { Page } from "@playwright/test";
import { LIT, type Scales } from "./scales.ts";

/** Some campaigns take whole evenings. */
const MOST_ANSWERS = 400;

/** Sets a table against bots, comes back to it with an empty cache, and waits until something can be answered. */
export async function openTable(scales: Scales, game: string): Promise<void> {
  const { page } = scales;
  await page.goto(`/new/${game}?how=bots`);
  await page.getByRole("button", { name: /^(Begin|Deal)$/ }).click();
  await page.waitForURL(/\/local\//);
  await page.locator(LIT).first().waitFor();
  const table = page.url();
  await page.goto("/robots.txt");
  await scales.empty();
  await page.goto(table);
  await page.locator(LIT).first().waitFor();
}

/** Answers by the list of all moves, which every table has; false if it was left before its end. */
export async function playOn(page: Page): Promise<boolean> {
  const end = page.getByRole("dialog", { name: "The match is over" });
  const moves = page.getByRole("dialog", { name: "All moves as a list" });
  const unsure = page.getByRole("dialog", { name: "Is that meant?" });
  const asked = page.locator("[data-part=board][data-asked=true][data-sent=false]");
  const paper = page.locator(":is([data-part=put-away], [data-part=read]):visible").first();
  for (let n = 0; n < MOST_ANSWERS; n++) {
    await asked.or(end).or(paper).first().waitFor();
    if (await end.isVisible()) return true;
    // A round is over: it is read, and put away.
    if (await paper.isVisible()) {
      await paper.click();
      continue;
    }
    if (await unsure.isVisible()) {
      await unsure.getByRole("button", { name: "Yes" }).click();
      continue;
    }
    await page.getByRole("button", { name: "Menu" }).click();
    await page.getByRole("menuitem", { name: "All moves as a list" }).click();
    const answers = moves.locator("li button");
    await answers.first().waitFor();
    await answers.nth((n * 7) % (await answers.count())).click();
    await moves.waitFor({ state: "hidden" });
    // What asks whether that was meant stands there a frame after the list is gone.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  }
  return false;
}
