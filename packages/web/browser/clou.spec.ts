import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import {
  breakIn,
  isAsked,
  playUntil,
  playUntilAsked,
  pressLit,
  roundOf,
  runAway,
  tray,
  wishFor,
  WITHIN_A_ROUND,
} from "./clou.ts";
import { goOnUntil, untilAnswered } from "./press.ts";
import { goOnFrom, setSeats, theEnd } from "./tables.ts";
import { expect, expectAccessible, type Locator, MOVING, type Page, PHONE, test } from "./test.ts";

const PAPER = { colorScheme: "light" } as const;
const FIXTURES = join(import.meta.dirname, "../../games/clou/fixtures");

const overflow = (page: Page): Promise<number[]> =>
  page.evaluate(() => [
    document.documentElement.scrollWidth - innerWidth,
    document.documentElement.scrollHeight - innerHeight,
  ]);

test("one thief breaks in, plays by the screen and runs away with what there is", async ({ visit }) => {
  const page = await visit();
  await breakIn(page, 1);
  // Plan, sheet, bars and tray all in sight: nothing scrolls.
  expect(await overflow(page)).toEqual([0, 0]);
  const sheet = page.locator("[data-part=sheet]");
  expect(await sheet.evaluate((paper) => paper.scrollHeight - paper.clientHeight)).toBe(0);
  // The throw may have given something that is settled first.
  await playUntilAsked(page, "dice");
  await expectAccessible(page, "the dice just thrown");

  // A die lights what takes it; a place that is looked at tells what would follow, and nothing is written yet.
  await page.keyboard.press("1");
  const fits = page.locator("[data-part=fit]");
  await expect(fits.first()).toBeVisible();
  const takes = page.locator("[data-part=cell][data-lit=true]");
  expect(await takes.count()).toBe(await fits.count());
  await takes.first().hover();
  await expect(page.locator("[data-part=cell][data-aimed=true]")).toHaveCount(1);
  await expectAccessible(page, "a place looked at");
  await page.keyboard.press("1");
  await expect(page.locator("[data-part=die][aria-pressed=true]")).toHaveCount(0);

  // Why not: any cell answers, with its rule.
  await page.getByRole("button", { name: /box 6 of the strength bar/i }).click({ force: true });
  await expect(page.getByRole("alert")).toContainText(/C-\d/);

  // Written and taken back: until new dice fall, nothing is final.
  const written = page.locator("[data-part=cell]:not([data-state=empty])");
  const before = await written.count();
  await playUntil([page], async () => (await written.count()) > before);
  await tray(page).getByRole("button", { name: "Undo" }).click();
  await expect(written).toHaveCount(before);
  // A press at the place itself does the same, but not the second half of a double press.
  await page.locator("[data-part=cell][data-kind=bar][data-lit=true]").first().click();
  const again = page.locator("[data-part=cell][data-weight=costly]");
  await expect(fits.first().or(again)).toBeVisible();
  if (await fits.first().isVisible()) await fits.first().click();
  await expect(written).toHaveCount(before + 1);
  await expect(async () => {
    if ((await again.count()) > 0) await again.click({ timeout: 1_000 });
    expect(await written.count()).toBe(before);
  }).toPass();
  await page.keyboard.press("Escape");

  if (await playUntilAsked(page, "settle")) {
    await expect(tray(page).getByRole("button", { name: "Let it go" })).toBeVisible();
    await expectAccessible(page, "a symbol in hand");
  }
  await playUntil([page], async () => (await roundOf(page)) >= 2 || (await theEnd(page).isVisible()));
  await runAway(page);
  await expect(theEnd(page)).toContainText(/points?/);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("region", { name: "Scoring box" })).toBeVisible();
  await expectAccessible(page, "the score");
  // What is over is read, not pressed.
  await expect(page.locator("button[data-part=cell]")).toHaveCount(0);

  await page.getByRole("button", { name: "Result" }).click();
  await theEnd(page).getByRole("link", { name: "Watch it again" }).click();
  await page.waitForURL(/\/replay\/local\//);
  await expect(page.locator("[data-part=sheet]")).toBeVisible();
});

/** A finished night with a vote for a driver, and how many entries it has before. */
function nightWithEscape(): { readonly content: string; readonly n: number; readonly seats: number } {
  for (const file of readdirSync(FIXTURES).filter((name) => /^mansion.*\.json$/.test(name))) {
    const content = readFileSync(join(FIXTURES, file), "utf8");
    const { entries, seats } = JSON.parse(content) as { entries: { readonly decision: string }[]; seats: unknown[] };
    const n = entries.findIndex(({ decision }) => decision.startsWith("driver:"));
    if (n >= 0) return { content, n, seats: seats.length };
  }
  throw new Error("no fixture has a crew that votes for a driver");
}

test("the escape: a driver by sealed vote with the odds beside the names, throw by throw, then the score", async ({
  visit,
}) => {
  const page = await visit(PAPER);
  const { content, n, seats } = nightWithEscape();
  await goOnFrom(page, content, n);

  await expect(page.locator("[data-part=answer]")).toHaveCount(seats);
  for (const answer of await page.locator("[data-part=answer]").all()) await expect(answer).toContainText(/\d\s%/);
  await expect(page.locator("[data-part=drivers] > li")).toHaveCount(seats);
  await expectAccessible(page, "the vote for a driver");
  await page.locator("[data-part=answer]").first().click();
  await expect(page.locator("[data-part=odds]")).toBeVisible();
  await expectAccessible(page, "the escape");
  await playUntil([page], () => theEnd(page).isVisible());
  await page.keyboard.press("Escape");
  await expect(page.locator("[data-part=score]")).toBeVisible();
  await expectAccessible(page, "the score on paper");
});

test("three browsers: each sees the others' pencil, and nobody sees a vote", async ({ visit }) => {
  const [ada, ben, cleo] = [await visit(), await visit(), await visit()];
  const pages = [ada, ben, cleo];
  await ada.goto("/new/clou?how=online");
  await setSeats(ada, 3);
  await ada.getByRole("textbox", { name: "Your name" }).fill("Ada");
  await ada.getByRole("button", { name: "Open the table" }).click();
  await ada.waitForURL(/\/table\//);
  const guests: [name: string, page: Page][] = [["Ben", ben], ["Cleo", cleo]]; // oxfmt-ignore
  for (const [name, page] of guests) {
    await page.goto(ada.url());
    await page.getByRole("textbox", { name: "Your name" }).fill(name);
    await page.getByRole("button", { name: "Sit down" }).click();
    await expect(ada.locator("[data-part=lobby-seat]", { hasText: name })).toBeVisible();
  }
  // Cleo looks at the thieves and wishes for one; all see it, and that is who she is.
  await cleo.getByRole("button", { name: "Whom Cleo would like to be: Whoever is free" }).click();
  await expect(cleo.locator("[data-part=candidate]")).toBeVisible();
  await expectAccessible(cleo, "the thieves to wish for");
  await wishFor(cleo, "trixie");
  await expect(ada.getByRole("button", { name: "Whom Cleo would like to be: Trixie" })).toBeVisible();
  await expectAccessible(ada, "a table with wishes");
  await ada.getByRole("button", { name: "Start", exact: true }).click();
  for (const page of pages) await expect(tray(page)).toBeVisible();
  await expect(ada.getByRole("button", { name: /^Cleo/ })).toContainText("Trixie");

  // Ben looks at Ada's sheet while she writes.
  const written = "[data-part=cell]:not([data-state=empty])";
  await playUntil(pages, () => isAsked(ada, "dice"));
  await ben.getByRole("button", { name: /^Ada/ }).click();
  const pencil = ben.locator("[data-part=sheet] [data-part=pencil]", { hasText: "Ada" });
  await playUntil([ada], () => pencil.isVisible());
  await expect(ben.locator(written)).toHaveCount(await ada.locator(written).count());

  // Everybody votes; who has voted changes nothing that the others can read.
  for (const page of pages) await expect(page.locator("dialog[open]")).toHaveCount(0);
  const areAsked = (): Promise<boolean[]> => Promise.all(pages.map((page) => isAsked(page, "leave")));
  await playUntil(pages, async () => (await areAsked()).every(Boolean), WITHIN_A_ROUND);
  // The tray is drawn a frame after it knows whom it asks.
  for (const page of pages) await expect(page.getByRole("button", { name: /^Run away/ })).toBeVisible();
  const seenBy = (page: Page): Promise<string> => page.locator("[data-part=board]").innerText();
  const [seen, round] = [await seenBy(ben), await roundOf(ben)];
  await ada.getByRole("button", { name: /^Stay/ }).click();
  await expect(tray(ada)).toContainText("Your vote is in.");
  // A press that is nobody's turn is answered as well, with the rule.
  await untilAnswered(ada);
  await ada.locator("button[data-part=cell]").first().click({ force: true });
  await expect(ada.getByRole("alert")).toContainText("C-2.4");
  expect(await seenBy(ben)).toBe(seen);
  // Running away is final: a finger holds it, and a short press does nothing.
  const runBy = (page: Page): Locator => page.getByRole("button", { name: /^Run away/ });
  await runBy(ben).click();
  await expect(runBy(ben)).toBeVisible();
  // Held right after a short press at the same place, it may be taken for the second half of a double press.
  await expect(async () => {
    if (await runBy(ben).isVisible()) await runBy(ben).click({ delay: 1_000 });
    await expect(tray(ben)).toContainText("Your vote is in.", { timeout: 1_000 });
  }).toPass();
  // By the keyboard it is confirmed instead.
  await runBy(cleo).press("Enter");
  await cleo.getByRole("dialog", { name: "Is that meant?" }).getByRole("button", { name: "Yes" }).press("Enter");
  // One stays: all stay.
  for (const page of pages) await expect.poll(() => roundOf(page)).toBe(round + 1);

  // While Ada has a symbol in hand nothing of Ben's takes effect, but he chooses, and it is done when she is through.
  const later = ben.locator("[data-part=cell][data-lit=later]");
  const told = tray(ben).getByText("Ada is crossing");
  await playUntil(
    pages,
    async () => (await isAsked(ada, "settle")) && (await told.isVisible()) && (await later.count()) > 0,
  );
  const queued = tray(ben).locator("[data-part=queued]");
  // A press while something is still to be seen only shows it.
  await expect(async () => {
    if (await pressLit(ben, ["[data-part=fit]", "[data-part=cell][data-lit=later]"]))
      await expect(queued).toBeVisible({ timeout: 200 });
  }).toPass();
  await expectAccessible(ben, "something chosen for later");
  const used = ben.locator("[data-part=die][data-used=true]");
  const before = await used.count();
  // The roll may have given others something, too, which comes first.
  const settling = "[data-part=board]:has([data-kind=settle][data-asks=true])";
  await playUntil(pages, async () => (await used.count()) > before, [
    `${settling} [data-part=act]`,
    `${settling} [data-part=number][data-lit=true]`,
  ]);
});

test("a phone: nothing overflows, symbols come to the thumb, the tray stays in reach", async ({ visit }) => {
  const page = await visit({ ...PAPER, viewport: PHONE, hasTouch: true, isMobile: true });
  await breakIn(page, 1);
  await expectAccessible(page, "the table on a phone");
  const inHand = await playUntilAsked(page, "settle");
  expect(await overflow(page)).toEqual([0, 0]);
  if (inHand && (await page.locator("[data-part=symbol][data-lit=true]").count()) > 0) {
    await expectAccessible(page, "a symbol in hand on a phone");
    const reach = await page
      .locator("[data-part=symbol][data-lit=true]")
      .first()
      .evaluate((symbol) => Number.parseFloat(getComputedStyle(symbol, "::before").height));
    expect(reach).toBeGreaterThanOrEqual(44);
  }
  const small = await page
    .locator("[data-part=tray] button, [data-part=views] button, [data-part=plan-foot] button")
    .evaluateAll((buttons) =>
      buttons
        .filter((button) => button.checkVisibility())
        .map((button) => button.getBoundingClientRect())
        .filter(({ width, height }) => width < 44 || height < 44)
        .map(({ width, height }) => `${width}×${height}`),
    );
  expect(small).toEqual([]);
  await playUntil([page], async () => (await roundOf(page)) >= 2 || (await theEnd(page).isVisible()));
  const box = await tray(page).boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(PHONE.height + 1);
  expect(await overflow(page)).toEqual([0, 0]);
});

/** Tab and arrows until something that leads on has the focus, then Enter. */
async function answerByKeyboard(page: Page): Promise<void> {
  const isReady = (): Promise<boolean> =>
    page.evaluate(() => {
      const at = document.activeElement as HTMLElement | null;
      if (at === null || at.closest("[data-part=board]") === null) return false;
      return at.matches(
        "[data-part=fit], [data-part=answer], [data-part=number][data-lit=true], [data-part=act], [data-part=finish][data-tone=lit], [data-lit=true][aria-pressed=false]",
      );
    });
  for (let tab = 0; tab < 24; tab++) {
    // Things that belong together are one stop: arrows lead from one to the next.
    for (let arrow = 0; arrow < 3; arrow++) {
      if (await isReady()) return page.keyboard.press("Enter");
      await page.keyboard.press("ArrowRight");
    }
    await page.keyboard.press("Tab");
  }
  // Dice in hand that fit nowhere are put down again.
  await page.keyboard.press("Escape");
}

test("a phone shows all places that take a sum, upright and on its side, below what it says of them", async ({
  visit,
}) => {
  const page = await visit({ viewport: PHONE, hasTouch: true });
  await goOnFrom(page, readFileSync(join(FIXTURES, "mansion-2-normal.json"), "utf8"), 2);
  await page.locator("[data-part=die][data-lit=true]").first().click();
  await expect(page.locator("[data-part=fit]").nth(3)).toBeVisible();
  for (const viewport of [PHONE, { width: PHONE.height, height: PHONE.width }]) {
    await page.setViewportSize(viewport);
    await expect.poll(() => hiddenFits(page), `${viewport.width} px`).toEqual([]);
  }
});

/** Places that are cut off, or that something else lies over. */
function hiddenFits(page: Page): Promise<string[]> {
  return page.locator("[data-part=fit]").evaluateAll((fits) => {
    const said = document.querySelector("[data-part=tray] h2")?.parentElement?.getBoundingClientRect();
    const isSeen = (fit: Element): boolean => {
      const { x, y, left, right, top, width, height } = fit.getBoundingClientRect();
      const onTop = document.elementFromPoint(x + width / 2, y + height / 2);
      return left >= 0 && right <= innerWidth && fit.contains(onTop) && top >= (said?.bottom ?? 0);
    };
    return fits.filter((fit) => !isSeen(fit)).map((fit) => fit.ariaLabel ?? "");
  });
}

test("where the plan is larger than a low screen has room for, what takes a symbol comes into sight", async ({
  visit,
}) => {
  const page = await visit({ viewport: { width: 1280, height: 720 } });
  await goOnFrom(page, readFileSync(join(FIXTURES, "bank-3-normal.json"), "utf8"), 42);
  const lit = page.locator("[data-part=symbol][data-lit=true]");
  await expect(lit).toHaveCount(2);
  const isSeen = (symbol: Element): boolean => {
    const { x, y, width, height } = symbol.getBoundingClientRect();
    return symbol.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  };
  for (const symbol of await lit.all()) await expect.poll(() => symbol.evaluate(isSeen)).toBe(true);
});

test("a round with the keyboard alone", async ({ visit }) => {
  const page = await visit();
  await breakIn(page, 1);
  await page.keyboard.press("?");
  await expect(page.getByRole("dialog", { name: "Keyboard" })).toContainText("pick up a die");
  await page.keyboard.press("Escape");
  await goOnUntil(
    [page],
    async () => (await roundOf(page)) > 1,
    () => answerByKeyboard(page).then(() => true),
  );
  // Arrows walk from box to box.
  await page.locator("[data-part=cell]").first().focus();
  await page.keyboard.press("ArrowRight");
  await expect(page.locator("[data-part=cell]").nth(1)).toBeFocused();
});

test("a German night", async ({ visit }) => {
  const page = await visit({ ...MOVING, locale: "de-DE" });
  await breakIn(page, 2);
  await playUntil([page], async () => (await roundOf(page)) >= 2 || (await theEnd(page).isVisible()));
  await page.getByRole("button", { name: "Verlauf" }).click();
  const words = `${await page.locator("[data-part=board]").innerText()} ${await page.locator("[data-part=log]").innerText()}`;
  expect(words).not.toMatch(/\b(the|your|you|dice|points?|uses|crosses|and|with)\b/i);
});

test("one device goes round, and the cover hides by having nothing behind it", async ({ visit }) => {
  const page = await visit();
  await page.goto("/new/clou?how=hot-seat");
  await setSeats(page, 2);
  const boxes = page.locator("[data-part=new-seat]").getByRole("textbox");
  for (const [seat, name] of ["Ada", "Bruno"].entries()) await boxes.nth(seat).fill(name);
  await page.getByRole("button", { name: "Begin" }).click();
  const cover = page.locator("[data-part=cover]");
  const seen = new Set<string>();
  for (let turn = 0; turn < 3; turn++) {
    await expect(cover).toBeVisible();
    await expect(page.locator("[data-part=board]")).toHaveCount(0);
    const lift = page.locator("[data-part=cover-lift]");
    const name = (await lift.innerText()).replace("I am", "").trim();
    seen.add(name);
    await lift.focus();
    await page.keyboard.press("Enter");
    await page.keyboard.press("Enter");
    await expect(page.locator(`[data-part=sheet][data-own=true]`)).toHaveAttribute("aria-label", new RegExp(name));
    await expect(async () => {
      const handOn = page.getByRole("button", { name: "Hand on" });
      if (await handOn.isVisible()) await handOn.click();
      else if (!(await cover.isVisible())) await pressLit(page);
      await expect(cover).toBeVisible({ timeout: 50 });
    }).toPass({ intervals: [10], timeout: 60_000 });
  }
  expect([...seen].sort()).toEqual(["Ada", "Bruno"]);
});
