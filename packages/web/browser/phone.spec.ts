import { readFileSync } from "node:fs";
import { playSome, playUntil } from "./klaumau.ts";
import { goOnFrom, playAgainstBots } from "./tables.ts";
import { expect, type Page, PHONE, test } from "./test.ts";

const SMALL = { width: 375, height: 667 };
const ON_ITS_SIDE = { width: PHONE.height, height: PHONE.width };
/** Four at the table, near the end of the first round. */
const MATCH = new URL("../../games/klaumau/fixtures/plain-4-easy.json", import.meta.url);

const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Everything that can be pressed on the table and is smaller than a thumb. */
const tooSmall = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>("[data-part=table] button, [data-part=table] a")]
      .filter(
        (element) =>
          element.checkVisibility() &&
          element.closest("[data-part=prompt-note], [data-part=log], [data-part=prompt-hint]") === null,
      )
      .map((element) => ({ element, box: element.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 0 && (box.width < 44 || box.height < 44))
      .map(({ element, box }) => `${element.className} ${Math.round(box.width)}×${Math.round(box.height)}`),
  );

for (const viewport of [PHONE, SMALL]) {
  test(`the table on a phone of ${viewport.width}×${viewport.height}`, async ({ visit }) => {
    const page = await visit({ viewport, hasTouch: true, isMobile: true });
    await playAgainstBots(page, 4);
    expect(await overflow(page)).toBe(0);
    expect(await tooSmall(page)).toEqual([]);
    // The own hand and what is asked are in sight without scrolling.
    for (const part of ["[data-part=prompt]", "[data-part=hand]"]) {
      const box = await page.locator(part).boundingBox();
      expect(box?.y ?? Infinity).toBeLessThan(viewport.height - 44);
    }
    await playSome(page, 8);
    expect(await overflow(page)).toBe(0);
  });
}

test("papers hide no question, and what everybody has got is seen without scrolling, upright and on its side", async ({
  visit,
}) => {
  const page = await visit({ viewport: PHONE, hasTouch: true, isMobile: true });
  await goOnFrom(page, readFileSync(MATCH, "utf8"), 140);
  // A hand that was laid open lies beside the next question, and not over it.
  await page.getByRole("button", { name: /^Doubt/ }).click();
  await expect(page.getByRole("region", { name: /shows the hand/ })).toBeVisible();
  const question = page.locator("[data-part=prompt][data-asks=true]").getByRole("heading");
  await expect(question).toBeVisible();
  for (const viewport of [ON_ITS_SIDE, PHONE]) {
    await page.setViewportSize(viewport);
    // It goes away by itself: whoever waits would not see where it lay.
    expect(await question.evaluateAll(countInSight), `${viewport.width} px`).toBe(1);
  }
  const paper = page.locator("[data-part=paper]");
  await playUntil([page], () => paper.isVisible());
  for (const viewport of [PHONE, ON_ITS_SIDE]) {
    await page.setViewportSize(viewport);
    await expect.poll(() => paper.getByRole("listitem").evaluateAll(countInSight), `${viewport.width} px`).toBe(4);
  }
});

/** Runs in the page: of these, how many nothing covers. */
function countInSight(rows: Element[]): number {
  return rows.filter((row) => {
    const { x, y, width, height } = row.getBoundingClientRect();
    return row.contains(document.elementFromPoint(x + width / 2, y + height - 2));
  }).length;
}

test("a phone that shows notifications of a service worker only tells whose turn it is", async ({ visit }) => {
  const page = await visit({ viewport: PHONE, hasTouch: true, isMobile: true });
  await page.addInitScript(() => {
    localStorage.setItem("safehouse.notifications", "true");
    const shown: string[] = [];
    class PageNotification {
      static readonly permission = "granted";
      constructor() {
        throw new TypeError("Use ServiceWorkerRegistration.showNotification()");
      }
    }
    const registration = { active: {}, showNotification: async (title: string) => void shown.push(title) };
    Object.assign(globalThis, { Notification: PageNotification, shown });
    Object.assign(navigator.serviceWorker, { getRegistration: async () => registration });
  });
  await playAgainstBots(page, 3);
  await page.evaluate(() => Object.defineProperty(document, "hidden", { value: true }));
  await expect(async () => {
    await playSome(page, 1);
    expect(await page.evaluate(() => Reflect.get(globalThis, "shown"))).toContain("Your turn at Klaumau!");
  }).toPass();
});
