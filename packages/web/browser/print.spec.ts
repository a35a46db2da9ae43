import { readFileSync } from "node:fs";
import { expect, expectAccessible, expectAccessibleDayAndNight, type Page, PHONE, test } from "./test.ts";

const sheets = (page: Page) => page.locator("[data-part=print-sheet]");

for (const game of ["Klaumau!", "Rob ’n Run", "Clou – Roll & Heist", "The 3 heists of Christmas"]) {
  test(`${game} on paper passes axe`, async ({ visit }) => {
    const page = await visit({ colorScheme: "dark" });
    await page.goto("/print");
    await page.getByRole("link", { name: game, exact: true }).click();
    await expect(page.getByRole("heading", { level: 1, name: `${game} on paper` })).toBeVisible();
    await expect(sheets(page).first()).toBeVisible();
    // All pages are built alike, and axe looks at every line on each of them.
    for (const each of await page.getByRole("switch").all()) await each.uncheck();
    await page.getByRole("switch", { name: "The rules on one page" }).first().check();
    await expect(sheets(page)).toHaveCount(1);
    await expectAccessibleDayAndNight(page, game);
  });
}

test("what is chosen is what is shown, printed and saved", async ({ visit }) => {
  const page = await visit({ locale: "en-US" });
  await page.goto("/print/clou");
  await expect(sheets(page)).toHaveCount(6);
  await expect(page.getByRole("radio", { name: "Letter" })).toBeChecked();
  for (const name of ["Bruce", "Matt", "The rules on one page"]) await page.getByRole("switch", { name }).uncheck();
  await expect(sheets(page)).toHaveCount(3);
  await expect(page.getByRole("img", { name: "Page 3 of 3" })).toContainText("Trixie");
  const german = page.getByRole("radio", { name: "Deutsch" });
  // At the end of the page, where higher sheets have most to push.
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await german.scrollIntoViewIfNeeded();
  const drawn = sheets(page).first().locator("svg");
  const shape = (await drawn.getAttribute("viewBox")) ?? "";
  const height = async (): Promise<number> => (await german.boundingBox())?.y ?? 0;
  const place = await height();
  await page.getByRole("radio", { name: "A4" }).check();
  await expect(drawn).not.toHaveAttribute("viewBox", shape);
  expect(Math.abs((await height()) - place), "another paper does not move what is pressed next").toBeLessThan(1);
  await german.check();
  await expect(sheets(page).first()).toContainText("Die alte Villa");

  // As the browser prints it: the same pages at full size, and nothing else.
  const printed = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
  expect(printed.match(/\/Type \/Page\b/g)).toHaveLength(3);
  expect(printed).toMatch(/\/MediaBox \[0 0 594\.\d+ 841\.\d+\]/);

  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Save as PDF" }).click(),
  ]);
  expect(file.suggestedFilename()).toBe("safehouse-clou-a4.pdf");
  const saved = readFileSync(await file.path(), "latin1");
  expect(saved.match(/\/Type \/Page\b/g)).toHaveLength(3);

  // The next visit has the same printer.
  await page.reload();
  await expect(page.getByRole("radio", { name: "A4" })).toBeChecked();
  for (const each of await page.getByRole("switch").all()) await each.uncheck();
  await expect(sheets(page)).toHaveCount(0);
  // What cannot be pressed says why.
  await page.getByRole("button", { name: "Print" }).click({ force: true });
  await expect(page.locator("[data-part=toast]")).toContainText("Choose something to print.");
});

test("a table's marks go to paper, on a phone and in German; without a line only the PDF is missing", async ({
  visit,
}) => {
  const page = await visit({ viewport: PHONE, locale: "de-DE" });
  await page.goto("/new/clou?how=bots");
  await page.getByRole("button", { name: /^(Austeilen|Los)$/ }).click();
  await page.waitForURL(/\/local\//);
  await page.getByRole("button", { name: "Menü" }).click();
  await page.getByRole("menuitem", { name: "Drucken" }).click();
  await expect(page.getByRole("heading", { name: "Clou – Roll & Heist auf Papier" })).toBeVisible();
  await expect(page.getByRole("radio", { name: "Wie es auf deinem Tisch steht" })).toBeChecked();
  const crew = page.getByRole("status").filter({ hasText: "Seiten" });
  await expect(sheets(page).first()).toContainText("Die alte Villa");
  // The plan, the crew's sheets and the rules: nobody else's sheet is offered.
  await expect(page.getByRole("group", { name: "Diebesblätter" }).getByRole("switch")).toHaveCount(
    (await sheets(page).count()) - 2,
  );
  const marked = await sheets(page).first().innerHTML();
  await page.getByRole("radio", { name: "Leer" }).check();
  await expect(crew).toContainText("6 Seiten");
  expect(await sheets(page).first().innerHTML()).not.toBe(marked);
  for (const name of ["Bruce", "Janet", "Matt", "Trixie", "Die alte Villa"]) {
    await page.getByRole("switch", { name }).uncheck();
  }
  await expectAccessible(page, "print, phone, German");
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow).toBe(0);

  await page.context().setOffline(true);
  await page.getByRole("radio", { name: "Sparsam" }).check();
  await expect(sheets(page).first()).toContainText("sparsam");
  await page.getByRole("button", { name: "Als PDF sichern" }).click({ force: true });
  await expect(page.locator("[data-part=toast]")).toContainText("du bist offline");
});
