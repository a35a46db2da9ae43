import type { ElementHandle } from "@playwright/test";
import { setSeats } from "./tables.ts";
import { expect, type Locator, type Page } from "./test.ts";

/** What leads on within a round, in the order in which a person would come to it. */
export const WITHIN_A_ROUND = [
  ".clou-do.ui-button-lit",
  ".clou-number[data-lit=true]",
  ".clou-fit",
  ".clou:has([data-kind=settle]) :is(.clou-symbol, .clou-cell)[data-lit=true]",
  ".clou:has([data-kind=settle]) .clou-view[aria-pressed=false]:has(.clou-count)",
  ".clou-do",
  ".clou-die[data-lit=true][aria-pressed=false]",
  ".clou-finish.ui-button-lit",
  ".clou-cell[data-lit=true]",
];
/** And from one round to the next: to stay, to drive oneself, to throw. */
const STEPS = [".clou-answer:first-child", ...WITHIN_A_ROUND];

/** Of whichever game of the family, and as whom. */
export async function breakIn(page: Page, seats: number, game = "clou", thief = "any"): Promise<void> {
  await page.goto(`/new/${game}?how=bots`);
  await setSeats(page, seats);
  await chooseThief(page, thief);
  await page.getByRole("button", { name: /^(Begin|Los)$/ }).click();
  await expect(tray(page)).toBeVisible();
}

export async function chooseThief(page: Page, thief: string): Promise<void> {
  await page.locator(".new-seat select").first().selectOption(thief);
}

export function tray(page: Page): Locator {
  return page.locator(".clou-tray");
}

export function theEnd(page: Page): Locator {
  return page.getByRole("dialog", { name: /The match is over|Das Spiel ist aus/ });
}

/** The round that the table's head tells. */
export async function roundOf(page: Page): Promise<number> {
  return Number(/\d+/.exec(await page.locator(".table-title p").innerText())?.[0]);
}

/** One thing that leads on; null while somebody else is at it, or when the night is over. */
async function nextThing(page: Page, steps: readonly string[]): Promise<ElementHandle | null> {
  const found = await page.evaluateHandle((selectors) => {
    if (document.querySelector("dialog[open]") !== null) return null;
    for (const selector of selectors) {
      const things = [...document.querySelectorAll<HTMLElement>(selector)].filter((thing) => thing.checkVisibility());
      if (things.length > 0) return things[Math.floor(Math.random() * things.length)];
    }
    return null;
  }, steps);
  return found.asElement();
}

/** Presses one thing that leads on. False if there was none, or if it went out before it was pressed. */
export async function pressLit(page: Page, steps: readonly string[] = STEPS): Promise<boolean> {
  const thing = await nextThing(page, steps);
  if (thing === null) return false;
  return thing.click({ timeout: 1_000 }).then(
    () => true,
    () => false,
  );
}

/** All go on, one press after the other, until the condition holds. */
export async function playUntil(
  pages: readonly Page[],
  isReached: () => Promise<boolean>,
  steps: readonly string[] = STEPS,
): Promise<void> {
  const end = Date.now() + 200_000;
  while (!(await isReached())) {
    expect(Date.now(), `still playing: ${await tray(pages[0]).innerText()}`).toBeLessThan(end);
    const pressed: boolean[] = [];
    for (const page of pages) pressed.push(await pressLit(page, steps));
    if (!pressed.includes(true)) await pages[0].waitForTimeout(30);
  }
}

/** Whether this kind of question is put to the person at this screen. */
export function isAsked(page: Page, kind: string): Promise<boolean> {
  return page.locator(`.clou-tray[data-kind=${kind}][data-asks=true]`).isVisible();
}

/** On until this kind of question is put, for example a symbol in hand. False if the night was over before. */
export async function playUntilAsked(page: Page, kind: string): Promise<boolean> {
  await playUntil([page], async () => (await isAsked(page, kind)) || (await theEnd(page).isVisible()));
  return isAsked(page, kind);
}

/** Runs away at the next vote, with all that was taken. */
export async function runAway(page: Page): Promise<void> {
  if (await playUntilAsked(page, "leave")) await pressLit(page, [".clou-answer:last-child"]);
}
