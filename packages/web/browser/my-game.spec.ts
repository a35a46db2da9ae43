import { expect, expectAccessible, PHONE, test } from "./test.ts";

/** Somebody who believes every lie. */
const NOTES = JSON.stringify({
  since: 0,
  notes: [1, 2, 3, 4].map((n) => ({
    match: `m${n}`,
    game: "klaumau",
    at: n * 1e9,
    tallies: [
      [1, 9],
      [1, 1],
      [1, 9],
      [0, 1],
      [8, 8],
      [15, 4],
      [1, 1],
    ],
  })),
});

test("one's own game is held against the levels, says what to practise, and can be erased", async ({ visit }) => {
  const page = await visit({ viewport: PHONE });
  await page.addInitScript((notes) => {
    if (localStorage.getItem("safehouse.my-game") === null) localStorage.setItem("safehouse.my-game", notes);
  }, NOTES);
  await page.goto("/");
  await page.getByRole("link", { name: "My game" }).click();
  await expect(page.locator("[data-part=my-habit]")).toHaveCount(7);
  await expect(page.getByText("You believe many lies.")).toBeVisible();
  await expectAccessible(page, "my game");
  await page.locator("[data-part=my-puzzles]").click();
  await page.waitForURL(/\/puzzles\/klaumau\?theme=believe/);
  await expect(page.locator("[data-part=puzzle-answer]").first()).toBeVisible();
  await page.goto("/my-game");
  await page.locator("[data-part=my-erase]").click();
  await page.getByRole("dialog").getByRole("button", { name: "Erase" }).click();
  await expect(page.getByText("Nothing counted yet")).toBeVisible();
  await page.reload();
  await expect(page.getByText("Nothing counted yet")).toBeVisible();
});

test("puzzles go onto paper, with their solutions after all of them", async ({ visit }) => {
  const page = await visit();
  await page.goto("/puzzles/robnrun/print?n=2");
  await expect(page.locator("[data-part=puzzle-printed]")).toHaveCount(4);
  await expect(page.locator("[data-part=puzzle-solutions]").getByText("Puzzle 5")).toBeVisible();
  await expectAccessible(page, "puzzles on paper");
});
