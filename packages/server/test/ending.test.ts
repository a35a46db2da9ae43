import { gameBots } from "@safehouse/host";
import { expect, onTestFinished, test } from "vitest";
import type { Commons } from "../src/commons/commons.ts";
import { soloCommons } from "../src/commons/solo.ts";
import { HOUSE_GAMES } from "../src/house.ts";
import { Matches } from "../src/matches/matches.ts";
import { Shelf } from "../src/matches/shelf.ts";
import { memoryStore } from "../src/store/memory.ts";
import { type Store, StoreUnavailable } from "../src/store/store.ts";
import { machine } from "../src/surroundings.ts";
import { human } from "./house.ts";
import { CommonsHub } from "./memory-commons.ts";

function matchesOn(store: Store, commons: Commons, surroundings = machine): Matches {
  const matches = new Matches({
    store,
    shelf: new Shelf(HOUSE_GAMES),
    bots: (game) => gameBots(game),
    reports: { botFailed() {}, quarantined() {}, storeFailed() {}, failed() {} },
    maskMs: 0,
    idleMs: 60_000,
    surroundings,
    commons,
  });
  onTestFinished(() => matches.close());
  return matches;
}

async function playToEnd(matches: Matches): Promise<string> {
  const { id } = (await matches.create("klaumau", { config: {}, seats: [human, human] })).match;
  await matches.use(id, async (room) => {
    while (room.match.record() === null) {
      for (const { seat, id: decision } of room.match.snapshot("spectator").pending) {
        await room.playAbsent(seat, decision);
      }
    }
  });
  return id;
}

test.each([
  ["the same house, at its next start", false],
  ["another house", true],
])("a match whose house died between the last entry and the ending is ended by %s", async (_who, isShared) => {
  const store = memoryStore(Date.now, isShared);
  const hub = new CommonsHub(machine, store);
  const dying = matchesOn({ ...store, endMatch: () => new Promise(() => {}) }, hub.join("dying"));
  const id = await playToEnd(dying);
  await dying.close();
  expect(await store.findMatch(id)).toMatchObject({ status: "running" });

  await matchesOn(store, hub.join("next")).resume();
  await expect.poll(async () => (await store.findMatch(id))?.status, { timeout: 60_000 }).toBe("over");
  expect(await store.findEnding(id)).not.toBeNull();
});

test("an ending that the store refuses is kept when it works again, whether or not anybody looks", async () => {
  const store = memoryStore();
  let refused = 0;
  const endMatch: Store["endMatch"] = async (...ending) => {
    if (++refused <= 2) throw new StoreUnavailable("away");
    return store.endMatch(...ending);
  };
  // Whoever waits does so for no time here.
  const impatient = { ...machine, after: (_: number, act: () => void) => machine.after(0, act) };
  const id = await playToEnd(matchesOn({ ...store, endMatch }, soloCommons(machine), impatient));
  await expect.poll(async () => (await store.findMatch(id))?.status, { timeout: 60_000 }).toBe("over");
  expect(refused).toBe(3);
});
