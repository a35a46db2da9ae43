import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { buildShelf } from "../../../scripts/shelf/build.ts";
import { House } from "../browser/house.ts";
import { untilKept } from "../browser/kept.ts";
import { goOnUntil, pressOne } from "../browser/press.ts";
import { openOnline, setSeats, sitDown } from "../browser/tables.ts";
import { expect, type Page, test as base } from "../browser/test.ts";

const at = (path: string): string => fileURLToPath(new URL(`../../../${path}`, import.meta.url));

/** A house with games from outside, far from this repository: the example with its board, and one that was just written. */
const test = base.extend<{ readonly foreign: House }>({
  // Playwright reads the first argument's names: nothing is wanted.
  // oxlint-disable-next-line no-empty-pattern
  foreign: async ({}, use) => {
    const shelf = mkdtempSync(join(tmpdir(), "safehouse-outside-"));
    cpSync(at("examples"), shelf, { recursive: true });
    spawnSync(process.execPath, [at("packages/cli/src/main.ts"), "new-game", "night-shift", "--in", shelf]);
    const games = [join(shelf, "magpie"), join(shelf, "night-shift")];
    const prepare = async (data: string): Promise<void> => {
      expect(await buildShelf(shelf, data)).toEqual({ ok: true, value: { games, faults: [] } });
    };
    const house = await House.open({ prepare, settings: ["--shelf", shelf] });
    await use(house);
    await house.close();
    rmSync(shelf, { recursive: true });
  },
});

const BID = "[data-part=hand-card][data-lit=true]";
const CHOICE = "[data-part=choice][aria-keyshortcuts]:not([aria-disabled=true])";

/** Presses what is lit, on any of these pages, until the match is over there. */
function playOut(pages: readonly Page[], lit: string): Promise<void> {
  // A dialog where the table is drawn, the question's heading where it is told.
  const end = (pages[0] as Page).getByText("The match is over").filter({ visible: true });
  const isOver = async (): Promise<boolean> => (await end.count()) > 0;
  return goOnUntil(pages, isOver, async () => {
    const pressed: boolean[] = [];
    for (const page of pages) pressed.push(await pressOne(page.locator(lit)));
    return pressed.includes(true);
  });
}

test("games from outside are played online to their end, drawn or in words, and without a line", async ({
  foreign,
  visit,
}) => {
  const options = { baseURL: foreign.address, serviceWorkers: "allow" } as const;
  const meet = async (game: string, lit: string): Promise<readonly [Page, Page]> => {
    const [host, guest] = [await visit(options), await visit(options)] as const;
    await sitDown(guest, await openOnline(host, "Ada", 2, game), "Ben");
    await host.getByRole("button", { name: "Start", exact: true }).click();
    await playOut([host, guest], lit);
    return [host, guest];
  };
  await meet("night-shift", CHOICE);
  const [host, guest] = await meet("magpie", BID);
  await host.getByRole("dialog").getByRole("link", { name: /Watch/ }).click();
  await expect(host.locator("[data-part=roof]")).toBeVisible();

  await guest.goto("./");
  await untilKept(guest);
  await guest.context().setOffline(true);
  await guest.goto("./new/magpie?how=bots");
  await setSeats(guest, 3);
  await guest.getByRole("button", { name: "Deal" }).click();
  await playOut([guest], BID);
});
