import type { ChatMessages } from "@safehouse/protocol";
import { ownTables } from "@safehouse/protocol/schemas";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { memoryStore } from "../src/store/memory.ts";
import { ask, follow, look, makeMatch, openHouse, playOn, type TestHouse } from "./house.ts";
import { asMatch, comeIn, openTable, startedTable, type TestGuest } from "./parlour.ts";

let house: TestHouse;
const store = memoryStore();
beforeAll(async () => {
  house = await openHouse({ store });
});
afterAll(() => house.close());

describe("while the match runs", () => {
  test("my tables tell whose turn it is", async () => {
    const { ann, bob, id } = await startedTable(house);
    for (const guest of [ann, bob]) {
      const { body } = await guest.ask("/api/tables/mine");
      const own = ownTables.parse(body).tables.find((each) => each.id === id);
      expect(own).toMatchObject({ phase: "playing", names: ["Ann", "Bob"] });
      expect(own?.isYourTurn).toBe(own?.turn.includes(own.seat));
    }
  });

  test("a seat is given to a bot and taken back", async () => {
    const { ann, bob, id, match, annSees, bobSees } = await startedTable(house);
    const token = annSees.you?.token ?? "";
    const given = await ann.at(`/${id}/hand-over`, undefined, "POST");
    expect(given).toMatchObject({ you: { token: null }, seats: [{ kind: "guest", level: expect.any(String) }, {}] });
    expect((await ask(house, `/api/matches/${match}`, { token })).status).toBe(401);
    // The bot plays as soon as it is asked.
    const path = `/api/matches/${match}`;
    await expect.poll(async () => (await look(house, asMatch(match, []))).pending.map(({ seat }) => seat)).toEqual([1]);
    expect((await ann.ask(`/api/tables/${id}/hand-over`, undefined, "POST")).status).toBe(409);
    const back = await ann.at(`/${id}/take-back`, undefined, "POST");
    expect(back.you?.token).toBe(token);
    expect((await ask(house, path, { token })).status).toBe(200);
    expect((await ann.ask(`/api/tables/${id}/take-back`, undefined, "POST")).status).toBe(409);
    await playOn(house, asMatch(match, [token, bobSees.you?.token]));
    expect((await bob.at(`/${id}`)).phase).toBe("over");
  });

  test("who leaves is kept a seat, and the host is handed on", async () => {
    const { ann, bob, id } = await startedTable(house);
    const left = await ann.at(`/${id}/leave`, undefined, "POST");
    expect(left).toMatchObject({ host: bob.id, seats: [{ isHere: false, level: expect.any(String) }, {}] });
    const back = await ann.at(`/${id}/take-back`, undefined, "POST");
    expect(back).toMatchObject({ host: bob.id, seats: [{ isHere: true, level: null }, {}] });
    expect(back.you?.token).not.toBeNull();
  });

  test("it ends without a result when all agree; nobody plays on, and nothing is opened", async () => {
    const { ann, bob, id, match, annSees } = await startedTable(house);
    expect(await ann.at(`/${id}/end`, { agree: true })).toMatchObject({ phase: "playing", endVotes: [ann.id] });
    expect((await ann.at(`/${id}/end`, { agree: false })).endVotes).toEqual([]);
    await ann.at(`/${id}/end`, { agree: true });
    expect(await bob.at(`/${id}/end`, { agree: true })).toMatchObject({ phase: "ended", ending: "agreement" });
    expect((await ask(house, `/api/matches/${match}`, { token: annSees.you?.token ?? "" })).status).toBe(401);
    expect((await ask(house, `/api/matches/${match}/record`)).status).toBe(409);
    expect(await store.runningMatches()).not.toContain(match);
    expect((await bob.ask(`/api/tables/${id}/end`, { agree: true })).status).toBe(409);
  });

  test("a rematch has the same people, one seat further, who come when they like", async () => {
    const { ann, bob, id } = await startedTable(house, { timer: 60 });
    expect((await ann.ask(`/api/tables/${id}/rematch`, {})).status).toBe(409);
    await ann.at(`/${id}/end`, { agree: true });
    await bob.at(`/${id}/end`, { agree: true });
    const [first, second] = await Promise.all([bob.at(`/${id}/rematch`, {}), ann.at(`/${id}/rematch`, {})]);
    expect(second.id).toBe(first.id);
    expect(first.seats.map(({ guest, hat }) => [guest?.name, hat])).toEqual([
      ["Bob", 1],
      ["Ann", 0],
    ]);
    const [host, other] = first.host === bob.id ? [bob, ann] : [ann, bob];
    expect((await host.ask(`/api/tables/${first.id}/start`, undefined, "POST")).status).toBe(409);
    await other.at(`/${first.id}/join`, {});
    expect(await host.at(`/${first.id}/start`, undefined, "POST")).toMatchObject({ phase: "playing", timer: 60 });
  });

  test("the talk goes on at a rematch, for those who were there", async () => {
    const { ann, bob, id } = await startedTable(house);
    const heard = async (guest: TestGuest, table: string): Promise<(string | number)[][]> => {
      const { messages } = (await guest.ask(`/api/tables/${table}/messages`)).body as ChatMessages;
      return messages.map(({ n, text }) => [n, text]);
    };
    const say = (guest: TestGuest, table: string, text: string) => guest.ask(`/api/tables/${table}/messages`, { text });
    await say(ann, id, "Well played");
    for (const guest of [ann, bob]) await guest.at(`/${id}/end`, { agree: true });
    const second = await ann.at(`/${id}/rematch`, {});
    // Too late to be heard there.
    await say(bob, id, "Coming");
    await bob.at(`/${second.id}/join`, {});
    await ann.at(`/${second.id}/options`, { seats: 3 }, "PATCH");
    const cem = await comeIn(house, "Cem");
    await cem.at(`/${second.id}/join`, {});
    await say(bob, second.id, "Here I am");
    const whole = [
      [1, "Well played"],
      [2, "Here I am"],
    ];
    expect(await heard(ann, second.id)).toEqual(whole);
    expect(await heard(bob, second.id)).toEqual(whole);
    expect(await heard(cem, second.id)).toEqual(whole.slice(1));
    expect((await bob.ask(`/api/tables/${second.id}/messages/1/report`, {})).status).toBe(204);
    expect((await cem.ask(`/api/tables/${second.id}/messages/1/report`, {})).status).toBe(404);

    await ann.at(`/${second.id}/start`, undefined, "POST");
    for (const guest of [ann, bob]) await guest.at(`/${second.id}/end`, { agree: true });
    const third = await ann.at(`/${second.id}/rematch`, {});
    expect(await heard(bob, third.id)).toEqual(whole);
    expect(await heard(cem, third.id)).toEqual(whole.slice(1));
  });

  test("a rematch that everybody left can be asked for again", async () => {
    const { ann, bob, id } = await startedTable(house);
    for (const guest of [ann, bob]) await guest.at(`/${id}/end`, { agree: true });
    const first = await ann.at(`/${id}/rematch`, {});
    expect((await bob.at(`/${id}/rematch`, {})).id).toBe(first.id);
    expect((await ann.at(`/${first.id}/leave`, undefined, "POST")).phase).toBe("ended");
    const second = await bob.at(`/${id}/rematch`, {});
    expect(second).toMatchObject({ phase: "open", host: bob.id });
    expect(second.id).not.toBe(first.id);
    await store.removeDocument("table", second.id);
    expect((await ann.at(`/${id}/rematch`, {})).phase).toBe("open");
  });

  test("strangers have no say", async () => {
    const { id } = await startedTable(house);
    const eve = await comeIn(house, "Eve");
    for (const [path, body] of [
      ["leave", undefined],
      ["hand-over", undefined],
      ["take-back", undefined],
      ["end", { agree: true }],
      ["absent", { seat: 0 }],
      ["more-time", { seat: 0 }],
      ["messages", { text: "hello" }],
    ] as const) {
      expect([path, (await eve.ask(`/api/tables/${id}/${path}`, body, "POST")).status]).toEqual([path, 403]);
    }
    expect((await eve.ask(`/api/tables/${id}/messages`)).status).toBe(403);
  });
});

describe("names", () => {
  test("change at every table, and go from everywhere with who wants to be forgotten", async () => {
    const { ann, bob, id, match, bobSees } = await startedTable(house);
    await ann.ask(`/api/tables/${id}/messages`, { text: "Hello from me" });
    await ann.ask("/api/guests/me", { name: "Annabel" }, "PATCH");
    expect((await bob.at(`/${id}`)).seats[0]?.guest?.name).toBe("Annabel");
    expect((await look(house, asMatch(match, []))).seats[0]).toEqual({ seat: 0, kind: "human", name: "Annabel" });
    const lobby = await openTable(ann);
    const over = await startedTable(house);
    await playOn(house, asMatch(over.match, [over.annSees.you?.token, over.bobSees.you?.token]));
    await over.ann.ask("/api/guests/me", undefined, "DELETE");
    expect((await ask(house, `/api/matches/${over.match}/record`)).body.seats[0]).toEqual({ kind: "human" });

    expect((await ann.ask("/api/guests/me", undefined, "DELETE")).status).toBe(204);
    expect((await bob.at(`/${id}`)).seats[0]).toMatchObject({ guest: { name: null }, level: expect.any(String) });
    const { messages } = (await bob.ask(`/api/tables/${id}/messages`)).body;
    expect(messages).toMatchObject([{ name: null, text: "Hello from me" }]);
    expect((await ask(house, `/api/tables/${lobby.id}`)).body).toMatchObject({ phase: "ended", host: null });
    for (const kind of ["table", "chat", "guest"]) {
      expect(JSON.stringify(await store.listDocuments(kind, { after: null, limit: 9999 }))).not.toContain("Annabel");
    }
    expect(JSON.stringify(await store.findMatch(match))).not.toContain("Annabel");
    const seats = [
      { seat: 0, kind: "bot", level: expect.any(String) },
      { seat: 1, kind: "human", name: "Bob" },
    ];
    expect((await look(house, asMatch(match, []))).seats).toEqual(seats);
    const watching = await follow(house, { path: `/api/matches/${match}` });
    watching.send({ type: "hello", n: 0 });
    expect((await watching.next("state"))["seats"]).toEqual(seats);
    watching.close();
    // The bot plays on for the one who is gone.
    const rest = asMatch(match, ["", bobSees.you?.token]);
    await playOn(house, rest, 1);
  });
});

test("matches without a table are not disturbed", async () => {
  const match = await makeMatch(house);
  await playOn(house, match, 2);
});
