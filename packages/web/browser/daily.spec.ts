import { breakIn, playUntil, theEnd, tray, WITHIN_A_ROUND } from "./clou.ts";
import { expect, expectAccessible, type Page, PHONE, test } from "./test.ts";

const CLIPBOARD = { permissions: ["clipboard-read", "clipboard-write"] };

/** What lies there at first, as everybody can read it. */
async function firstDice(page: Page): Promise<string[]> {
  await expect(tray(page)).toBeVisible();
  const dice = page.locator("[data-part=dice] [data-part=die]");
  await expect(dice).toHaveCount(3);
  return dice.evaluateAll((all) => all.map((die) => /\d/.exec(die.getAttribute("aria-label") ?? "")?.[0] ?? ""));
}

/** Through the first round, and away. */
async function runHome(page: Page): Promise<void> {
  await playUntil([page], () => theEnd(page).isVisible(), ["[data-part=answer]:last-child", ...WITHIN_A_ROUND]);
}

const copied = (page: Page): Promise<string> => page.evaluate(() => navigator.clipboard.readText());

test("the daily heist: the same dice for everybody, one try that counts, and a result to tell", async ({ visit }) => {
  const page = await visit({ viewport: PHONE, hasTouch: true, ...CLIPBOARD });
  await page.goto("/daily");
  await expect(page.getByRole("heading", { name: "The daily heist" })).toBeVisible();
  await expectAccessible(page, "the daily heist");
  await page.getByRole("button", { name: "Break in" }).click();
  const dice = await firstDice(page);

  const other = await visit({ locale: "de-DE" });
  await other.goto("/daily");
  await other.getByRole("button", { name: "Einbrechen" }).click();
  expect(await firstDice(other)).toEqual(dice);

  await runHome(page);
  await expect(theEnd(page).getByText("It counts.")).toBeVisible();
  await theEnd(page).getByRole("button", { name: "Copy result" }).click();
  await expect(theEnd(page).getByRole("button", { name: "Copied" })).toBeVisible();
  expect(await copied(page)).toMatch(/^Clou, the daily heist, .*\n.*\n-?\d+ points? · .* · \d+ rounds?\n\P{L}+$/u);
  await expectAccessible(page, "the end of a daily heist");

  await theEnd(page).getByRole("link", { name: "The daily heist" }).click();
  await page.reload();
  await expect(page.getByRole("button", { name: "Break in" })).toHaveCount(0);
  await expect(page.locator("[data-part=figures] dd").first()).toHaveText("1");
  await page.getByRole("button", { name: "Practise it" }).click();
  expect(await firstDice(page)).toEqual(dice);
  await runHome(page);
  await expect(theEnd(page).getByText(/^Practice with the dice of/)).toBeVisible();
});

test("a finished game becomes a record and a link that dares a friend", async ({ visit }) => {
  const page = await visit(CLIPBOARD);
  await breakIn(page, 1);
  const dice = await firstDice(page);
  await runHome(page);
  await expect(theEnd(page).getByText(/^Your first time here/)).toBeVisible();
  await theEnd(page).getByRole("button", { name: "Challenge a friend" }).click();
  await theEnd(page).getByRole("button", { name: "Copy link" }).click();
  await expect(theEnd(page).getByRole("button", { name: "Copied" })).toBeVisible();
  await expectAccessible(page, "a dare");
  const { pathname, hash } = new URL(await copied(page));
  await page.goto("/records");
  await expect(page.locator("[data-part=record]")).toHaveCount(1);
  await expectAccessible(page, "the records");

  const friend = await visit({ viewport: PHONE, hasTouch: true });
  await friend.goto(pathname + hash);
  await expect(friend.getByText(/^To beat: /)).toBeVisible();
  await expectAccessible(friend, "a link that carries a game");
  await friend.getByRole("button", { name: "Play it" }).click();
  expect(await firstDice(friend)).toEqual(dice);
  await runHome(friend);
  await expect(theEnd(friend).getByText(/^Their score of /)).toBeVisible();
});

test("broken and hostile links are refused with the reason", async ({ visit }) => {
  const page = await visit({ viewport: PHONE });
  const links = {
    "/challenge/clou": "There is no game in it.",
    "/challenge/clou#crew=human&seed=1": "It was cut off, mangled or made up.",
    "/challenge/clou#crew=human&seed=1&rules=0&content=0": "another version",
    "/challenge/nothing#seed=1": "There is no such game",
    "/challenge/clou#o.__proto__=%7B%7D&crew=%3Cimg%20src%20onerror=alert(1)%3E": "It was cut off, mangled or made up.",
  };
  for (const [link, why] of Object.entries(links)) {
    await page.goto("about:blank");
    await page.goto(link);
    await expect(page.locator("[data-part=notice]"), link).toContainText(why);
  }
  await expectAccessible(page, "a refused link");
});
