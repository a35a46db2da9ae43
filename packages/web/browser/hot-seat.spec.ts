import { pressLit } from "./klaumau.ts";
import { setSeats } from "./tables.ts";
import { expect, expectAccessible, type Locator, type Page, test } from "./test.ts";

const PEOPLE = ["Ada", "Bruno", "Cleo"];

const coverOf = (page: Page): Locator => page.locator("[data-part=cover]");
const handOf = (page: Page): Locator => page.locator("[data-part=hand-card]");

async function deal(page: Page, people: readonly string[]): Promise<void> {
  await page.goto("/new/klaumau?how=hot-seat");
  await setSeats(page, people.length);
  const names = page.locator("[data-part=new-seat]").getByRole("textbox");
  for (const [seat, name] of people.entries()) await names.nth(seat).fill(name);
  await page.getByRole("button", { name: "Deal" }).click();
}

/** Lifts the cover by keyboard and tells who did. */
async function lift(page: Page): Promise<string> {
  const button = page.locator("[data-part=cover-lift]");
  const name = (await button.innerText()).replace("I am", "").trim();
  await button.focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");
  await expect(handOf(page).first()).toBeVisible();
  return name;
}

/** Answers what this person is asked, then hands the device on. */
async function answerAndHandOn(page: Page): Promise<void> {
  await expect(async () => {
    const handOn = page.getByRole("button", { name: "Hand on" });
    if (await handOn.isVisible()) await handOn.click();
    else if (!(await coverOf(page).isVisible())) await pressLit(page);
    await expect(coverOf(page)).toBeVisible({ timeout: 300 });
  }).toPass({ intervals: [50], timeout: 60_000 });
}

test("one device is passed round, and no card of anybody else is anywhere in the document", async ({ visit }) => {
  const page = await visit();
  await deal(page, PEOPLE);
  await expect(coverOf(page)).toBeVisible();
  await expectAccessible(page, "the cover");

  const seen = new Set<string>();
  for (let turn = 0; turn < 10; turn++) {
    await expect(coverOf(page)).toBeVisible();
    // Covered, the document holds no table at all: nothing to look behind.
    expect(await page.content()).not.toContain("klau-");

    const name = await lift(page);
    seen.add(name);
    await expect(page.getByRole("region", { name: new RegExp(`^${name}’s hand`) })).toBeVisible();
    // One hand, that of the person named; everybody else has backs and a number.
    const others = PEOPLE.filter((each) => each !== name);
    for (const other of others) expect(await page.content()).not.toContain(`${other}’s hand`);
    // Soon "you" would be somebody else.
    expect(await page.locator("[data-part=log]").innerText()).not.toMatch(/\byou\b/i);
    await answerAndHandOn(page);
  }
  expect([...seen].sort()).toEqual(PEOPLE);
});

test("the device covers itself when nobody looks", async ({ visit }) => {
  const page = await visit();
  await deal(page, ["Ada", "Bruno"]);
  await lift(page);

  await page.evaluate(() => {
    Object.defineProperty(document, "hidden", { value: true, configurable: true });
    document.dispatchEvent(new Event("visibilitychange"));
  });

  await expect(coverOf(page)).toBeVisible();
  expect(await page.content()).not.toContain("klau-");
});

test("a PIN keeps the others out", async ({ visit }) => {
  const page = await visit();
  await page.goto("/new/klaumau?how=hot-seat");
  await setSeats(page, 2);
  await page.getByRole("textbox", { name: /^PIN/ }).fill("2468");
  await page.getByRole("button", { name: "Deal" }).click();
  const button = page.locator("[data-part=cover-lift]");

  await page.getByLabel("PIN").fill("1111");
  await button.focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Wrong PIN.")).toBeVisible();
  expect(await handOf(page).count()).toBe(0);

  await page.getByLabel("PIN").fill("2468");
  await lift(page);
});
