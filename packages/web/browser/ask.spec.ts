import { readFileSync } from "node:fs";
import { join } from "node:path";
import { loadGame } from "@safehouse/games";
import { askAbout, type MatchRecord, replay } from "@safehouse/kernel";
import { openRecord } from "./tables.ts";
import { expect, expectAccessible, type Page, PHONE, test } from "./test.ts";

/** A match of each game, and a place in it where much lies on the table. */
const PLACES: readonly (readonly [game: string, fixture: string, n: number])[] = [
  ["klaumau", "all-4-halve", 30],
  ["robnrun", "training-3-normal", 20],
  ["clou", "mansion-2-normal", 40],
  ["clou-again", "train-2-normal", 40],
  ["clou-christmas", "two-easy", 40],
];

const fixture = (game: string, name: string): string =>
  readFileSync(join(import.meta.dirname, `../../games/${game}/fixtures/${name}.json`), "utf8");

const card = (page: Page) => page.locator("[data-part=ask-card]");

for (const [id, name, n] of PLACES) {
  test(`${id}: whatever the board calls a thing has an answer`, async ({ visit }) => {
    const page = await visit();
    const text = fixture(id, name);
    await openRecord(page, text, n);
    const things = page.locator("[data-part=board] [data-thing]");
    await expect(things.first()).toBeAttached();
    const ids = await things.evaluateAll((all) => all.map((each) => each.getAttribute("data-thing") ?? ""));
    const game = await loadGame(id);
    if (game === null) throw new Error(`no game ${id}`);
    const words = await game.words();
    const { config, seats, entries } = JSON.parse(text) as MatchRecord;
    const replayed = replay(game, config, seats.length, entries.slice(0, n));
    if (!replayed.ok) throw new Error(replayed.error.problem);
    const view: unknown = game.view(replayed.value.state, "open");
    const telling = { say: ({ id: message }: { id: string }) => message, name: String };
    const unanswered = ids.filter((thing) => askAbout(words, view, thing, telling) === null);
    expect([...new Set(unanswered)]).toEqual([]);
  });
}

test("a thing is asked about by resting on it, by holding it and by a question mark, and is not pressed by that", async ({
  visit,
}) => {
  const page = await visit();
  await openRecord(page, fixture("klaumau", "all-4-halve"), 30);
  const pile = page.locator("[data-thing='pile:discard']");
  await pile.hover();
  await expect(card(page)).toContainText("Discard pile");
  await expectAccessible(page, "an answer beside its thing");
  await page.keyboard.press("Escape");
  await expect(card(page)).toHaveCount(0);
  await page.mouse.down();
  await expect(card(page).getByRole("button", { name: "Close" })).toBeVisible();
  await page.mouse.up();
  await expect(card(page)).toBeVisible();
  await card(page)
    .getByRole("link", { name: /K-3\.1/ })
    .click();
  await expect(page.getByRole("dialog", { name: "Rules" })).toContainText("K-3.1");
});

test("the legend lies at the foot of a phone, in German, and goes with Escape", async ({ visit }) => {
  const page = await visit({ viewport: PHONE, locale: "de" });
  await openRecord(page, fixture("clou", "mansion-2-normal"), 40);
  await page.getByRole("button", { name: "Legende" }).click();
  const legend = page.getByRole("complementary", { name: "Legende" });
  await expect(legend).toContainText("Besonders an diesem Tisch");
  await expect(legend).toContainText("Elektronik");
  await expectAccessible(page, "the legend");
  await page.keyboard.press("Escape");
  await expect(legend).toHaveCount(0);
});
