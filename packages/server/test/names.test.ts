import { gameBots } from "@safehouse/host";
import { openClient } from "@safehouse/protocol";
import { afterEach, expect, test } from "vitest";
import { HOUSE_GAMES } from "../src/house.ts";
import { Matches } from "../src/matches/matches.ts";
import { Shelf } from "../src/matches/shelf.ts";
import { memoryStore } from "../src/store/memory.ts";
import { machine } from "../src/surroundings.ts";
import { ask, human, look, makeMatch, openHouse, playOn, type TestHouse, type TestMatch } from "./house.ts";

let house: TestHouse;
afterEach(() => house?.close());

const named = { seats: ["Ada", "Bob", "Cem"].map((name) => ({ ...human, name })) };
const takeOff = (match: TestMatch, seat: number) =>
  ask(house, `${match.path}/name`, { token: match.tokens[seat] as string, method: "DELETE" });
const names = async (match: TestMatch): Promise<(string | undefined)[]> =>
  (await look(house, match)).seats.map(({ name }) => name);

test("whoever holds a seat's token takes its name off, and only that one, as often as it likes", async () => {
  const store = memoryStore();
  house = await openHouse({ store });
  const match = await makeMatch(house, named);
  expect(await names(match)).toEqual(["Ada", "Bob", "Cem"]);
  expect((await takeOff(match, 1)).status).toBe(204);
  expect((await takeOff(match, 1)).status).toBe(204);
  const after = await names(match);
  expect([after[0], after[2]]).toEqual(["Ada", "Cem"]);
  expect(JSON.stringify(await look(house, match))).not.toContain("Bob");
  // The seat is played as before.
  expect(await playOn(house, match, 10)).toBe(10);
  await house.close();
  house = await openHouse({ store });
  expect(JSON.stringify(await look(house, match))).not.toContain("Bob");
});

test("two who do so at once both succeed", async () => {
  const store = memoryStore();
  const matches = new Matches({
    store,
    shelf: new Shelf(HOUSE_GAMES),
    bots: (game) => gameBots(game),
    reports: { botFailed() {}, quarantined() {}, storeFailed() {}, failed() {} },
    maskMs: 0,
    idleMs: 60_000,
    surroundings: machine,
  });
  const { match } = await matches.create("klaumau", { config: {}, ...named });
  await Promise.all([0, 1, 2].map((seat) => matches.forgetName(match.id, seat)));
  expect((await store.findMatch(match.id))?.seats).toEqual([human, human, human]);
  await matches.close();
});

test("it goes from the record, too", async () => {
  house = await openHouse();
  const match = await makeMatch(house, named);
  await playOn(house, match);
  const client = openClient({ server: house.address });
  expect(JSON.stringify((await ask(house, `${match.path}/record`)).body)).toContain("Bob");
  expect(await client.forgetName(match.id, match.tokens[1] as string)).toMatchObject({ result: "done", status: 204 });
  const { status, body } = await ask(house, `${match.path}/record`);
  expect([status, body.seats[0].name]).toEqual([200, "Ada"]);
  expect(JSON.stringify(body)).not.toContain("Bob");
});

test("not while the match is silent", async () => {
  house = await openHouse();
  const match = await makeMatch(house, { game: "robnrun", seats: named.seats.slice(0, 2) });
  const isSilent = async (): Promise<boolean> => (await look(house, match, match.tokens[0])).view.silent;
  while (!(await isSilent())) await playOn(house, match, 1);
  const { status, body } = await takeOff(match, 0);
  expect([status, body.error]).toEqual([409, expect.stringContaining("silent")]);
  expect(JSON.stringify(await look(house, match))).toContain("Ada");
});
