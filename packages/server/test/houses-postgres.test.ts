import { expect, onTestFinished, test } from "vitest";
import { openShared } from "../src/commons/open.ts";
import { HOUSE_GAMES } from "../src/house.ts";
import { machine } from "../src/surroundings.ts";
import { ask, bot, follow, human, makeMatch, nextMove, openHouse, playOn, type TestHouse } from "./house.ts";
import { freshDatabase } from "./postgres.ts";

async function openOn(address: string): Promise<TestHouse> {
  const shared = { address, bus: null, version: "1.2.3", games: HOUSE_GAMES, surroundings: machine };
  const house = await openHouse(await openShared(shared));
  onTestFinished(() => house.close());
  return house;
}

test("people and bots play one match through two houses on one Postgres, and go on when one of them closes", async () => {
  const address = await freshDatabase();
  const [a, b] = [await openOn(address), await openOn(address)];
  const match = await makeMatch(a, { seats: [human, human, bot], seed: "one database" });
  const socket = await follow(b, match);
  socket.send({ type: "hello", n: 0 });
  const { n: from } = await socket.next("state");
  const moveOn = async (house: TestHouse): Promise<void> => {
    await expect.poll(() => nextMove(house, match), { timeout: 60_000 }).not.toBeNull();
    expect(await playOn(house, match, 1)).toBe(1);
  };
  for (const house of [a, b, a, b, a]) await moveOn(house);
  await a.close();
  for (let i = 0; i < 3; i++) await moveOn(b);
  const { n: to } = (await ask(b, match.path)).body;
  await expect.poll(() => socket.frames.some((frame) => frame.type === "entry" && frame.n >= to)).toBe(true);
  const told = socket.frames.flatMap((frame) => (frame.type === "entry" ? [frame.n] : []));
  expect(told).toEqual(told.map((_, i) => from + 1 + i));
  expect((await ask(b, "/api/health")).body).toEqual({ ok: true, version: "1.2.3" });
});
