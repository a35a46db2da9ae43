import { breakIn, isAsked, playUntil, runAway, tray, wishFor } from "./clou.ts";
import { untilAnswered } from "./press.ts";
import { setSeats, theEnd } from "./tables.ts";
import { expect, expectAccessible, type Locator, type Page, PHONE, test } from "./test.ts";

const GAME = "clou-again";

const litStars = (page: Page): Locator => page.locator("[data-part=cell][data-kind=star][data-lit=true]");
const crossedStars = (page: Page): Locator => page.locator("[data-part=cell][data-kind=star][data-state=crossed]");
const faces = (page: Page): Promise<string[]> =>
  page
    .locator("[data-part=die-place] > [data-part=die]")
    .evaluateAll((dice) => dice.map((die) => /\d/.exec(die.ariaLabel ?? "")?.[0] ?? ""));

test("one thief: stars are looked at, used, taken back and refused, and the night is rated in five steps", async ({
  visit,
}) => {
  const page = await visit();
  await breakIn(page, 1, GAME, "matt");
  await playUntil([page], () => isAsked(page, "dice"));
  await expect(litStars(page)).toHaveCount(2);
  await expectAccessible(page, "stars that can be used");

  // What it does is told before it is done; back puts it down again.
  await litStars(page).first().click();
  await expect(tray(page)).toContainText("One star a round for the whole crew.");
  await expectAccessible(page, "a star looked at");
  await tray(page).getByRole("button", { name: "Back" }).click();
  await expect(crossedStars(page)).toHaveCount(0);

  // Used, and the number is there; the crew has no second one this round; taken back, it is free again.
  await litStars(page).first().click();
  await tray(page).getByRole("button", { name: "Use the star" }).click();
  await expect(crossedStars(page)).toHaveCount(1);
  await expect(page.getByRole("button", { name: "Number ±2", exact: true })).toBeVisible();
  await expect(litStars(page)).toHaveCount(0);
  await untilAnswered(page);
  await page.locator("[data-part=cell][data-kind=star]").last().click({ force: true });
  await expect(page.getByRole("alert")).toContainText("A-4.1");
  await tray(page).getByRole("button", { name: "Undo" }).click();
  await expect(crossedStars(page)).toHaveCount(0);

  // A die is turned: first which, then to what.
  const before = await faces(page);
  await litStars(page).last().click();
  const [which, to] = [page.getByRole("group", { name: "Which die?" }), page.getByRole("group", { name: /^Turn the/ })];
  await page.locator("[data-part=die-place] > button[data-part=die]").first().click();
  await expect(which.getByRole("button", { pressed: true })).toHaveCount(1);
  await expectAccessible(page, "a die to be turned");
  await to.getByRole("button").last().click();
  await expect(crossedStars(page)).toHaveCount(1);
  const after = await faces(page);
  expect(after.filter((face, i) => face !== before[i])).toHaveLength(1);

  await runAway(page);
  await expect(theEnd(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("region", { name: "Scoring box" }).getByRole("listitem")).toHaveCount(4);
  await expectAccessible(page, "the score in five steps");
});

test("the keyboard alone throws anew what nobody has used", async ({ visit }) => {
  const page = await visit({ colorScheme: "light" });
  await breakIn(page, 1, GAME, "janet");
  await playUntil([page], () => isAsked(page, "dice"));
  const star = page.locator("[data-part=cell][data-kind=star]").first();
  for (let tab = 0; tab < 40 && !(await star.evaluate((cell) => cell === document.activeElement)); tab++) {
    await page.keyboard.press("Tab");
  }
  await expect(star).toBeFocused();
  await page.keyboard.press("Enter");
  const anew = tray(page).getByRole("button", { name: "Throw them anew" });
  for (let tab = 0; tab < 40 && !(await anew.evaluate((button) => button === document.activeElement)); tab++) {
    await page.keyboard.press("Tab");
  }
  await page.keyboard.press("Enter");
  await expect(crossedStars(page)).toHaveCount(1);
  // Chance has spoken: that is not taken back.
  await expect(tray(page).getByRole("button", { name: "Undo" })).toHaveCount(0);
  await expectAccessible(page, "dice thrown anew, by day");
});

test("two browsers, one on a German phone: a star is crossed for the other", async ({ visit }) => {
  const ada = await visit();
  const ben = await visit({ viewport: PHONE, hasTouch: true, isMobile: true, locale: "de-DE" });
  await ada.goto(`/new/${GAME}?how=online`);
  await setSeats(ada, 2);
  await ada.getByRole("textbox", { name: "Your name" }).fill("Ada");
  await ada.getByRole("button", { name: "Open the table" }).click();
  await ada.waitForURL(/\/table\//);
  await ben.goto(ada.url());
  await ben.getByRole("textbox", { name: "Dein Name" }).fill("Ben");
  await ben.getByRole("button", { name: "Platz nehmen" }).click();
  await expect(ada.locator("[data-part=lobby-seat]", { hasText: "Ben" })).toBeVisible();
  await ada.getByRole("button", { name: /^Whom Ada would like to be/ }).click();
  await wishFor(ada, "bruce");
  await expect(ada.getByRole("button", { name: "Whom Ada would like to be: Bruce" })).toBeVisible();
  await ada.getByRole("button", { name: "Start", exact: true }).click();
  await expect(tray(ben)).toBeVisible();

  await litStars(ada).first().click();
  await expectAccessible(ada, "a star for whom");
  await ada.getByRole("button", { name: "For Ben" }).click();
  await expect(tray(ben)).toContainText("Ada hat einen Stern für dich angekreuzt.");
  await expect(ben.getByRole("button", { name: "Zusatzwürfel 6 dazunehmen" })).toBeVisible();
  await expectAccessible(ben, "what was given, on a phone");
  const overflow = await ben.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow).toBe(0);

  // The crew has had its star: Ben's are out of reach, and say so.
  await expect(litStars(ben)).toHaveCount(0);
  await ben.locator("button[data-part=cell][data-kind=star]").first().click({ force: true });
  await expect(ben.getByRole("alert")).toContainText("A-4.1");

  // Ben uses a die, and Ada sees which.
  // While he crosses what it gave him, she is not asked.
  const used = ada.getByRole("button", { name: /, used by Ben$/ });
  await playUntil([ben], () => used.first().isVisible());
  const words = await ben.locator("[data-part=board]").innerText();
  expect(words).not.toMatch(/\b(the|your|you|dice|points?|uses|crosses|and|with|star)\b/i);
});
