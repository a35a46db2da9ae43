import { expect, onTestFinished, test } from "vitest";
import { openShared } from "../src/commons/open.ts";
import { HOUSE_GAMES } from "../src/house.ts";
import { machine } from "../src/surroundings.ts";
import { ask, openHouse, type TestHouse } from "./house.ts";
import { freshDatabase } from "./postgres.ts";

async function openOn(address: string): Promise<TestHouse> {
  const shared = await openShared({ address, bus: null, version: "1", games: HOUSE_GAMES, surroundings: machine });
  const house = await openHouse(shared);
  onTestFinished(() => house.close());
  return house;
}

test("guests come in, sit down and start through two houses on one Postgres", async () => {
  const address = await freshDatabase();
  const houses = [await openOn(address), await openOn(address)] as const;
  const [ann, bob] = await Promise.all(
    houses.map(async (house, i) => {
      const { status, body } = await ask(house, "/api/guests", { body: { name: ["Ann", "Bob"][i] } });
      expect(status).toBe(201);
      return body.token as string;
    }),
  );
  const opened = await ask(houses[0], "/api/tables", { token: ann as string, body: { game: "klaumau", seats: 2 } });
  expect(opened.status).toBe(201);
  const table = `/api/tables/${opened.body.id}`;
  const joined = await ask(houses[1], `${table}/join`, { token: bob as string, body: {} });
  expect(joined.status).toBe(200);
  const started = await ask(houses[0], `${table}/start`, { token: ann as string, method: "POST" });
  expect(started.body).toMatchObject({ phase: "playing", match: expect.any(String) });
  const seen = await ask(houses[1], table, { token: bob as string });
  expect(seen.body).toMatchObject({ phase: "playing", match: started.body.match });
});
