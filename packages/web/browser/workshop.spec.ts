import { expect, expectAccessible, type Page, PHONE, test } from "./test.ts";

const HINTS = [/^1 Needed/, /^2 Not needed/, /^3 Kinds/, /^5 Total/, /^7 Exact count/, /^9 Whisper/];

async function fromNothing(page: Page): Promise<void> {
  await page.goto("/workshop/robnrun");
  await page.getByRole("button", { name: /^From nothing/ }).click();
  await expect(page.getByRole("heading", { name: "My job" })).toBeVisible();
}

async function chooseHints(page: Page): Promise<void> {
  for (const name of HINTS) await page.getByRole("button", { name }).click();
}

/** One die a space, each of a colour that is left. */
async function layDice(page: Page): Promise<void> {
  for (const [space, colour] of [
    [7, "yellow"],
    [8, "yellow"],
    [10, "green"],
    [11, "red"],
    [13, "white"],
  ] as const) {
    await page.getByRole("radio", { name: colour }).check();
    await page.getByRole("button", { name: `Put a ${colour} die on space ${space}` }).click();
  }
}

/** In a notice or in passing: either interrupts a screen reader. */
async function expectRefusal(page: Page, text: string): Promise<void> {
  await expect(page.getByRole("alert").filter({ hasText: text })).toHaveCount(1);
}

const status = (page: Page) => page.locator("footer");

test("a scenario is built from nothing, tried on bots, played and shared", async ({ visit }) => {
  const page = await visit();
  await page.goto("/workshop");
  await page.getByRole("listitem").filter({ hasText: "Rob" }).getByRole("link", { name: "Build your own" }).click();
  await expect(page.getByRole("heading", { name: "Start a new one" })).toBeVisible();
  await expectAccessible(page, "the bench");
  await page.getByRole("button", { name: /^From nothing/ }).click();

  // What is missing is said beside the thing, in the meter and at the foot.
  await expect(status(page)).toContainText("2 things are missing");
  await expect(page.getByText("Choose 6 hints, not 0.").first()).toBeVisible();
  await page.getByRole("button", { name: "Play it" }).click({ force: true });
  await expect(page.locator("[data-part=toast]")).toContainText("Choose 6 hints, not 0.");

  await chooseHints(page);
  await expect(page.getByRole("combobox", { name: "Instead of 9 Whisper" })).toHaveValue("4");
  await page.getByRole("button", { name: "Put a yellow die on space 8" }).click();
  await expect(page.getByText("Marked space 1 needs a die.").first()).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await layDice(page);
  await expect(status(page)).toContainText("Ready.");

  // The box holds two white dice only.
  const white = page.getByRole("button", { name: "Put a white die on the station" });
  await white.click();
  await expect(white).toHaveAttribute("aria-disabled", "true");
  await white.click({ force: true });
  await expectRefusal(page, "3 white dice are used. There are 2. R-1.5");

  await page.getByRole("textbox", { name: "What you call it" }).fill("The long way round");
  await page.getByRole("radio", { name: "50", exact: true }).check();
  for (const crew of [3, 4, 5]) await page.getByRole("button", { name: `${crew} players` }).click();
  await page.getByRole("button", { name: "Let them play" }).click();
  await expect(page.getByText(/after 50 games/)).toBeVisible({ timeout: 120_000 });
  await expect(page.locator("[data-part=lab-row]")).toContainText(/\d+ % won/);
  await expectAccessible(page, "a finished scenario with its trial");

  await page.getByRole("button", { name: "Share" }).click();
  const dialog = page.getByRole("dialog", { name: "Hand it on" });
  const code = await dialog.locator("[data-part=share-code]").innerText();
  expect(code).toMatch(/^RNR-[0-9A-Z-]+$/);
  await expectAccessible(page, "sharing");
  await page.keyboard.press("Escape");

  // A table for friends is set with it.
  await page.getByRole("combobox", { name: "With whom you play" }).selectOption("online");
  await page.getByRole("button", { name: "Play it" }).click();
  await expect(page.getByRole("textbox", { name: "Code of the scenario" })).toHaveValue(code);

  // Somebody else opens the code, mistypes it first, and finds everything.
  const other = await visit({ viewport: PHONE, colorScheme: "light" });
  await other.goto("/workshop/robnrun");
  const field = other.getByRole("textbox", { name: "A code or a link somebody gave you" });
  await field.fill(code.slice(0, -1));
  await other.getByRole("button", { name: "Open it" }).click();
  await expectRefusal(other, "A character of the code is wrong or missing. R-10.6");
  await field.fill(code.toLowerCase());
  await other.getByRole("button", { name: "Open it" }).click();
  await expect(status(other)).toContainText("Ready.");
  await expect(other.getByRole("button", { name: HINTS[5] as RegExp })).toHaveAttribute("aria-pressed", "true");
  await expectAccessible(other, "a shared scenario on a phone");

  // And plays it at once.
  await other.getByRole("button", { name: "Play it" }).click();
  await other.waitForURL(/\/local\//);
  await other
    .getByRole("button", { name: /Casino Berkeley Square/ })
    .first()
    .click();
  await other.getByRole("button", { name: /^Rob / }).first().click();
  await expect(other.getByText(/Round 1/).first()).toBeVisible();
});

test("hostile links change nothing and say why; drafts survive, can be copied and taken back", async ({ visit }) => {
  const page = await visit();
  await fromNothing(page);
  await chooseHints(page);
  await page.goto(`/workshop/robnrun?code=${encodeURIComponent("<img src=x onerror=alert(1)>")}&name=evil`);
  await expectRefusal(page, "The code has a character that no code has. R-10.6");
  await page.goto(`/workshop/robnrun?code=${"A".repeat(3_000)}`);
  await expectRefusal(page, "A code has another length.");

  const drafts = page.getByRole("region", { name: "On your bench" });
  await expect(drafts.getByRole("listitem")).toHaveCount(1);
  await drafts.getByRole("button", { name: "Copy My job" }).click();
  await expect(drafts.getByRole("link", { name: /My job \(2\)/ })).toBeVisible();
  await drafts.getByRole("button", { name: "Throw My job away" }).click();
  await expect(drafts.getByRole("listitem")).toHaveCount(1);
  await expect(drafts.getByRole("button", { name: "Take it back" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(drafts.getByRole("listitem")).toHaveCount(2);
  await page.reload();
  await drafts.getByRole("link", { name: /^My job 1 thing/ }).click();
  await expect(page.getByRole("button", { name: HINTS[0] as RegExp })).toHaveAttribute("aria-pressed", "true");
});

test("German, on a phone, by the keyboard: variants and the professional rule, and the sheet to print", async ({
  visit,
}) => {
  const page = await visit({ viewport: PHONE, locale: "de-DE", colorScheme: "light" });
  await page.goto("/workshop/robnrun");
  await page.getByRole("button", { name: /^Der Maulwurf/ }).press("Enter");
  await expect(status(page)).toContainText("Fertig.");
  await page.getByRole("radio", { name: /^Die Crew wählt sechs/ }).focus();
  await page.keyboard.press("ArrowUp");
  await expect(page.getByRole("radio", { name: /^Jeder Boss zieht sechs/ })).toBeChecked();
  await page.getByRole("switch", { name: "Der Zufall färbt die Würfel" }).press("Space");
  await page.getByRole("button", { name: "Nimm auf Feld 13 einen Würfel weg" }).press("Enter");
  await expect(status(page)).toContainText("Auf dem markierten Feld 5 fehlt ein Würfel. R-10.1");
  await page.getByRole("button", { name: "Rückgängig" }).press("Enter");
  await expect(status(page)).toContainText("Fertig.");
  await expectAccessible(page, "the editor in German");
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow).toBe(0);

  await page.emulateMedia({ media: "print" });
  await expect(page.locator("[data-part=setup-sheet]")).toContainText("Der Zufall färbt die Würfel.");
  await expect(page.locator("[data-part=setup-sheet]")).toContainText(/RNR-[0-9A-Z-]+/);
  await expect(page.getByRole("button", { name: "Spielen" })).toBeHidden();
});
