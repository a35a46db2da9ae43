import { loadGame } from "@safehouse/games";
import type { AnyGame } from "@safehouse/kernel";
import { afterEach, expect, test } from "vitest";
import { examineApart, releaseApart } from "../src/quarantine/quarantine.ts";
import { openSqliteStore } from "../src/store/sqlite.ts";
import { ask, makeMatch, openHouse, playOn, type TestHouse } from "./house.ts";
import { loadGame as loadOddGame, ODD_GAMES } from "./odd-games.ts";
import { freshFolder } from "./store-folder.ts";

let house: TestHouse | null = null;
afterEach(async () => {
  await house?.close();
  house = null;
});

test("a match that is released beside a running house is played on there at once", async () => {
  const folder = freshFolder();
  const store = await openSqliteStore(folder);
  house = await openHouse({ store });
  const match = await makeMatch(house);
  await playOn(house, match, 4);
  await house.close();

  const again = await openSqliteStore(folder);
  await again.setStatus(match.id, "quarantined", "this match is closed");
  await again.putDocument({ kind: "bookmark", id: match.id, version: 1, body: { stale: true }, expiresAt: null });
  house = await openHouse({ store: again });
  expect((await ask(house, match.path)).status).toBe(503);
  const released = await releaseApart(folder, match.id, loadGame);
  expect(released).toMatchObject({ id: match.id, finding: { kind: "sound", isOver: false } });
  expect((await ask(house, match.path)).status).toBe(200);
  expect(await playOn(house, match, 4)).toBe(4);
  expect(await again.findMatch(match.id)).toMatchObject({ status: "running", problem: null });
  expect(await again.findDocument("bookmark", match.id)).toBeNull();
});

const asIfMended = async (id: string): Promise<AnyGame> => ({
  ...((await loadOddGame("plain")) as AnyGame),
  meta: ((await loadOddGame(id)) as AnyGame).meta,
});

test.each([
  ["throwing", "jack of hearts", 1],
  ["blind", "queen of spades", 0],
])("rules that still fail are named with the entry, and nothing is released: %s", async (game, problem, ahead) => {
  const folder = freshFolder();
  house = await openHouse({ store: await openSqliteStore(folder), games: ODD_GAMES });
  const match = await makeMatch(house, { game });
  await playOn(house, match).catch(() => {});
  await ask(house, match.path, { token: match.tokens[1] ?? "" });
  await house.close();
  house = null;
  const examined = await examineApart(folder, match.id, loadOddGame);
  // The move that failed was never written: it would be the next.
  const n = (examined?.entries ?? 0) + ahead;
  expect(examined).toMatchObject({ problem, finding: { kind: "throws", n, problem: `Error: ${problem}` } });
  expect(await releaseApart(folder, match.id, loadOddGame)).toEqual(examined);
  expect(await releaseApart(folder, match.id, asIfMended)).toMatchObject({ finding: { kind: "sound" } });
  expect(await examineApart(folder, match.id, loadOddGame)).toBeNull();
});
