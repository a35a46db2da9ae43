import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { buildShelf } from "../../../scripts/shelf/build.ts";
import { House } from "./house.ts";
import { untilKept } from "./kept.ts";
import { goOnUntil, pressOne } from "./press.ts";
import { openOnline, setSeats, sitDown } from "./tables.ts";
import { expect, type Page, test as base } from "./test.ts";

const EXAMPLES = fileURLToPath(new URL("../../../examples", import.meta.url));

/** A house with games from outside: the example, far from this repository. */
const test = base.extend<{ readonly foreign: House }>({
  // Playwright reads the first argument's names: nothing is wanted.
  // oxlint-disable-next-line no-empty-pattern
  foreign: async ({}, use) => {
    const shelf = mkdtempSync(join(tmpdir(), "safehouse-outside-"));
    cpSync(EXAMPLES, shelf, { recursive: true });
    const prepare = async (data: string): Promise<void> => {
      const built = await buildShelf(shelf, data);
      expect(built).toMatchObject({ ok: true, value: { games: [join(shelf, "magpie")], faults: [] } });
    };
    const house = await House.open({ prepare, settings: ["--shelf", shelf] });
    await use(house);
    await house.close();
    rmSync(shelf, { recursive: true });
  },
});

const theEnd = (page: Page) => page.getByRole("dialog", { name: "The match is over" });
const bid = (page: Page): Promise<boolean> => pressOne(page.locator("[data-part=hand-card][data-lit=true]"));

test("a game from outside is played online to its end, watched again, and played without a line", async ({
  foreign,
  visit,
}) => {
  const options = { baseURL: foreign.address, serviceWorkers: "allow" } as const;
  const [host, guest] = [await visit(options), await visit(options)];
  await sitDown(guest, await openOnline(host, "Ada", 2, "magpie"), "Ben");
  await host.getByRole("button", { name: "Start" }).click();
  await goOnUntil(
    [host, guest],
    () => theEnd(host).isVisible(),
    async () => {
      const pressed = [await bid(host), await bid(guest)];
      return pressed.includes(true);
    },
  );
  await theEnd(host).getByRole("link", { name: /Watch/ }).click();
  await expect(host.locator("[data-part=roof]")).toBeVisible();

  await guest.goto("./");
  await untilKept(guest);
  await guest.context().setOffline(true);
  await guest.goto("./new/magpie?how=bots");
  await setSeats(guest, 3);
  await guest.getByRole("button", { name: "Deal" }).click();
  await goOnUntil(
    [guest],
    () => theEnd(guest).isVisible(),
    () => bid(guest),
  );
});
