import { gameBots } from "@safehouse/host";
import { expect, onTestFinished, test } from "vitest";
import type { Commons } from "../src/commons/commons.ts";
import { HOUSE_GAMES } from "../src/house.ts";
import { Matches } from "../src/matches/matches.ts";
import { Shelf } from "../src/matches/shelf.ts";
import { memoryStore } from "../src/store/memory.ts";
import type { Store } from "../src/store/store.ts";
import { machine } from "../src/surroundings.ts";
import { human } from "./house.ts";
import { CommonsHub } from "./memory-commons.ts";

function matchesOn(store: Store, commons: Commons): Matches {
  const matches = new Matches({
    store,
    shelf: new Shelf(HOUSE_GAMES),
    bots: (game) => gameBots(game),
    reports: { botFailed() {}, quarantined() {}, storeFailed() {}, failed() {} },
    maskMs: 0,
    idleMs: 60_000,
    surroundings: machine,
    commons,
  });
  onTestFinished(() => matches.close());
  return matches;
}

test.each([
  ["the same house, at its next start", false],
  ["another house", true],
])("a match whose house died between the last entry and the ending is ended by %s", async (_who, isShared) => {
  const store = memoryStore(Date.now, isShared);
  const hub = new CommonsHub(machine, store);
  const dying = matchesOn({ ...store, endMatch: () => new Promise(() => {}) }, hub.join("dying"));
  const { id } = (await dying.create("klaumau", { config: {}, seats: [human, human] })).match;
  await dying.use(id, async (room) => {
    while (room.match.record() === null) {
      for (const { seat, id: decision } of room.match.snapshot("spectator").pending) {
        await room.playAbsent(seat, decision);
      }
    }
  });
  await dying.close();
  expect(await store.findMatch(id)).toMatchObject({ status: "running" });

  await matchesOn(store, hub.join("next")).resume();
  await expect.poll(async () => (await store.findMatch(id))?.status, { timeout: 60_000 }).toBe("over");
  expect(await store.findEnding(id)).not.toBeNull();
});
