import { GAME_IDS } from "@safehouse/games";
import { pressFirstKind } from "./press.ts";
import { expect, expectAccessible, type Page, PHONE, test } from "./test.ts";

/** Whatever the five tables light for a first move, what hands it in before what begins it. */
const FIRST_MOVE = [
  "[data-part=answer][data-tone=lit]",
  "[data-part=act][data-tone=lit]",
  "[data-part=agree]",
  "[data-at-once=true]",
  "[data-part=hand-card][data-lit=true]",
  "button[data-part=building][data-lit=true]",
  "[data-part=symbol][data-lit=true]",
  "[data-part=board]:has([data-aimed=true]) [data-part=die][data-lit=true][aria-pressed=false]",
  // Of all boxes those with exact numbers take one press where others ask which dice are meant.
  "[data-part=cell][data-kind=grid][data-lit=true]",
  "[data-part=cell][data-lit=true]",
  "[data-part=die][data-lit=true][aria-pressed=false]",
  "[data-part=box][data-lit=true]",
  "[data-part=cannot][data-tone=lit]",
];

test("who presses Play at the shelf is at a table at once, and moves with one more press", async ({ visit }) => {
  const page = await visit({ viewport: PHONE, hasTouch: true });
  await page.goto("/");
  await expect(page.locator("[data-part=first-time]")).toBeVisible();
  await expectAccessible(page, "the shelf for somebody new");
  for (const game of GAME_IDS) {
    await page.locator(`[data-part=play][href$="/play/${game}"]`).click();
    await expect(page.locator("[data-part=goal]")).toBeVisible();
    await expect(page.locator("[data-part=lesson-first]")).toBeVisible();
    if (game === "klaumau") await expectAccessible(page, "a table that was dealt at once");
    expect(await pressesToMove(page), game).toBe(1);
    await expect(page.locator("[data-part=goal]")).toHaveCount(0);
    await page.goto("/");
    await expect(page.locator("[data-part=first-time]")).toHaveCount(0);
  }
});

/** Every press is one on a lit thing: there is nothing to find, to fill in or to wait for but the bots before one's turn. */
async function pressesToMove(page: Page): Promise<number> {
  const moved = page.locator("[data-part=recap]").getByText("Since your turn");
  let presses = 0;
  await expect(async () => {
    // A move that can still be taken back is on its way, and not to be made again.
    await expect(page.locator("[data-sent=true]")).toHaveCount(0, { timeout: 5_000 });
    if (await moved.isVisible()) return;
    if (await pressFirstKind(page, FIRST_MOVE)) presses++;
    await expect(moved).toBeVisible({ timeout: 2_000 });
  }).toPass({ intervals: [20] });
  return presses;
}
