import { expect, expectAccessible, PHONE, test } from "./test.ts";

test("a night on paper with the phone beside it: dice, bars, a check, the road and the score", async ({ visit }) => {
  const page = await visit({ viewport: PHONE, hasTouch: true });
  await page.goto("/companion/clou");
  await expect(page.getByRole("button", { name: "Begin the night" })).toBeVisible();
  await expectAccessible(page, "setting up the companion");
  await page.getByRole("button", { name: "Begin the night" }).click();
  await expect(page.getByText("Before the first throw:")).toBeVisible();
  await page.getByRole("button", { name: "Throw" }).click();
  await expect(page.locator("[data-part=dice]").getByRole("img", { name: /^Die [1-6]$/ })).toHaveCount(3);
  await expectAccessible(page, "the companion's dice");

  await page.getByRole("button", { name: "Check", exact: true }).click();
  await page.locator("[data-part=dice-pick] [data-part=die]").first().click();
  const answer = page.getByRole("complementary", { name: "Answer" });
  await page.getByRole("button", { name: /^box 4 of the strength bar/ }).click();
  await expect(answer.getByText(/^From left to right/)).toBeVisible();
  await page.getByRole("button", { name: /^box 1 of the strength bar/ }).click();
  await expect(answer.getByText("It fits.")).toBeVisible();
  await expectAccessible(page, "a use that is checked");
  await answer.getByRole("button", { name: "Write it in" }).click();
  await expect(answer.getByText(/^box 1 of the strength bar, holds [1-6]$/)).toBeVisible();
  // On paper it is another number.
  await answer.getByRole("button", { name: "Correct this" }).click();
  await answer.getByRole("button", { name: "It is empty" }).click();
  await expect(answer.getByText(/^box 1 of the strength bar, empty$/)).toBeVisible();

  await page.getByRole("button", { name: "Dice", exact: true }).click();
  await page.getByRole("button", { name: "Round over" }).click();
  await page.getByRole("spinbutton", { name: "Bruce" }).press("ArrowUp");
  await page.getByRole("button", { name: "1 trace, time passes" }).click();
  const traces = page.locator("[data-part=bar]", { hasText: "Traces" });
  await expect(traces).toContainText("5 of 6 left");
  await page.reload();
  await expect(traces).toContainText("5 of 6 left");
  await page.keyboard.press("u");
  await expect(traces).toContainText("6 of 6 left");

  await page.getByRole("button", { name: "The alarm goes off" }).click();
  await expectAccessible(page, "who drives");
  await page.getByRole("button", { name: "Janet drives" }).click();
  await expect(page.getByText(/per cent to get away/)).toBeAttached();
  const next = page.locator("[data-part=next] [data-tone=lit]");
  for (let thrown = 0; thrown < 40 && (await next.count()) > 0; thrown++) await next.click();
  await page.getByRole("button", { name: "Score", exact: true }).click();
  await page.getByRole("checkbox").first().check();
  await expect(page.locator("[data-part=score-lines] tfoot")).toContainText(/-?\d/);
  await expectAccessible(page, "the companion's score");
});

test("the companion speaks German and has room for it", async ({ visit }) => {
  const page = await visit({ locale: "de-DE", viewport: PHONE });
  await page.goto("/companion/clou");
  await page.getByRole("button", { name: "Die Nacht beginnen" }).click();
  await page.getByRole("button", { name: "Würfeln" }).click();
  await page.getByRole("button", { name: "Runde vorbei" }).click();
  await page.getByRole("button", { name: "Keine, Zeit vergeht" }).click();
  const words = await page.locator("main").innerText();
  expect(words).toContain("Wir hauen ab");
  expect(words).not.toMatch(/\b(the|your|you|dice|throw|and|with)\b/i);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width);
});

test("Again! on paper: a star throws dice anew and turns one", async ({ visit }) => {
  const page = await visit({ viewport: PHONE, hasTouch: true });
  await page.goto("/companion/clou-again");
  await page.getByRole("combobox", { name: "Thief 1" }).selectOption("janet");
  await page.getByRole("combobox", { name: "Thief 2" }).selectOption("matt");
  await page.getByRole("button", { name: "Begin the night" }).click();
  await page.getByRole("button", { name: "Throw" }).click();
  await page.getByText("A star changes dice?").click();
  const star = page.locator("[data-part=star-dice]");
  await star.locator("[data-part=die]").first().click();
  await expectAccessible(page, "a star's dice");
  await star.getByRole("button", { name: "6", exact: true }).click();
  await expect(page.locator("[data-part=dice]").getByRole("img").first()).toHaveAccessibleName("Die 6");
  await star.locator("[data-part=die]").nth(1).click();
  await star.getByRole("button", { name: "Throw this die anew" }).click();
  await page.keyboard.press("u");
  await page.keyboard.press("u");
  await expect(star.locator("[data-part=die]")).toHaveCount(3);
});

test("a heist of the campaign on paper: what is brought along, the concert, and what goes into the kitty", async ({
  visit,
}) => {
  const page = await visit({ viewport: PHONE, hasTouch: true });
  await page.goto("/companion/clou-christmas");
  await page.getByRole("radio", { name: "Final curtain" }).check();
  await page.getByRole("checkbox", { name: "Candy canes" }).check();
  await expectAccessible(page, "what is brought along");
  await page.getByRole("button", { name: "Begin the night" }).click();
  await page.getByRole("button", { name: "Throw" }).click();
  await expect(page.getByText("On stage now")).toBeVisible();
  await expectAccessible(page, "a concert on paper");
  await page.getByRole("button", { name: "We have sneaked out" }).click();
  await page.getByRole("button", { name: "Bruce drives" }).click();
  const next = page.locator("[data-part=next] [data-tone=lit]");
  for (let thrown = 0; thrown < 40 && (await next.count()) > 0; thrown++) await next.click();
  await page.getByRole("button", { name: "Score", exact: true }).click();
  await expect(page.getByText(/^For the campaign sheet: /)).toBeVisible();
});
