import type { TableView } from "@safehouse/protocol";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { ask, openHouse, type TestHouse, testSettings } from "./house.ts";
import { comeIn, openTable, type TestGuest } from "./parlour.ts";

let house: TestHouse;
let ann: TestGuest;
let bob: TestGuest;
let opened: TableView;
beforeEach(async () => {
  house = await openHouse({ settings: testSettings({ trustProxy: ["127.0.0.1"] }) });
  [ann, bob] = [await comeIn(house, "Ann"), await comeIn(house, "Bob")];
  opened = await openTable(ann, { seats: 3 });
});
afterEach(() => house.close());

const join = (guest: TestGuest, address?: string, path = `/${opened.id}/join`, body: object = {}) =>
  ask(house, `/api/tables${path}`, {
    token: guest.token,
    body,
    ...(address === undefined ? {} : { headers: { "x-forwarded-for": address } }),
  });
const ban = (by: TestGuest, guest: TestGuest) =>
  by.ask(`/api/tables/${opened.id}/banned/${guest.id}`, undefined, "PUT");
const lift = (by: TestGuest, guest: TestGuest) =>
  by.ask(`/api/tables/${opened.id}/banned/${guest.id}`, undefined, "DELETE");

describe("whoever is kept out", () => {
  test("loses the seat, and gets none by link, code or number until the host lets it in again", async () => {
    await bob.at(`/${opened.id}/join`, {});
    const { status, body } = await ban(ann, bob);
    expect([status, body.seats[1].kind, body.banned]).toEqual([200, "empty", [{ guest: bob.id, name: "Bob" }]]);
    expect((await ban(ann, bob)).status).toBe(200);
    for (const told of [
      await join(bob),
      await join(bob, undefined, `/${opened.id}/join`, { seat: 2 }),
      await join(bob, undefined, "/join", { code: opened.code }),
    ]) {
      expect([told.status, told.body.error]).toEqual([403, "The host of this table does not let you in."]);
    }
    const german = await ask(house, `/api/tables/${opened.id}/join`, {
      token: bob.token,
      body: {},
      headers: { "accept-language": "de" },
    });
    expect(german.body.error).toBe("Wer diesen Tisch leitet, lässt dich nicht herein.");
    expect((await bob.ask(`/api/tables/${opened.id}/messages`, { text: "let me in" })).status).toBe(403);
    expect((await lift(ann, bob)).body.banned).toEqual([]);
    expect((await lift(ann, bob)).status).toBe(200);
    expect((await join(bob)).status).toBe(200);
  });

  test("is the host's business alone, and told to nobody else", async () => {
    const cem = await comeIn(house, "Cem");
    await bob.at(`/${opened.id}/join`, {});
    await cem.at(`/${opened.id}/join`, {});
    expect((await ban(bob, cem)).status).toBe(403);
    expect((await ban(ann, ann)).status).toBe(409);
    expect((await ban(ann, await comeIn(house, "Dot"))).status).toBe(404);
    expect((await ban(ann, cem)).status).toBe(200);
    expect((await bob.at(`/${opened.id}`)).banned).toEqual([]);
    expect((await cem.at(`/${opened.id}`)).banned).toEqual([]);
    expect((await lift(bob, cem)).status).toBe(403);
    expect((await lift(cem, cem)).status).toBe(403);
    // Whoever becomes the host decides from then on.
    await ann.at(`/${opened.id}/host`, { seat: 1 });
    expect((await bob.at(`/${opened.id}`)).banned).toEqual([{ guest: cem.id, name: "Cem" }]);
    expect((await lift(bob, cem)).status).toBe(200);
  });

  test("is kept out of a rematch, too; once a match runs nobody is sent away", async () => {
    const cem = await comeIn(house, "Cem");
    await cem.at(`/${opened.id}/join`, {});
    await ban(ann, cem);
    await bob.at(`/${opened.id}/join`, {});
    await ann.at(`/${opened.id}/options`, { seats: 2 }, "PATCH");
    await ann.at(`/${opened.id}/start`, undefined, "POST");
    expect((await ban(ann, bob)).status).toBe(409);
    await ann.at(`/${opened.id}/end`, { agree: true });
    await bob.at(`/${opened.id}/end`, { agree: true });
    const again = await bob.at(`/${opened.id}/rematch`, {});
    await bob.at(`/${again.id}/options`, { seats: 3 }, "PATCH");
    expect((await join(cem, undefined, `/${again.id}/join`)).status).toBe(403);
    await bob.ask(`/api/tables/${again.id}/banned/${cem.id}`, undefined, "DELETE");
    expect((await join(cem, undefined, `/${again.id}/join`)).status).toBe(200);
  });

  test("leaves no name there when it asks to be forgotten", async () => {
    await bob.at(`/${opened.id}/join`, {});
    await ban(ann, bob);
    expect((await bob.ask("/api/guests/me", undefined, "DELETE")).status).toBe(204);
    expect((await ann.at(`/${opened.id}`)).banned).toEqual([]);
  });

  test("does not come back as another guest from the same address", async () => {
    expect((await join(bob, "192.0.2.7")).status).toBe(200);
    await ban(ann, bob);
    const other = await comeIn(house, "Not Bob");
    expect((await join(other, "192.0.2.7")).status).toBe(403);
    expect((await join(other, "192.0.2.8")).status).toBe(200);
    const third = await comeIn(house, "Third");
    await lift(ann, bob);
    expect((await join(third, "192.0.2.7")).status).toBe(200);
  });

  test("does not keep out those who share a line with somebody who sits there", async () => {
    const [cem, dot] = [await comeIn(house, "Cem"), await comeIn(house, "Dot")];
    expect((await join(cem, "192.0.2.7")).status).toBe(200);
    expect((await join(bob, "192.0.2.7")).status).toBe(200);
    await ban(ann, bob);
    expect((await join(bob, "192.0.2.7")).status).toBe(403);
    expect((await join(dot, "192.0.2.7")).status).toBe(200);
  });
});
