import { headline, playedCampaign, playUntil } from "./clou-christmas.ts";
import { tray } from "./clou.ts";
import { untilAnswered } from "./press.ts";
import { goOnFrom, setSeats, theEnd } from "./tables.ts";
import { expect, expectAccessible, expectAccessibleDayAndNight, type Page, PHONE, test } from "./test.ts";

const STILL = { reducedMotion: "reduce" } as const;

async function begin(page: Page, seats: number): Promise<void> {
  await page.goto("/new/clou-christmas?how=bots");
  await setSeats(page, seats);
  await page.getByRole("button", { name: /^(Begin|Los)$/ }).click();
  await expect(page.locator("[data-part=story]")).toBeVisible();
}

test("a whole campaign by the screen, over a house that dies and comes back", async ({ visit, house }) => {
  const page = await visit(STILL);
  await page.goto("/new/clou-christmas?how=online");
  await setSeats(page, 1);
  await page.getByRole("textbox", { name: "Your name" }).fill("Ada");
  await page.getByRole("button", { name: "Open the table" }).click();
  await page.getByRole("button", { name: "Start", exact: true }).click();
  await expect(page.getByRole("heading", { name: "The 3 heists of Christmas", level: 2 }).first()).toBeVisible();

  await playUntil(page, async () => (await headline(page)).startsWith("Second heist"));
  await house.kill();
  await house.start();
  await page.reload();
  // What was done is still in the book.
  await expect(page.locator("[data-part=stamp][data-kind=away], [data-part=stamp][data-kind^=caught]")).toHaveCount(1);

  await playUntil(page, () => theEnd(page).isVisible());
  await page.keyboard.press("Escape");
  await expect(page.locator("[data-part=final-score] tbody tr").first()).toBeVisible();
  await expectAccessible(page, "the end of a campaign");
});

test("wages: the report, what can be bought, what it leaves, and why not more", async ({ visit }) => {
  const page = await visit(STILL);
  const { content, n } = playedCampaign("one", "wages");
  await goOnFrom(page, content, n);
  await expect(page.getByRole("heading", { name: "Police report" })).toBeVisible();
  await expectAccessibleDayAndNight(page, "the police report");
  await page.locator("[data-part=put-away]").click();
  await expectAccessibleDayAndNight(page, "the wages");

  const proposed = page.locator("[data-part=box][data-state=proposed]");
  const kitty = async (): Promise<number> =>
    Number(/\d+/.exec(await page.locator("[data-part=asking] h2").innerText())?.[0]);
  const full = await kitty();
  await page.locator("[data-part=box][data-lit=true]").first().click();
  await expect(proposed).toHaveCount(1);
  await expect.poll(kitty).toBe(full - 5);
  // What is proposed can be put back.
  await untilAnswered(page);
  await proposed.first().click();
  await expect(proposed).toHaveCount(0);
  await expect.poll(kitty).toBe(full);
  // Until nothing is left to spend: then a press tells the rule. Nothing is lit while a press is under way, so the kitty is asked.
  for (let left = full - 5; left >= 0; left -= 5) {
    await page.locator("[data-part=box][data-lit=true]").first().click();
    await expect.poll(kitty).toBe(left);
  }
  await expect(page.locator("[data-part=box][data-lit=true]")).toHaveCount(0);
  await untilAnswered(page);
  await page.locator("button[data-part=box][data-state=open]").first().click({ force: true });
  await expect(page.getByRole("alert")).toContainText(/X-2\.5/);

  await playUntil(page, async () => (await headline(page)).endsWith("the team"));
  await expect(page.locator("[data-part=thief-card][data-lit=true]").first()).toBeVisible();
  await expectAccessible(page, "picking a team");
});

test("the concert on a phone, in German: its rule, the campaign’s cells, and nothing overflows", async ({ visit }) => {
  const page = await visit({ ...STILL, colorScheme: "light", viewport: PHONE, isMobile: true });
  const { content, n } = playedCampaign("two", "offer");
  await goOnFrom(page, content, n);
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("menuitem", { name: "Deutsch" }).click();
  await expect(page.locator("[data-part=concert] summary")).toContainText("Laute Passage");
  await expectAccessible(page, "a loud passage on a phone");
  await page.getByRole("button", { name: /^Kampagne/ }).click();
  await expect(page.locator("[data-part=campaign-sheet] [data-part=cell]").first()).toBeVisible();
  await expectAccessible(page, "the campaign sheet on a phone");
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow).toBe(0);
  const words = await page.locator("[data-part=night]").innerText();
  expect(words).not.toMatch(/\b(the|your|you|dice|points?|heist|and|with|from)\b/i);

  await page.goto("/");
  await begin(page, 1);
  await page.locator("[data-part=story] summary").click();
  await expect(page.locator("[data-part=story] p")).toBeVisible();
  await expectAccessible(page, "the improvements on a phone");
  const small = await page.locator("[data-part=board] button").evaluateAll((buttons) =>
    buttons
      .filter((button) => button.checkVisibility())
      .map((button) => {
        const { width, height } = button.getBoundingClientRect();
        const reach = Number.parseFloat(getComputedStyle(button, "::before").inset) || 0;
        return Math.min(width, height) - 2 * reach;
      })
      .filter((side) => side < 44),
  );
  expect(small).toEqual([]);
  await page.getByRole("tab", { name: "Verlauf" }).click();
  await expect(page.locator("[data-part=heist]")).toHaveCount(3);
  await expectAccessible(page, "the progress on a phone");
  expect(await page.locator("[data-part=board]").innerText()).not.toMatch(
    /\b(the|your|you|points?|heist|and|with|from)\b/i,
  );

  // On the smallest phone no word of the name is broken; on its side what is pressed stands beside the words.
  await page.setViewportSize({ width: 360, height: 640 });
  const name = page.locator("[data-part=table-title]").getByText("Weihnachten").filter({ visible: true });
  const lines = await name.evaluate(({ firstChild }) => {
    const text = firstChild as Text;
    const word = document.createRange();
    word.setStart(text, text.data.indexOf("Weihnachten"));
    word.setEnd(text, text.length);
    return word.getClientRects().length;
  });
  expect(lines).toBe(1);
  await page.setViewportSize({ width: 844, height: 390 });
  const isBeside = (): Promise<boolean> =>
    page.locator("[data-part=asking]").evaluate((asking) => {
      const agree = document.querySelector("[data-part=agree]");
      return agree !== null && agree.getBoundingClientRect().top < asking.getBoundingClientRect().bottom;
    });
  await expect.poll(isBeside).toBe(true);
});

test("the free box and the team with the keyboard alone", async ({ visit }) => {
  const page = await visit(STILL);
  await begin(page, 1);
  const tabTo = async (selector: string): Promise<void> => {
    await expect(async () => {
      await page.keyboard.press("Tab");
      expect(await page.evaluate((wanted) => document.activeElement?.matches(wanted), selector)).toBe(true);
    }).toPass({ intervals: [10] });
  };
  // All boxes are one stop, and what is lit comes first.
  await tabTo("button[data-part=box][data-lit=true]");
  await page.keyboard.press("ArrowDown");
  await expect(page.locator("[data-part=box]:focus")).toHaveAccessibleName(/Fairy lights/);
  await page.keyboard.press("Enter");
  await expect(page.locator("[data-part=box][data-state=proposed]")).toHaveCount(1);
  // What was proposed is shown at once; it can be agreed to when the host has it.
  await expect(page.locator("[data-part=agree][data-tone=lit]")).toBeVisible();
  await untilAnswered(page);
  await page.keyboard.press("a");
  await expect(page.locator("[data-part=thief-cards]")).toBeVisible();
  await untilAnswered(page);
  await tabTo("button[data-part=thief-card]");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  await expect(tray(page)).toBeVisible();
  await expect(page.locator("[data-part=table-title] p")).toHaveText("First heist · round 1");
});
