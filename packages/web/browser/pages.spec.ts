import { playAgainstBots } from "./tables.ts";
import { expect, expectAccessibleDayAndNight, test } from "./test.ts";

const PAGES = [
  "/",
  "/new/klaumau",
  "/new/klaumau?how=hot-seat",
  "/new/klaumau?how=online",
  "/new/clou?thief1=janet&thief2=janet",
  "/new/robnrun?scenario=the-mole&hints=2,3",
  "/tables",
  "/join/nobody-knows-12",
  "/rules/klaumau",
  "/learn/klaumau",
  "/learn/clou",
  "/learn/robnrun",
  "/workshop",
  "/print",
  "/replay",
  "/studies",
  "/settings",
  "/about",
  "/lab/clou",
  "/no/such/page",
];

for (const path of PAGES) {
  test(`axe finds nothing on ${path}, and text of twice the size does not run out of it`, async ({ visit }) => {
    const page = await visit({ colorScheme: "dark" });
    await page.goto(path);
    await expect(page.locator("h1").first()).toBeVisible();
    await page.waitForLoadState("networkidle");
    await expectAccessibleDayAndNight(page, path);

    await page.setViewportSize({ width: 720, height: 900 });
    await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"));
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
  });
}

test("axe finds nothing on what opens over a table", async ({ visit }) => {
  const page = await visit({ colorScheme: "dark" });
  await playAgainstBots(page, 5);
  await expectAccessibleDayAndNight(page, "table");
  for (const name of ["Rules", "Keyboard", "All moves as a list"]) {
    if (name === "Rules") await page.keyboard.press("r");
    else {
      await page.getByRole("button", { name: "Menu" }).click();
      await page.getByRole("menuitem", { name }).click();
    }
    await expect(page.getByRole("dialog", { name })).toBeVisible();
    await expectAccessibleDayAndNight(page, name);
    await page.keyboard.press("Escape");
  }
});
