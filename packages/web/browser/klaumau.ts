import { expect, type Locator, type Page } from "./test.ts";

/** Everything that can be lit at Klaumau's table, what is asked in the prompt before what lies around it. */
const LIT = [
  ".klau-onward",
  ".klau-prompt-body button:not([aria-disabled=true])",
  ".klau-seat-body[data-lit=true]",
  ".klau-hand-card[data-lit=true][aria-pressed=false]",
  ".klau-cannot.ui-button-lit",
].join(", ");

export function lit(page: Page): Locator {
  return page.locator(".table-board").locator(LIT);
}

export function theEnd(page: Page): Locator {
  return page.getByRole("dialog", { name: /The match is over|Das Spiel ist aus/ });
}

/** Presses one lit thing, as a person in a hurry would. False if it went out before it was pressed. */
export async function pressLit(page: Page): Promise<boolean> {
  const things = await lit(page).all();
  // Not always the first: "I cannot" is as good an answer as a card.
  const thing = things[Math.floor(Math.random() * things.length)];
  if (thing === undefined) return false;
  return thing.click({ timeout: 1_000 }).then(
    () => true,
    () => false,
  );
}

/** Plays whatever is lit until the condition holds. */
export async function playUntil(page: Page, isReached: () => Promise<boolean>, mostSeconds = 240): Promise<void> {
  const end = Date.now() + mostSeconds * 1_000;
  while (!(await isReached())) {
    expect(Date.now(), `still playing: ${await page.locator(".klau-prompt").innerText()}`).toBeLessThan(end);
    if (!(await pressLit(page))) await page.waitForTimeout(30);
  }
}

export async function playToTheEnd(page: Page): Promise<void> {
  await playUntil(page, () => theEnd(page).isVisible());
}

/** A number of answers by this person; fewer if the match ends. */
export async function playSome(page: Page, answers: number): Promise<void> {
  let given = 0;
  const end = Date.now() + 120_000;
  while (given < answers && !(await theEnd(page).isVisible())) {
    expect(Date.now()).toBeLessThan(end);
    if (await pressLit(page)) given++;
    else await page.waitForTimeout(30);
  }
}

/** How many sentences the log holds: it only grows. */
export function logLength(page: Page): Promise<number> {
  return page.locator(".table-log li").count();
}
