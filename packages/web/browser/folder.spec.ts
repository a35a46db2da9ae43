import { House } from "./house.ts";
import { untilKept } from "./kept.ts";
import { meetAndPlay, playSome } from "./klaumau.ts";
import { playAgainstBots } from "./tables.ts";
import { expect, type Page, test as atTheRoot } from "./test.ts";

/** A house that stands in a folder of its host, and browsers that begin there. */
const test = atTheRoot.extend<{ readonly folder: House; readonly visitFolder: () => Promise<Page> }>({
  // Playwright reads the first argument's names: nothing is wanted.
  // oxlint-disable-next-line no-empty-pattern
  folder: async ({}, use) => {
    const house = await House.open({ base: "/fun/games/" });
    await use(house);
    await house.close();
  },
  visitFolder: async ({ folder, visit }, use) => {
    const outside: string[] = [];
    await use(async () => {
      const page = await visit({ baseURL: folder.address, serviceWorkers: "allow" });
      page.context().on("request", (request) => outside.push(request.url()));
      page.on("websocket", (socket) => outside.push(socket.url().replace(/^ws/, "http")));
      return page;
    });
    expect(outside.filter((url) => url.startsWith("http") && !url.startsWith(folder.address))).toEqual([]);
  },
});

test("two browsers meet in a folder of a host and play there", async ({ folder, visitFolder }) => {
  const [host, guest] = [await visitFolder(), await visitFolder()];
  const link = await meetAndPlay(host, guest);
  expect(link).toMatch(new RegExp(`^${folder.address}table/[\\w-]{22}$`));
});

test("links, back and forward, paper and the app without a line stay in the folder", async ({
  folder,
  visitFolder,
}) => {
  const page = await visitFolder();
  await page.goto("./");
  await untilKept(page);
  const about = page.getByRole("link", { name: "About" }).first();
  expect(await about.getAttribute("href")).toBe("/fun/games/about");
  await about.click();
  await expect(page).toHaveURL(`${folder.address}about`);
  await page.getByRole("link", { name: "Klaumau!" }).click();
  await expect(page.locator("#K-4\\.3")).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(`${folder.address}about`);
  await expect(page.getByRole("link", { name: "/fun/games/api/docs" })).toBeVisible();

  await page.goto("./print/klaumau");
  const [saved] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: /PDF/ }).first().click(),
  ]);
  expect(saved.suggestedFilename()).toMatch(/\.pdf$/);

  await page.context().setOffline(true);
  await playAgainstBots(page, 2);
  await playSome(page, 3);
  await page.reload();
  await playSome(page, 3);
});
