import { playSome } from "./klaumau.ts";
import { playAgainstBots } from "./tables.ts";
import { expect, test } from "./test.ts";

const ENGLISH = /\b(the|your|you|cards|points|draws|plays|and|with)\b/i;

test("a German browser gets a German house, from the shelf to the log", async ({ visit }) => {
  const page = await visit({ locale: "de-DE" });
  for (const path of [
    "/",
    "/new/klaumau",
    "/tables",
    "/rules/klaumau",
    "/settings",
    "/about",
    "/learn/klaumau",
    "/learn/clou",
    "/learn/robnrun",
    "/replay",
    "/daily",
    "/records",
    "/companion/clou",
  ]) {
    await page.goto(path);
    await expect(page.locator("h1").first()).toBeVisible();
    await expect(page.locator("html")).toHaveAttribute("lang", "de");
    const words = (await page.locator("main").innerText()).replaceAll(/Safehouse|GREEK-LAMP-42|Rob ’?n’? Run/g, "");
    expect(words, path).not.toMatch(ENGLISH);
  }
  await playAgainstBots(page, 3);
  await playSome(page, 3);
  expect(await page.locator("[data-part=log]").innerText()).not.toMatch(ENGLISH);
  expect(await page.locator("[data-part=prompt]").innerText()).not.toMatch(ENGLISH);
});

test("the language changes in the middle of a game, and nothing else does", async ({ visit }) => {
  const page = await visit();
  await playAgainstBots(page, 2);
  const hand = await page.locator("[data-part=hand-card]").count();
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("menuitem", { name: "Deutsch" }).click();
  await expect(page.getByRole("region", { name: /Deine Hand|Deine Karten/ })).toBeVisible();
  expect(await page.locator("[data-part=hand-card]").count()).toBe(hand);
});
