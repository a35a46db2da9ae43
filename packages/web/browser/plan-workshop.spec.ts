import { readFile } from "node:fs/promises";
import { playUntil, tray } from "./clou.ts";
import { expect, expectAccessible, type Page, PHONE, test } from "./test.ts";

const status = (page: Page) => page.locator("footer");
const panel = (page: Page, name: string) => page.getByRole("region", { name, exact: true });

async function add(page: Page, what: "Room" | "Challenge" | "Loot"): Promise<void> {
  await page.getByRole("group", { name: "Add" }).getByRole("button", { name: what }).click();
}

async function call(page: Page, before: string, name: string): Promise<void> {
  const field = panel(page, before).getByRole("textbox", { name: "What it is called" });
  await field.fill(name);
  await field.press("Enter");
  await expect(panel(page, name)).toBeVisible();
}

/** Whatever has the focus is in sight, not under the foot. */
async function expectNothingCovered(page: Page): Promise<void> {
  const controls = page.locator("main :is(button, input, select, a):visible");
  const covered = await controls.evaluateAll((all) =>
    all.flatMap((control) => {
      (control as HTMLElement).focus({ preventScroll: false });
      if (document.activeElement !== control || control.closest("footer") !== null) return [];
      const foot = document.querySelector("footer")!.getBoundingClientRect();
      const { top, bottom } = control.getBoundingClientRect();
      return top < foot.bottom && bottom > foot.top ? [control.outerHTML.slice(0, 120)] : [];
    }),
  );
  expect(covered).toEqual([]);
}

/** Nothing is wrong with it; bots may have found out already that it can be won. */
const SOUND = /Can be played\.|Ready\./;

test("a plan is built from nothing, tried on bots, shared and played", async ({ visit }) => {
  const page = await visit();
  await page.goto("/workshop/clou");
  await expect(page.getByRole("heading", { name: "Start a new one" })).toBeVisible();
  await expectAccessible(page, "the bench of plans");
  await page.getByRole("button", { name: /^From nothing/ }).click();
  // It can be played, but nobody could earn the best rating here.
  await expect(status(page)).toContainText("Can be played. Not ready: 3 points lie here");

  // A room that nothing leads to is wrong until something does.
  await add(page, "Room");
  await expect(status(page)).toContainText("Nothing ever leads to Room.");
  await call(page, "Room", "Wine cellar");
  await page.getByRole("navigation").getByRole("button", { name: "Hall", exact: true }).click();
  await add(page, "Challenge");
  await call(page, "Obstacle", "Trapdoor");
  await panel(page, "Trapdoor").getByRole("checkbox", { name: "Wine cellar" }).check();
  await expect(status(page)).toContainText("Can be played.");
  await page.getByRole("navigation").getByRole("button", { name: "Wine cellar" }).click();
  await add(page, "Loot");
  await call(page, "Treasure", "Old port");
  const worth = panel(page, "Old port").getByRole("spinbutton", { name: "Worth" });
  await worth.fill("15");
  await worth.press("Tab");
  // What is chosen is changed beside the plan, and bots find out that it can be won.
  const [site, inspector] = await Promise.all(
    [page.getByRole("region", { name: "The plan" }), panel(page, "Old port")].map((part) => part.boundingBox()),
  );
  expect(inspector!.x).toBeGreaterThanOrEqual(site!.x + site!.width);
  await expect(status(page)).toContainText("Ready.", { timeout: 60_000 });

  // Moved onto something else it is refused with the way to it; back again all is well.
  await panel(page, "Old port").getByRole("combobox", { name: "In the room" }).selectOption("Hall");
  const handle = page.getByRole("region", { name: "The plan" }).getByRole("button", { name: /^Cash box/ });
  await handle.click();
  for (let i = 0; i < 4; i++) await handle.press("Shift+ArrowDown");
  await expect(status(page)).toContainText("wrong");
  await page.getByRole("region", { name: "What is asked of it" }).getByRole("button").first().click();
  for (let i = 0; i < 4; i++) await page.getByRole("button", { name: "Undo" }).click();
  await expect(status(page)).toContainText(SOUND);
  await expectAccessible(page, "the editor of plans");

  // A thief of this house has a fourth bar.
  await page.getByRole("navigation").getByRole("button", { name: "Janet" }).click();
  await panel(page, "Janet").getByText("Another sheet than usual").click();
  await panel(page, "Janet").getByRole("button", { name: "A fourth bar" }).click();
  await expect(panel(page, "Janet").getByRole("group", { name: "Bar: strength 2" })).toBeVisible();
  await expectNothingCovered(page);

  for (const crew of [/^2 players/, /^3 players/]) await page.getByRole("button", { name: crew }).click();
  await page.getByRole("radio", { name: "20", exact: true }).check();
  await page.getByRole("button", { name: "Let them play" }).click();
  await expect(page.getByText("20 of 20 games")).toBeVisible({ timeout: 60_000 });
  await page.getByRole("button", { name: "How they did it" }).click();
  await expect(page.getByRole("dialog")).toContainText("Round 1");
  const editor = page.url();
  await page.getByRole("button", { name: "Watch it as a film" }).click();
  await page.waitForURL(/\/replay\/file\//);
  await expect(page.locator("[data-part=board]")).toContainText("My house");

  // The whole plan goes to paper, in both languages, and to the phone beside it.
  await page.goto(editor);
  await page.getByRole("link", { name: "Print" }).click();
  await expect(page.locator("[data-part=print-sheet]")).toHaveCount(6);
  await expect(page.locator("[data-part=print-sheet]").first()).toContainText("Wine cellar");
  await page.getByRole("radio", { name: "Deutsch" }).check();
  await expect(page.locator("[data-part=print-sheet]").first()).toContainText("Halle");
  const pdf = page.waitForEvent("download");
  await page.getByRole("button", { name: "Save as PDF" }).click();
  expect((await readFile(await (await pdf).path(), "latin1")).match(/\/Type \/Page\b/g)).toHaveLength(6);
  await page.getByRole("link", { name: "Dice and bars on a phone" }).click();
  await expect(page.getByRole("radio", { name: "My house" })).toBeChecked();
  await page.goto(editor);

  await page.getByRole("button", { name: "Share" }).click();
  const dialog = page.getByRole("dialog", { name: "Hand it on" });
  await expectAccessible(page, "sharing a plan");
  const saved = page.waitForEvent("download");
  await dialog.getByRole("button", { name: "Save a file" }).click();
  const file = await (await saved).path();
  await page.keyboard.press("Escape");

  // By the link, too, which brings whoever has it already to the same draft.
  const { code } = JSON.parse(await readFile(file, "utf8")) as { code: string };
  const draft = page.url();
  await page.goto(`/workshop/clou?${new URLSearchParams({ code, name: "The same" })}`);
  await expect(page).toHaveURL(draft);

  // Somebody else opens the file on a phone, and plays at once.
  const other = await visit({ viewport: PHONE, colorScheme: "light" });
  await other.goto("/workshop/clou");
  await other.locator("input[type=file]").setInputFiles(file);
  await expect(status(other)).toContainText(SOUND);
  await expectNothingCovered(other);
  await expect(other.getByRole("navigation").getByRole("button", { name: "Trapdoor" })).toBeVisible();
  // At the end of the page the foot lies over nothing.
  await other.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await expectAccessible(other, "a plan on a phone");
  expect(await other.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  await other.getByRole("button", { name: "Play it" }).click();
  await other.waitForURL(/\/local\//);
  await expect(tray(other)).toBeVisible();
  const before = await other.locator("[data-part=board]").innerText();
  await playUntil([other], async () => (await other.locator("[data-part=board]").innerText()) !== before);
});

test("hostile files are refused with the reason, and nothing is kept; German", async ({ visit }) => {
  const page = await visit({ locale: "de-DE" });
  await page.goto("/workshop/clou");
  const offer = (text: string) =>
    page
      .locator("input[type=file]")
      .setInputFiles({ name: "plan.json", mimeType: "application/json", buffer: Buffer.from(text) });
  const refusal = page.getByRole("alert").filter({ hasText: "Das ist kein" });
  await offer("not a plan at all");
  await expect(refusal).toContainText("Das ist kein Code eines Plans.");
  await offer(JSON.stringify({ plan: { id: "<script>alert(1)</script>" } }));
  await expect(refusal).toContainText("plan.id: must be an id");
  await page.goto(`/workshop/clou?code=CLOU1.${"A".repeat(3_000)}`);
  await expect(refusal).toContainText("Das ist kein Code eines Plans.");
  await expect(page.getByRole("region", { name: "Auf deiner Werkbank" })).toHaveCount(0);
});
