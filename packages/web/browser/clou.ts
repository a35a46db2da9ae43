import { goOnUntil, type IsReached, pressFirstKind } from "./press.ts";
import { setSeats, theEnd } from "./tables.ts";
import { expect, type Locator, type Page } from "./test.ts";

/** What nothing takes back is shown first, and then held. */
export const HELD = "[data-part=tray]:is([data-kind=dice], [data-kind=settle]) [data-part=answer]";

/** What leads on within a round, in the order in which a person would come to it. */
export const WITHIN_A_ROUND = [
  "[data-part=act][data-tone=lit]",
  HELD,
  "[data-part=number][data-lit=true]",
  "[data-part=fit]",
  "[data-part=board]:has([data-kind=settle]) :is([data-part=symbol], [data-part=cell])[data-lit=true]",
  "[data-part=board]:has([data-kind=settle]) [data-part=view][aria-pressed=false]:has([data-part=count])",
  "[data-part=act]",
  "[data-part=die][data-lit=true][aria-pressed=false]",
  "[data-part=finish][data-tone=lit]",
  "[data-part=cell][data-lit=true]",
];
/** And from one round to the next: to stay, to drive oneself, to throw. */
const STEPS = ["[data-part=answer]:first-child", ...WITHIN_A_ROUND];

/** Of whichever game of the family, and as whom. */
export async function breakIn(page: Page, seats: number, game = "clou", thief = "any"): Promise<void> {
  await page.goto(`/new/${game}?how=bots`);
  await setSeats(page, seats);
  await chooseThief(page, thief);
  await page.getByRole("button", { name: /^(Begin|Los)$/ }).click();
  await expect(tray(page)).toBeVisible();
}

/** At the first seat, by the portrait. */
async function chooseThief(page: Page, thief: string): Promise<void> {
  if (thief === "any") return;
  await page.locator("[data-part=new-seat] [data-part=wish]").first().click();
  await wishFor(page, thief);
}

/** Where everybody who can be wished for is shown. */
export async function wishFor(page: Page, thief: string): Promise<void> {
  const dialog = page.getByRole("dialog", { name: /^(Who would you like to be|Wer möchtest du sein)/ });
  await dialog.locator(`[data-thing="wish:${thief}"]`).click();
  await dialog.locator("[data-tone=lit]").click();
}

export function tray(page: Page): Locator {
  return page.locator("[data-part=tray]");
}

/** The round that the table's head tells. */
export async function roundOf(page: Page): Promise<number> {
  return Number(/\d+/.exec(await page.locator("[data-part=table-title] p").innerText())?.[0]);
}

/** Presses one thing that leads on. False while somebody else is at it, or when the night is over. */
export function pressLit(page: Page, steps: readonly string[] = STEPS, isReached?: IsReached): Promise<boolean> {
  return pressFirstKind(page, steps, isReached);
}

/** All go on, one press after the other, until the condition holds. */
export function playUntil(
  pages: readonly Page[],
  isReached: IsReached,
  steps: readonly string[] = STEPS,
): Promise<void> {
  return goOnUntil(pages, isReached, async () => {
    let isOn = false;
    for (const page of pages) isOn = (await pressLit(page, steps, isReached)) || isOn;
    return isOn;
  });
}

/** Whether this kind of question is put to the person at this screen. */
export function isAsked(page: Page, kind: string): Promise<boolean> {
  return page.locator(`[data-part=tray][data-kind=${kind}][data-asks=true]`).isVisible();
}

/** On until this kind of question is put, for example a symbol in hand. False if the night was over before. */
export async function playUntilAsked(page: Page, kind: string): Promise<boolean> {
  await playUntil([page], async () => (await isAsked(page, kind)) || (await theEnd(page).isVisible()));
  return isAsked(page, kind);
}

/** Runs away at the next vote, with all that was taken. */
export function runAway(page: Page): Promise<void> {
  return playUntil([page], () => theEnd(page).isVisible(), ["[data-part=answer]:last-child", ...WITHIN_A_ROUND]);
}
