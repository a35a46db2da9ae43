import { fastRandom } from "@safehouse/chance";
import type { Random } from "@safehouse/kernel";
import { type ElementHandle, expect, type Locator, type Page } from "@playwright/test";

const luckOf = new WeakMap<Page, Random>();

/** Not always the first, and the same in every run. */
function draw(page: Page, count: number): number {
  const luck = luckOf.get(page) ?? fastRandom(1);
  luckOf.set(page, luck);
  return luck.below(count);
}

/**
 * What a test plays until. It is looked at once more after something to press was found: what is waited for may come just then, and the next
 * press would put it away.
 */
export type IsReached = () => Promise<boolean>;

const never: IsReached = () => Promise.resolve(false);

/** Presses one of these things. False if there is none in sight, or if it went out before it was pressed. */
export async function pressOne(things: Locator, isReached = never): Promise<boolean> {
  const all = await things.filter({ visible: true }).elementHandles();
  return all.length > 0 && !(await isReached()) && press(all[draw(things.page(), all.length)] as ElementHandle);
}

/**
 * Presses one thing of the first kind of which there is any, unless something lies over the page. Luck is drawn for what is pressed and
 * not for looking: how often one looks is a matter of how busy the machine is.
 */
export async function pressFirstKind(page: Page, kinds: readonly string[], isReached = never): Promise<boolean> {
  const found = await page.evaluateHandle((selectors) => {
    if (document.querySelector("dialog[open]") !== null) return [];
    for (const selector of selectors) {
      const things = [...document.querySelectorAll<HTMLElement>(selector)].filter((thing) => thing.checkVisibility());
      if (things.length > 0) return things;
    }
    return [];
  }, kinds);
  const things = [...(await found.getProperties()).values()];
  return things.length > 0 && !(await isReached()) && press(things[draw(page, things.length)] as ElementHandle);
}

/** As a person would: what is final is held down. */
async function press(thing: ElementHandle): Promise<boolean> {
  try {
    const isFinal = (await thing.getAttribute("data-weight")) === "final";
    await thing.click(isFinal ? { timeout: 5_000, delay: 1_000 } : { timeout: 1_000 });
    return true;
  } catch {
    return false;
  }
}

/** Nothing is lit while a move is on its way: who knows where to press without looking waits for the answer. */
export function untilAnswered(page: Page): Promise<void> {
  return expect(page.locator("[data-part=board][data-sent=true]")).toHaveCount(0);
}

/**
 * Does one thing after the other until it is reached; while there is nothing to do, somebody else is at it. What was done last is waited
 * for: whoever looked before and pressed after would press more than was meant.
 */
export async function goOnUntil(
  pages: readonly Page[],
  isReached: IsReached,
  act: () => Promise<boolean>,
): Promise<void> {
  await expect(async () => {
    for (;;) {
      for (const page of pages) expect(await page.locator("[data-sent=true]").count(), "moves on their way").toBe(0);
      if (await isReached()) return;
      expect(await act(), "there is nothing to do, and it is not reached").toBe(true);
    }
  }).toPass({ intervals: [40] });
}
