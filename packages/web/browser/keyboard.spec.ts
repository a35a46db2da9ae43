import { goOnUntil } from "./press.ts";
import { expect, type Page, test } from "./test.ts";

const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const element = document.activeElement;
    return `${element?.tagName} ${element?.className} ${element?.getAttribute("aria-label") ?? element?.textContent}`;
  });

/** Tab until something matches; fails if the whole page was walked in vain. */
async function tabTo(page: Page, wanted: RegExp): Promise<void> {
  for (let press = 0; press < 60; press++) {
    if (wanted.test(await focused(page))) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`Tab never came to ${wanted}; it stands on ${await focused(page)}`);
}

/** Looks for something lit with nothing but Tab and the arrows, and presses it. */
async function answerByKeyboard(page: Page): Promise<void> {
  const lit = /kit-answer-card|ui-button-lit|klau-stone|klau-shown/;
  for (let tab = 0; tab < 12; tab++) {
    await page.keyboard.press("Tab");
    for (let arrow = 0; arrow < 14; arrow++) {
      const state = await page.evaluate(() => {
        const element = document.activeElement as HTMLElement | null;
        if (element === null || element.closest("[data-part=board]") === null) return "outside";
        return element.dataset["lit"] === "true" ? "lit" : element.className;
      });
      if (state === "outside") break;
      if (state === "lit" || lit.test(state)) {
        await page.keyboard.press("Enter");
        return;
      }
      await page.keyboard.press("ArrowRight");
    }
  }
}

test("a game is found, begun and played with the keyboard alone", async ({ visit }) => {
  const page = await visit();
  await page.goto("/");
  await expect(page.locator("h1")).toBeVisible();
  await page.keyboard.press("Tab");
  expect(await focused(page)).toMatch(/Skip/);
  await tabTo(page, /Set it up/);
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/new\/klaumau/);
  await expect(page.locator("[data-part=new-seat]").first()).toBeVisible();
  await tabTo(page, /^BUTTON.*Deal$/);
  await page.keyboard.press("Enter");
  await expect(page.locator("[data-part=hand-card]").first()).toBeVisible();

  const told = page.locator("[data-part=log] li");
  const before = await told.count();
  await goOnUntil(
    [page],
    async () => (await told.count()) > before + 12,
    () => answerByKeyboard(page).then(() => true),
  );

  // On a thing it asks about that thing, elsewhere it tells of the keys.
  await page.locator("[data-part=hand-card]").first().focus();
  await page.keyboard.press("?");
  await expect(page.locator("[data-part=ask-card]")).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(page.locator("[data-part=ask-card]")).toHaveCount(0);
  await page.getByRole("button", { name: "Menu" }).focus();
  await page.keyboard.press("?");
  await expect(page.getByRole("dialog", { name: "Keyboard" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog", { name: "Keyboard" })).toBeHidden();
});
