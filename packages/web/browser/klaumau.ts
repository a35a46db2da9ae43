import { goOnUntil, type IsReached, pressOne } from "./press.ts";
import { openOnline, sitDown, theEnd } from "./tables.ts";
import { expect, type Locator, type Page } from "./test.ts";

/** Everything that can be lit at Klaumau's table, what is asked in the prompt before what lies around it. */
const LIT = [
  "[data-part=put-away]",
  "[data-part=prompt-body] button:not([aria-disabled=true])",
  "[data-part=seat-body][data-lit=true]",
  "[data-part=hand-card][data-lit=true][aria-pressed=false]",
  "[data-part=cannot][data-tone=lit]",
].join(", ");

export function lit(page: Page): Locator {
  return page.locator("[data-part=board]").locator(LIT);
}

/** Presses one lit thing, as a person in a hurry would: "I cannot" is as good an answer as a card. */
export function pressLit(page: Page, isReached?: IsReached): Promise<boolean> {
  return pressOne(lit(page), isReached);
}

/** Everybody plays whatever is lit until the condition holds. */
export function playUntil(pages: readonly Page[], isReached: IsReached): Promise<void> {
  return goOnUntil(pages, isReached, async () => {
    let isOn = false;
    for (const page of pages) isOn = (await pressLit(page, isReached)) || isOn;
    return isOn;
  });
}

export function playToTheEnd(page: Page): Promise<void> {
  return playUntil([page], () => theEnd(page).isVisible());
}

/** A number of presses by these people, in turn; fewer if the match ends. */
export function playSome(pages: Page | readonly Page[], wanted: number): Promise<void> {
  const all = Array.isArray(pages) ? (pages as readonly Page[]) : [pages as Page];
  let presses = 0;
  const act = async (): Promise<boolean> => {
    const before = presses;
    for (const page of all) if (await pressLit(page)) presses++;
    return presses > before;
  };
  return goOnUntil(all, async () => presses >= wanted || (await theEnd(all[0] as Page).isVisible()), act);
}

/** What a seat tells of itself to whoever cannot see it: a sentence, or the name of a button while it can be chosen. */
export function seatWords(page: Page, seat = 0): Promise<string | null> {
  return page
    .locator("[data-part=seat-body]")
    .nth(seat)
    .evaluate((body) => body.ariaLabel ?? body.querySelector("[data-part=seat-words]")?.textContent ?? null);
}

/** How many sentences the log holds: it only grows. */
export function logLength(page: Page): Promise<number> {
  return page.locator("[data-part=log] li").count();
}

/** Two browsers meet by the join link and play a little, one of them over a reload. Tells the link. */
export async function meetAndPlay(host: Page, guest: Page): Promise<string> {
  const link = await openOnline(host, "Ada");
  await sitDown(guest, link, "Bruno");
  await host.getByRole("button", { name: "Start", exact: true }).click();
  for (const page of [host, guest]) await expect(page.locator("[data-part=hand-card]").first()).toBeVisible();
  await playSome([host, guest], 6);
  await guest.reload();
  await expect(guest.locator("[data-part=hand-card]").first()).toBeVisible();
  await playSome([host, guest], 4);
  return link;
}
