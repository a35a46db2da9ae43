import { loadGame } from "@safehouse/games";
import type { AnyGame } from "@safehouse/kernel";
import { expect, test } from "vitest";
import { replayOpen } from "../src/shelf/replay-open.ts";
import { openSqliteStore } from "../src/store/sqlite.ts";
import { human, makeMatch, openHouse, playOn } from "./house.ts";
import { freshFolder, openStore } from "./store-folder.ts";

/** What somebody finds who changes a game while matches of it are open. The house is closed meanwhile. */
test("open matches are replayed under changed rules, and the first entry that no longer fits is named", async () => {
  const folder = freshFolder();
  const house = await openHouse({ store: await openSqliteStore(folder) });
  const open = await makeMatch(house, { game: "klaumau", seats: [human, human], seed: "a" });
  await playOn(house, open, 3);
  await house.close();

  const game = (await loadGame("klaumau")) as AnyGame;
  const changed: AnyGame = {
    ...game,
    check: (view, decision, move) =>
      decision.kind === "turn"
        ? { rule: "K-3.1", why: { id: "no.turn" } }
        : (game.check(view, decision, move) as ReturnType<AnyGame["check"]>),
  };
  expect(await replayOpen(folder, ["klaumau"], async () => game)).toEqual([]);
  expect(await replayOpen(folder, ["robnrun"], async () => changed)).toEqual([]);
  const [misfit, ...others] = await replayOpen(folder, ["klaumau"], async () => changed);
  expect(others).toEqual([]);
  expect(misfit).toMatchObject({ match: open.id, game: "klaumau", decision: expect.stringMatching(/^turn:\d:1$/) });
  expect(misfit?.n).toBeGreaterThan(1);
  expect(misfit?.problem).toBe("is not a legal move");
  // What the old rules made of the match is gone: it comes back by the new ones.
  const store = await openSqliteStore(folder);
  expect(await store.findDocument("bookmark", open.id)).toBeNull();

  // Somebody looked at it meanwhile: it is named until it fits again, and then it goes on.
  await store.setStatus(open.id, "quarantined", "is not a legal move");
  await store.close();
  expect(await replayOpen(folder, ["klaumau"], async () => changed)).toHaveLength(1);
  expect(await replayOpen(folder, ["klaumau"], async () => game)).toEqual([]);
  expect((await (await openStore(folder)).findMatch(open.id))?.status).toBe("running");
});

test("where no house has been yet, nothing is open", async () => {
  expect(await replayOpen(freshFolder(), ["klaumau"], loadGame)).toEqual([]);
});
