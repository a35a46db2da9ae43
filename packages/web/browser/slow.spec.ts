import { untilKept } from "./kept.ts";
import { lit } from "./klaumau.ts";
import { pressOne } from "./press.ts";
import { openOnline, sitDown } from "./tables.ts";
import { expect, expectAccessible, type Page, PHONE, test } from "./test.ts";

/** A table for people who are never there at the same time; its host is asked first. */
async function slowTable(host: Page, guest: Page): Promise<string> {
  const link = await openOnline(host, "Ada");
  await host.getByRole("button", { name: "Change" }).click();
  await host.getByRole("radio", { name: "7 days" }).check({ force: true });
  await host.getByRole("button", { name: "Save" }).click();
  await sitDown(guest, link, "Bruno");
  await host.getByRole("button", { name: "Start", exact: true }).click();
  await expect(guest.locator("[data-part=hand-card]").first()).toBeVisible();
  await expect(lit(host).first()).toBeVisible();
  return link;
}

test("a move made without a line outlives the page, and is sent when the line is back", async ({ visit }) => {
  const asked = await visit({ serviceWorkers: "allow" });
  // It always has a line, so it need not fetch the whole app beside the other.
  const other = await visit({ viewport: PHONE, hasTouch: true });
  const link = await slowTable(asked, other);
  await untilKept(asked);
  await asked.goto("./tables");
  await expect(asked.locator("[data-part=desk-slip]")).toHaveCount(1);
  await expectAccessible(asked, "a desk");
  await asked.goto(link);
  await expect(lit(asked).first()).toBeVisible();

  const told = other.locator("[data-part=recap]");
  const before = (await told.textContent()) ?? "";

  // The train goes into a tunnel. The page is opened anew, and answered.
  await asked.context().setOffline(true);
  await asked.reload();
  await expect(asked.locator("[data-part=hand-card]").first()).toBeVisible();
  await expect(async () => {
    await pressOne(lit(asked));
    expect(await asked.evaluate(() => localStorage.getItem("safehouse.kept-moves"))).toBe("true");
  }).toPass();
  await asked.goto("./tables");
  await expect(asked.locator("[data-part=kept-move]")).toHaveCount(1);
  await asked.close();

  // Another day.
  const back = await askedContext(asked);
  await back.goto("./tables");
  await expect(back.locator("[data-part=kept-move]")).toHaveCount(0);
  // Whoever is asked now, and be it the same again: the others have heard what was answered.
  await expect(told).not.toHaveText(before);
});

async function askedContext(page: Page): Promise<Page> {
  await page.context().setOffline(false);
  return page.context().newPage();
}

test("a message with the page closed says whose turn it is in the reader's language, and nothing else", async ({
  visit,
}) => {
  const page = await visit({ serviceWorkers: "allow" });
  await page.goto("./settings");
  await untilKept(page);
  const worker = page.context().serviceWorkers()[0] ?? (await page.context().waitForEvent("serviceworker"));
  // A browser without windows shows no notifications: what it is asked to show is what counts.
  await worker.evaluate(() => {
    const shown: unknown[] = [];
    const showNotification = async (title: string, options: object): Promise<void> =>
      void shown.push({ title, ...options });
    Object.assign(globalThis, { shown });
    Object.assign(Reflect.get(globalThis, "registration") as object, { showNotification });
  });
  const tools = await page.context().newCDPSession(page);
  const found = new Promise<string>((resolve) =>
    tools.on("ServiceWorker.workerRegistrationUpdated", ({ registrations: [first] }) => {
      if (first !== undefined) resolve(first.registrationId);
    }),
  );
  await tools.send("ServiceWorker.enable");
  const registrationId = await found;
  const { origin } = new URL(page.url());
  const cases = [
    ['{"type":"turn"}', "en", "It is your turn at a table."],
    ['{"type":"reminder"}', "de", "Ein Tisch wartet noch auf dich."],
    ["no JSON", "de", "An einem Tisch bist du dran."],
    ['{"type":"__proto__","title":"You won"}', "en", "It is your turn at a table."],
  ] as const;
  const told: object[] = [];
  for (const [message, language, title] of cases) {
    await page.evaluate(async (words) => {
      const registration = await navigator.serviceWorker.getRegistration();
      await (await caches.open(`push ${registration?.scope}`)).put("push-language", new Response(words));
    }, language);
    await tools.send("ServiceWorker.deliverPushMessage", { origin, registrationId, data: message });
    told.push({ title, tag: "turn", icon: "icon-192.png", data: { path: "/tables" } });
    await expect.poll(() => worker.evaluate(() => Reflect.get(globalThis, "shown"))).toEqual(told);
  }
});
