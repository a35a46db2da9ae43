import { goOnUntil, type IsReached, pressOne } from "./press.ts";
import { setSeats } from "./tables.ts";
import { expect, type Page } from "./test.ts";

export type Kind = "building" | "hint" | "bribe" | "card" | "waiting" | "over";

/** A professional scenario is the quickest: most crews are caught in their third heist. */
const OPTIONS = { scenario: "the-mole" };

/** The table as it was last set on this device. */
async function remember(page: Page, options: object): Promise<void> {
  await page.addInitScript((kept) => localStorage.setItem("safehouse.options.robnrun", kept), JSON.stringify(options));
}

export async function openTable(
  page: Page,
  seats: number,
  how: "bots" | "hot-seat" = "bots",
  options = {},
): Promise<void> {
  await remember(page, { ...OPTIONS, ...options });
  await page.goto(`/new/robnrun?how=${how}`);
  await setSeats(page, seats);
  await page.locator("[data-part=table-form] button[type=submit]").click();
  if (how === "bots") await expect(page.locator("[data-part=frame]")).toBeVisible();
}

/** Opens an online table for two and returns the way in for the other. */
export async function openOnline(page: Page, name: string): Promise<string> {
  await remember(page, OPTIONS);
  await page.goto("/new/robnrun?how=online");
  await setSeats(page, 2);
  await page.getByRole("textbox", { name: "Your name" }).fill(name);
  await page.getByRole("button", { name: "Open the table" }).click();
  await page.waitForURL(/\/table\//);
  return page.url();
}

/** What this person is asked now. */
export async function asked(page: Page): Promise<Kind> {
  return page.evaluate(() => {
    const has = (selector: string): boolean => document.querySelector(selector) !== null;
    if (has("[data-part=outcome]")) return "over";
    if (!has("[data-part=prompt][data-asks=true]")) return "waiting";
    if (has("[data-part=answers][data-kind=hint]")) return "hint";
    if (has("[data-part=answers][data-kind=bribe]")) return "bribe";
    return has("button[data-part=building]") ? "building" : "card";
  });
}

/** Answers as a person in a hurry would: anything that is lit. A boss tells one hint a round, so that heists end. */
export async function answer(page: Page, kind: Kind): Promise<void> {
  const confirm = page.locator("[data-part=answers] [data-tone=lit]");
  if (kind === "building") {
    await pressOne(page.locator("[data-part=read]:visible"));
    await pressOne(page.locator("button[data-part=building][data-lit=true]:visible"));
  }
  if (kind === "card") await pressOne(page.locator("[data-part=hand-card][data-lit=true]"));
  if (kind === "hint") await draft(page);
  await pressOne(confirm);
  if (kind === "hint") await pressOne(page.locator("[data-part=answers][data-kind=hint] > button:last-child"));
}

async function draft(page: Page): Promise<void> {
  await pressOne(page.locator("[data-part=hint][data-lit=true][data-open=true]"));
  const blank = page
    .locator("[data-part=pick], [data-part=pick-seat]")
    .and(page.locator("[aria-disabled=false][aria-pressed=false]"));
  for (let picks = 0; picks < 3 && (await page.locator("[data-part=answers] [data-tone=lit]").count()) === 0; picks++) {
    await pressOne(blank);
  }
}

/**
 * Everybody answers whatever they are asked until the condition holds, or the match is over. A heist that is over is read and put away, if
 * nobody waits for just that.
 */
export function playUntil(pages: readonly Page[], isReached: IsReached, { reads = true } = {}): Promise<void> {
  let isOver = false;
  return goOnUntil(
    pages,
    async () => isOver || (await isReached()),
    async () => {
      let isOn = false;
      for (const page of pages) {
        const kind = await asked(page);
        // What is waited for may be just this question: an answer would put it away.
        if (await isReached()) return true;
        isOver ||= kind === "over";
        // The next heist begins when the last one has been read.
        if (kind === "waiting" && reads) isOn ||= await pressOne(page.locator("[data-part=read]:visible"), isReached);
        if (kind === "waiting" || kind === "over") continue;
        await answer(page, kind);
        isOn = true;
      }
      return isOn || isOver;
    },
  );
}

/** Plays until this person is asked that; false if the match ended first. */
export async function playUntilAsked(page: Page, kind: Kind): Promise<boolean> {
  await playUntil([page], async () => (await asked(page)) === kind);
  return (await asked(page)) === kind;
}
