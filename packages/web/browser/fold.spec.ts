import { openOnline, setSeats } from "./tables.ts";
import { expect, type Page, PHONE, test } from "./test.ts";

const SIDEWAYS = { width: 844, height: 390 };

/** What a screen reader was told, politely. */
const told = (page: Page) => page.getByRole("log").filter({ hasText: "A code is two words" });

test("what is wrong with a code is seen and said on a phone", async ({ visit }) => {
  const page = await visit({ viewport: PHONE, hasTouch: true, isMobile: true });
  await page.goto("/");
  const field = page.getByRole("textbox", { name: "Someone sent you a code?" });
  await field.fill("nonsense");
  await field.press("Enter");
  for (const part of [field, page.locator("[data-part=field-error]")]) await expect(part).toBeInViewport({ ratio: 1 });
  await expect(field).toBeFocused();
  await expect(told(page)).toHaveCount(1);
});

test("what comes of a code that no table has is seen and said on a phone", async ({ visit }) => {
  const page = await visit({ viewport: PHONE, hasTouch: true, isMobile: true });
  await page.goto("/join/nobody-knows-12");
  await page.getByRole("textbox", { name: "Your name" }).fill("Ada");
  await page.getByRole("button", { name: "Sit down" }).click();
  await expect(page.getByRole("heading", { name: "No open table has this code" })).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole("log").filter({ hasText: "No open table has this code." })).toHaveCount(1);
});

for (const viewport of [PHONE, SIDEWAYS]) {
  test(`the way to begin is in sight on a phone of ${viewport.width}×${viewport.height}`, async ({ visit }) => {
    const page = await visit({ viewport, hasTouch: true, isMobile: true });
    await page.goto("/new/klaumau?how=hot-seat");
    await setSeats(page, 4);
    await page.evaluate(() => scrollTo(0, 0));
    await expect(page.getByRole("button", { name: "Deal" })).toBeInViewport({ ratio: 1 });
  });
}

test("the field to talk in does not lie under the bar of the lobby", async ({ visit }) => {
  const page = await visit();
  await openOnline(page, "Ada", 4);
  const field = page.getByRole("textbox", { name: "Say something" });
  await expect(field).toBeVisible();
  const bottom = await field.evaluate((element) => element.getBoundingClientRect().bottom);
  const bar = await page.locator("[data-part=start-bar]").evaluate((element) => element.getBoundingClientRect().top);
  expect(bottom).toBeLessThanOrEqual(bar);
});
