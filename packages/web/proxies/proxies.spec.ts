import { chromium, request } from "@playwright/test";
import { findChromium } from "../browser/chromium.ts";
import { House } from "../browser/house.ts";
import { untilKept } from "../browser/kept.ts";
import { meetAndPlay } from "../browser/klaumau.ts";
import { openOnline } from "../browser/tables.ts";
import { expect, type Page, test as base } from "../browser/test.ts";
import { NAME, Proxy } from "./proxy.ts";

/** A browser for which the example's name is this machine, and its certificate good enough. */
const test = base.extend({
  browserOfAll: [
    // Playwright reads the first argument's names: nothing is wanted.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const found = await findChromium();
      const args = [...found.args, `--host-resolver-rules=MAP ${NAME} 127.0.0.1`, "--ignore-certificate-errors"];
      const browser = await chromium.launch({ ...found, args });
      await use(browser);
      await browser.close();
    },
    { scope: "worker" },
  ],
});

const BEHIND = ["--trust-proxy", "127.0.0.1", "--hosts", NAME];

/** Two people meet, play and come back, with sockets and the app kept for later. */
async function playAt(address: string, visit: () => Promise<Page>): Promise<void> {
  const sockets: string[] = [];
  const [host, guest] = [await visit(), await visit()];
  host.on("websocket", (socket) => sockets.push(socket.url()));
  await host.goto(address);
  await untilKept(host);
  const link = await meetAndPlay(host, guest);
  expect(link.startsWith(`${address}table/`)).toBe(true);
  expect(sockets.length).toBeGreaterThan(0);
  expect(sockets.filter((url) => !url.startsWith(address.replace("https", "wss")))).toEqual([]);
}

for (const kind of ["nginx", "caddy"] as const) {
  for (const place of ["/", "/games/"] as const) {
    test(`${kind}, TLS, the house at ${place}`, async ({ visit }) => {
      const house = await House.open({ base: place, settings: BEHIND });
      const port = Number(new URL(house.address).port);
      const proxy = await Proxy.open(kind, place === "/" ? { root: port, folder: null } : { root: null, folder: port });
      const address = proxy.address.replace(/\/$/, place);
      await playAt(address, () => visit({ baseURL: address, serviceWorkers: "allow", ignoreHTTPSErrors: true }));
      // What is for this machine alone is for nobody behind the proxy, and cookies are for TLS alone.
      const direct = address.replace(NAME, "127.0.0.1");
      const asked = await request.newContext({ ignoreHTTPSErrors: true, extraHTTPHeaders: { host: NAME } });
      if (kind === "nginx") {
        expect((await asked.get(`${direct}metrics`)).status()).toBe(404);
        const made = await asked.post(`${direct}api/guests`, { data: { name: "Ann" } });
        expect(made.headers()["set-cookie"]).toMatch(new RegExp(`; Path=${place}api; .*; Secure$`));
      }
      await asked.dispose();
      await proxy.close();
      await house.close();
    });
  }

  test(`${kind}, TLS, two houses on one host, one of them in a folder`, async ({ visit }) => {
    const [above, below] = [
      await House.open({ settings: BEHIND }),
      await House.open({ base: "/games/", settings: BEHIND }),
    ];
    const portOf = ({ address }: House): number => Number(new URL(address).port);
    const proxy = await Proxy.open(kind, { root: portOf(above), folder: portOf(below) });
    const page = await visit({ baseURL: proxy.address, serviceWorkers: "allow", ignoreHTTPSErrors: true });
    // The service worker of the house above must leave the one below alone.
    await page.goto("./");
    await untilKept(page);
    await page.reload();
    const [upper, lower] = [proxy.address, `${proxy.address}games/`];
    await openOnline(page, "Ada");
    await page.goto(lower);
    await untilKept(page);
    await expect(page.locator('meta[name="safehouse-base"]')).toHaveAttribute("content", "/games/");
    await page.goto(`${lower}new/klaumau?how=online`);
    await page.getByRole("button", { name: "Open the table" }).click();
    await page.waitForURL(/\/games\/table\//);
    // Each still knows its guest.
    for (const address of [upper, lower]) {
      await page.goto(`${address}tables`);
      await expect(page.locator("[data-part=match-link]").first()).toBeVisible();
    }
    await proxy.close();
    await above.close();
    await below.close();
  });
}
