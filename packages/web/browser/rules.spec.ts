import { expect, expectAccessibleDayAndNight, type Page, PHONE, test } from "./test.ts";

/** The family of Clou draws alike; axe takes its time with so many drawings, so it looks at the others. */
const GAMES = [
  { game: "klaumau", hasAxe: true },
  { game: "robnrun", hasAxe: true },
  { game: "clou", hasAxe: false },
  { game: "clou-again", hasAxe: false },
  { game: "clou-christmas", hasAxe: false },
];

/** Goes past every picture, as a reader would. */
async function seeAllPictures(page: Page): Promise<void> {
  const examples = page.locator("[data-part=example]");
  await expect(examples.first()).toBeAttached();
  for (const example of await examples.all()) {
    await example.scrollIntoViewIfNeeded();
    await expect(example.locator("[data-part=picture]")).toBeVisible();
  }
}

for (const { game, hasAxe } of GAMES) {
  test(`the pictures of ${game} are there, on a phone too${hasAxe ? ", and axe finds nothing" : ""}`, async ({
    visit,
  }) => {
    const page = await visit({ colorScheme: "dark" });
    await page.goto(`/rules/${game}`);
    await seeAllPictures(page);
    if (hasAxe) await expectAccessibleDayAndNight(page, `/rules/${game}`);

    await page.setViewportSize(PHONE);
    await seeAllPictures(page);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
  });
}

test("an example goes step by step by the keyboard, and says which step it shows", async ({ visit }) => {
  const page = await visit();
  await page.goto("/rules/klaumau");
  const example = page.getByRole("figure", { name: "Example: A lie is found out" });
  await example.scrollIntoViewIfNeeded();
  const current = example.locator("[aria-current=step]");
  await expect(current).toContainText("says “I cannot”");
  await example.getByRole("button", { name: "Next" }).focus();
  for (let step = 2; step <= 4; step++) await page.keyboard.press("Enter");
  await expect(example.getByRole("status")).toHaveText("Step 4 of 4");
  await expect(current).toContainText("it is Ben’s turn");
  await example.getByRole("button", { name: "Back" }).press("Enter");
  await expect(example.getByRole("status")).toHaveText("Step 3 of 4");
});

test("whoever reads no further than the first page fetches no table", async ({ visit }) => {
  const page = await visit();
  const fetched: string[] = [];
  page.on("request", (request) => fetched.push(new URL(request.url()).pathname));
  await page.goto("/rules/clou");
  await expect(page.locator("[data-part=example]").first()).toBeAttached();
  await page.waitForLoadState("networkidle");
  const drawing = fetched.filter((path) => /figure|engine-|clou-core|names-/.test(path));
  expect(drawing.filter((path) => !/engine-offer/.test(path))).toEqual([]);
});

test("paper gets a picture of every step", async ({ visit }) => {
  const page = await visit();
  await page.addInitScript(() => {
    // The dialog of the browser would wait for somebody.
    window.print = () => document.documentElement.setAttribute("data-printed", "");
  });
  await page.goto("/rules/robnrun");
  await page.getByRole("button", { name: "Print", exact: true }).click();
  await expect(page.locator("html[data-printed]")).toBeAttached();
  const steps = await page.locator("[data-part=example-words] > li").count();
  expect(steps).toBeGreaterThan(10);
  await expect(page.locator("[data-part=example-words] > li > [data-part=picture]")).toHaveCount(steps);
  await expect(page.locator("[data-part=example-words] > li > [data-part=picture]:empty")).toHaveCount(0);
});
