import { lit, pressLit } from "./klaumau.ts";
import { expect, expectAccessible, PHONE, test } from "./test.ts";

test("the first game teaches by playing, from the first step to going on, on a phone", async ({ visit }) => {
  const page = await visit({ viewport: PHONE, hasTouch: true });
  await page.goto("/learn/klaumau");
  await page.getByRole("button", { name: "Start", exact: true }).click();
  const coach = page.getByRole("complementary", { name: "Coach" });
  await expect(coach).toContainText("Step 1 of");
  await expectAccessible(page, "the first step");

  const end = page.getByRole("heading", { name: "That was the lesson" });
  const steps = new Set<string>();
  await expect(async () => {
    if (await end.isVisible()) return;
    steps.add(await coach.locator(".coach-step").innerText());
    const next = coach.getByRole("button", { name: "Next" });
    if (await next.isVisible()) await next.click({ timeout: 1_000 });
    // What is lit is what is taught: whoever presses only that gets through.
    else if ((await lit(page).count()) > 0) await pressLit(page);
    expect(await end.isVisible()).toBe(true);
  }).toPass({ intervals: [30], timeout: 200_000 });
  expect(steps.size).toBeGreaterThan(14);
  await expectAccessible(page, "the end of the lesson");

  await page.getByRole("button", { name: "Play on from here" }).click();
  await page.waitForURL(/\/local\//);
  await expect(page.locator(".klau-hand-card").first()).toBeVisible();
});
