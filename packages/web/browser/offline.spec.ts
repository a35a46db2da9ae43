import { playSome } from "./klaumau.ts";
import { playAgainstBots } from "./tables.ts";
import { expect, test } from "./test.ts";

test("after one visit everything local works without the server", async ({ visit }) => {
  const page = await visit({ serviceWorkers: "allow" });
  await page.goto("/");
  await page.evaluate(async () => {
    const { active, installing, waiting } = await navigator.serviceWorker.ready;
    const worker = active ?? waiting ?? installing;
    if (worker !== null && worker.state !== "activated") {
      await new Promise<void>((resolve) =>
        worker.addEventListener("statechange", () => worker.state === "activated" && resolve()),
      );
    }
  });
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
