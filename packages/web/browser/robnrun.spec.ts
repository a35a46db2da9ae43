import { readFileSync } from "node:fs";
import { join } from "node:path";
import { answer, asked, openOnline, openTable, playUntil, playUntilAsked } from "./robnrun.ts";
import { goOnFrom, sitDown, theEnd } from "./tables.ts";
import { expect, expectAccessible, MOVING, type Page, PHONE, test } from "./test.ts";

const ENGLISH = /\b(the|your|you|cards|plays|and|with|hint|tool)\b/i;

const evaluation = (page: Page) => page.locator("[data-part=evaluation]");

test("a stranger is boss and accomplice by the screen, from one heist to the next", async ({ visit }) => {
  const page = await visit(MOVING);
  await openTable(page, 2, "bots", { deduction: "full" });
  await expectAccessible(page, "choosing a building");

  await playUntilAsked(page, "hint");
  await expect(page.getByRole("region", { name: "Behind the screen" })).toBeVisible();
  await page.locator("[data-part=hint][data-lit=true][data-open=true]").first().click();
  await expectAccessible(page, "the boss fills in a hint");
  await refuseALie(page);

  // Whoever answers what is asked then has read how the heist ended.
  const isOver = async (): Promise<boolean> => (await evaluation(page).count()) > 0 || (await asked(page)) === "bribe";
  await playUntil([page], isOver, { reads: false });
  await page.getByRole("button", { name: "Review the heist" }).click();
  await expect(page.locator("[data-part=story]")).toBeVisible();
  await expectAccessible(page, "the review of a heist");
  await page.keyboard.press("Escape");

  await playUntilAsked(page, "card");
  await expect(page.locator("[data-part=screen]")).toHaveCount(0);
  const onward = page.getByRole("button", { name: "To the new heist" });
  if (await onward.isVisible()) await onward.click();
  await expect(page.locator("[data-part=grid]").first()).toBeVisible();
  await expectAccessible(page, "an accomplice’s turn");
});

/** Two seats; the last answer is given here, whole games cost minutes. */
const MATCH = readFileSync(join(import.meta.dirname, "../../games/robnrun/fixtures/training-2-normal.json"), "utf8");

test("a game is played to its end by the screen, and watched again", async ({ visit }) => {
  const page = await visit();
  const { entries } = JSON.parse(MATCH) as { entries: unknown[] };
  await goOnFrom(page, MATCH, entries.length - 1);
  await playUntil([page], () => theEnd(page).isVisible());
  await theEnd(page).getByRole("link", { name: "Watch it again" }).click();
  await page.waitForURL(/\/replay\/local\//);
  await page.getByRole("slider", { name: "Moment" }).focus();
  await page.keyboard.press("Home");
  for (let step = 0; step < 6; step++) await page.getByRole("button", { name: "One step on" }).click();
  await expect(page.locator("[data-part=told]")).toBeVisible();
  const eyes = page.getByRole("combobox", { name: "Eyes" });
  await eyes.selectOption("open");
  const everything = page.getByRole("region", { name: "Everything open" });
  await expect(everything.locator("[data-part=safe]").first()).toBeVisible();
  const hand = everything.locator("[data-part=tool-line]").first().getByRole("img");
  await expect(hand).toHaveAccessibleName(/battering ram|ID card|dynamite|flashlight|stethoscope|acid|jackhammer|bag/);
  await expectAccessible(page, "everything open");
  await eyes.selectOption("0");
  await expect(everything).toHaveCount(0);
  await expect(page.getByRole("region", { name: "Behind the screen" })).toBeVisible();
});

/** Some tool would be a lie, whichever hint it is: pressing it tells the rule. */
async function refuseALie(page: Page): Promise<void> {
  const lie = page.locator("[data-part=pick][aria-disabled=true]").first();
  for (const hint of await page.locator("[data-part=hint][data-lit=true]").all()) {
    if ((await lie.count()) > 0) break;
    await hint.click();
  }
  await lie.press("Enter");
  await expect(page.getByRole("alert")).toContainText(/R-\d/);
}

test("five sit round a phone’s table, and all is within reach of a thumb", async ({ visit }) => {
  const page = await visit({ viewport: PHONE, hasTouch: true, isMobile: true });
  await openTable(page, 5, "bots", { deduction: "stated" });
  await expect(page.locator("[data-part=member]")).toHaveCount(5);
  for (const kind of ["building", "hint", "card"] as const) {
    await playUntilAsked(page, kind);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), kind).toBe(0);
    expect(await tooSmall(page), kind).toEqual([]);
    const prompt = await page.locator("[data-part=prompt]").boundingBox();
    expect((prompt?.y ?? 0) + (prompt?.height ?? 0), kind).toBeLessThanOrEqual(PHONE.height);
    // What the boss chooses from does not lie below it.
    if (kind === "hint") await expect.poll(() => bottomOfHints(page)).toBeLessThanOrEqual(prompt?.y ?? 0);
    await answer(page, kind);
  }
});

async function bottomOfHints(page: Page): Promise<number> {
  const box = await page.locator("[data-part=hint]").first().boundingBox();
  return (box?.y ?? Infinity) + (box?.height ?? 0);
}

/** Everything that can be pressed on the table and is smaller than a thumb; cards that overlap are as wide as they show. */
const tooSmall = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>("[data-part=board] button")]
      .filter((element) => element.checkVisibility() && element.closest("[data-twin=true]") === null)
      .map((element) => ({ element, box: element.getBoundingClientRect() }))
      .filter(({ box }) => box.width < 43.5 || box.height < 43.5)
      .map(({ element, box }) => `${element.className} ${Math.round(box.width)}×${Math.round(box.height)}`),
  );

/** All that came over the line, as one text. */
function listen(page: Page): () => string {
  const frames: string[] = [];
  page.on("websocket", (socket) => socket.on("framereceived", ({ payload }) => frames.push(String(payload))));
  page.on("response", (response) => {
    if (response.url().includes("/api/"))
      void response.text().then(
        (text) => frames.push(text),
        () => undefined,
      );
  });
  return () => frames.join("\n");
}

test("online, safes and hands go only to whom they belong, and nobody talks until the heist is over", async ({
  visit,
}) => {
  const ada = await visit();
  const ben = await visit();
  const [toAda, toBen] = [listen(ada), listen(ben)];
  await sitDown(ben, await openOnline(ada, "Ada"), "Ben");
  await expect(ada.locator("[data-part=lobby-seat]", { hasText: "Ben" })).toBeVisible();
  await ada.getByRole("button", { name: "Start", exact: true }).click();

  // Before the heist the crew plans; at the table, not in the lobby it has just left.
  await expect(ben.locator("[data-part=frame]")).toBeVisible();
  await ben.locator("[data-part=chat]").getByRole("textbox").fill("The casino?");
  await ben.keyboard.press("Enter");
  await expect(ada.locator("[data-part=chat]")).toContainText("The casino?");

  await playUntilAsked(ada, "hint");
  await expect(ben.locator("[data-part=hand-card]").first()).toBeVisible();
  for (const page of [ada, ben]) {
    await expect(page.locator("[data-part=quiet]")).toContainText("Silent until the heist is over.");
    await page.keyboard.press("l");
    await page.getByRole("tab", { name: "Talk" }).click();
    await expect(page.getByRole("dialog")).toContainText("R-11.1");
    await expect(page.getByRole("dialog").getByRole("textbox")).toHaveCount(0);
    await page.keyboard.press("Escape");
  }

  // Each has what is theirs, and nothing of the other's.
  expect(toAda()).toMatch(/"type":"screened","boss":0,"safes":\[\d/);
  expect(toBen()).toMatch(/"type":"screened","boss":0,"safes":null/);
  // As a list, or as a change to one: `[2]` alone is how many safes there are, which everybody sees.
  expect(toBen()).not.toMatch(/"safes":\[(\[|\d+,)\d/);
  expect(toBen()).toMatch(/"type":"dealt","seat":1,"cards":\["/);
  expect(toAda()).toMatch(/"type":"dealt","seat":1,"cards":null/);
  expect(toAda()).not.toMatch(/"hand":\[\[?\d/);
  await expect(ben.locator("[data-part=screen], [data-part=safe]")).toHaveCount(0);
  await expect(ada.locator("[data-part=hand-card]")).toHaveCount(0);

  await playUntil([ada, ben], async () => (await evaluation(ben).count()) > 0);
  await expect(ada.locator("[data-part=chat]").getByRole("textbox")).toBeVisible();
});

/** Looks for something lit with nothing but Tab and the arrows, and presses it. */
async function answerByKeyboard(page: Page): Promise<void> {
  for (let tab = 0; tab < 14; tab++) {
    await page.keyboard.press("Tab");
    for (let arrow = 0; arrow < 12; arrow++) {
      const state = await page.evaluate(() => {
        const element = document.activeElement as HTMLElement | null;
        if (element === null || element.closest("[data-part=board]") === null) return "outside";
        const isDone = element.getAttribute("aria-pressed") === "true" && !element.matches("[data-part=hand-card]");
        const isLit = element.dataset["lit"] === "true" || element.matches("[data-tone=lit], [data-part=pick]");
        return isLit && !isDone && element.getAttribute("aria-disabled") !== "true" ? "lit" : "dark";
      });
      if (state === "outside") break;
      if (state === "lit") return page.keyboard.press("Enter");
      await page.keyboard.press("ArrowRight");
    }
  }
}

test("a heist is led and one is joined with the keyboard alone", async ({ visit }) => {
  const page = await visit();
  await openTable(page, 2);
  const seen = new Set<string>();
  await expect(async () => {
    const kind = await asked(page);
    seen.add(kind);
    if (kind !== "waiting") await answerByKeyboard(page);
    // The next heist begins when the last one has been read.
    else if (await page.locator("[data-part=read]").isVisible()) await page.locator("[data-part=read]").press("Enter");
    // Enough was said: the crew shall play.
    const release = page.getByRole("button", { name: "No more hints" });
    if ((await page.locator("[data-part=slip]").count()) > 0 && (await release.isVisible()))
      await release.press("Enter");
    expect([...seen]).toEqual(expect.arrayContaining(["building", "hint", "card"]));
  }).toPass({ intervals: [20], timeout: 120_000 });
});

test("a German crew on paper reads German throughout", async ({ visit }) => {
  const page = await visit({ locale: "de-DE", colorScheme: "light" });
  await openTable(page, 3, "bots", { deduction: "full" });
  for (const kind of ["building", "hint", "card"] as const) {
    await playUntilAsked(page, kind);
    await expectAccessible(page, `${kind}, in German on paper`);
    expect((await page.locator("[data-part=board]").innerText()).replaceAll("Rob ’n Run", ""), kind).not.toMatch(
      ENGLISH,
    );
    await answer(page, kind);
  }
  await page.keyboard.press("l");
  expect(await page.locator("[data-part=log]").innerText()).not.toMatch(ENGLISH);
});

test("one device goes round, and behind the cover there is nothing of the table", async ({ visit }) => {
  const page = await visit();
  await openTable(page, 2, "hot-seat");
  const cover = page.locator("[data-part=cover]");
  const seen = new Set<string>();
  for (let turn = 0; turn < 8 && seen.size < 2; turn++) {
    await expect(cover).toBeVisible();
    expect(await page.content()).not.toContain("rob-");
    await page.locator("[data-part=cover-lift]").focus();
    await page.keyboard.press("Enter");
    await page.keyboard.press("Enter");
    await expect(page.locator("[data-part=frame]")).toBeVisible();
    const isBoss = (await page.locator("[data-part=screen]").count()) > 0;
    const hasHand = (await page.locator("[data-part=hand-card]").count()) > 0;
    // Whoever sees the safes sees no hand, and the other way round.
    expect(isBoss && hasHand).toBe(false);
    if (isBoss) seen.add("boss");
    if (hasHand) seen.add("accomplice");
    await expect(async () => {
      const kind = await asked(page);
      if (kind !== "waiting") await answer(page, kind);
      const handOn = page.getByRole("button", { name: "Hand on" });
      if (await handOn.isVisible()) await handOn.click();
      await expect(cover).toBeVisible({ timeout: 200 });
    }).toPass({ intervals: [20] });
  }
  expect([...seen].sort()).toEqual(["accomplice", "boss"]);
});
