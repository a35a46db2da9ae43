import { breakIn, playUntil, tray, WITHIN_A_ROUND } from "./clou.ts";
import { theEnd } from "./tables.ts";
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

test("a night of Clou: the same dice for everybody, one try that counts, bots beside it, and a result to tell", async ({
  visit,
}) => {
  const page = await visit({ viewport: PHONE, hasTouch: true, ...CLIPBOARD });
  await page.goto("/daily");
  await expect(page.getByRole("heading", { name: "Tonight", exact: true })).toBeVisible();
  await expect(page.locator("[data-part=night]")).toHaveCount(5);
  await expectAccessible(page, "tonight's games");
  await page.getByRole("button", { name: "Play Clou – Roll & Heist", exact: true }).click();
  const dice = await firstDice(page);

  const other = await visit({ locale: "de-DE" });
  await other.goto("/daily?game=clou");
  await other.getByRole("button", { name: "Spielen" }).click();
  expect(await firstDice(other)).toEqual(dice);

  await runHome(page);
  await expect(theEnd(page).getByText("It counts.")).toBeVisible();
  await expect(theEnd(page).getByText(/^Better than \d+ of 21 bots$/)).toBeVisible({ timeout: 60_000 });
  await theEnd(page).getByRole("button", { name: "Copy result" }).click();
  await expect(theEnd(page).getByRole("button", { name: "Copied" })).toBeVisible();
  expect(await copied(page)).toMatch(
    /^Clou, the night of .*\n.*\n-?\d+ points? · .* · \d+ rounds?\nBetter than \d+ of 21 bots\n\P{L}+$/u,
  );
  await expectAccessible(page, "the end of a night");

  await theEnd(page).getByRole("link", { name: "To this night" }).click();
  await page.reload();
  await expect(page.getByRole("button", { name: "Play", exact: true })).toHaveCount(0);
  await expect(page.locator("[data-part=figures] dd").first()).toHaveText("1");
  await expect(page.locator("[data-part=scale][data-state=done]")).toBeVisible();
  await expectAccessible(page, "a night that was played");
  await page.getByRole("button", { name: "Practise it" }).click();
  expect(await firstDice(page)).toEqual(dice);
  await runHome(page);
  await expect(theEnd(page).getByText(/^Practice with the luck of/)).toBeVisible();
});

test("a night of Klaumau: the same hand for everybody", async ({ visit }) => {
  const hand = async (page: Page): Promise<(string | null)[]> => {
    const cards = page.locator("[data-part=hand-card]");
    await expect(cards.first()).toBeVisible();
    return cards.evaluateAll((all) => all.map((card) => card.getAttribute("data-thing")));
  };
  const page = await visit();
  await page.goto("/");
  await page.getByRole("link", { name: "Tonight", exact: true }).first().click();
  await expect(page.getByRole("heading", { name: "Klaumau! · Tonight" })).toBeVisible();
  await expectAccessible(page, "the nights of a game");
  await page.getByRole("button", { name: "Play", exact: true }).click();
  const other = await visit({ viewport: PHONE, hasTouch: true });
  await other.goto("/daily");
  await other.getByRole("button", { name: "Play Klaumau!" }).click();
  expect(await hand(other)).toEqual(await hand(page));
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
