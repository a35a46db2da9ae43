import { playSome } from "./klaumau.ts";
import { playAgainstBots } from "./tables.ts";
import { expect, test } from "./test.ts";
import { untilKept } from "./kept.ts";

test("after one visit everything local works without the server", async ({ visit }) => {
  const page = await visit({ serviceWorkers: "allow" });
  await page.goto("/");
  await untilKept(page);
  await page.reload();
  await page.context().setOffline(true);

  await page.goto("/third-party-notices.txt");
  await expect(page.locator("body")).toContainText("SIL OPEN FONT LICENSE");
  await page.goto("/rules/klaumau");
  await expect(page.locator("#K-4\\.3")).toBeVisible();
  await playAgainstBots(page, 2);
  await playSome(page, 3);
  await page.reload();
  await playSome(page, 3);
});
