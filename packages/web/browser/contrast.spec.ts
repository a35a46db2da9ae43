import { openOnline, playAgainstBots } from "./tables.ts";
import { expect, expectReadable, type Page, test } from "./test.ts";

/** Pages and states in which something is written that is nowhere else: each is looked at in every theme and contrast. */
const STATES: { readonly [state: string]: (page: Page) => Promise<void> } = {
  "the front door, with a wrong code": async (page) => {
    await page.goto("/");
    await page.getByRole("textbox", { name: "Someone sent you a code?" }).fill("nonsense");
    await page.getByRole("button", { name: "Sit down" }).click();
    await expect(page.locator("[data-part=field-error]")).toBeVisible();
  },
  "a table before the start": async (page) => {
    await openOnline(page, "Ada");
    await expect(page.getByRole("textbox", { name: "Say something" })).toBeVisible();
  },
  "a table of Klaumau!": (page) => playAgainstBots(page, 3),
  "rules beside it": async (page) => {
    await page.keyboard.press("r");
    await expect(page.getByRole("heading", { name: "How to play" })).toBeVisible();
  },
  "a table of Clou": async (page) => {
    await page.goto("/new/clou?how=bots");
    await page.getByRole("button", { name: "Begin" }).click();
    await expect(page.locator("[data-part=cell]").first()).toBeVisible();
  },
};

test("everything can be read with more contrast and in colours of one's own, by day and by night", async ({
  visit,
}) => {
  const page = await visit({ colorScheme: "dark" });
  for (const [state, arrive] of Object.entries(STATES)) {
    await arrive(page);
    await expectReadable(page, state);
  }
});
