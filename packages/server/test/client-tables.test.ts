import { type Client, type LiveTable, openClient, type Reply, type TableNews } from "@safehouse/protocol";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { openHouse, type TestHouse } from "./house.ts";

const patience = { firstWait: 5, longestWait: 50 };

let house: TestHouse;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

const open: LiveTable[] = [];
afterEach(() => {
  for (const table of open.splice(0)) table.close();
});

async function must<Value>(reply: Promise<Reply<Value>>): Promise<Value> {
  const got = await reply;
  if (got.result === "failed") throw new Error(`${got.status}: ${got.error}`);
  return got.value;
}

interface Person {
  readonly id: string;
  readonly client: Client;
}

async function comeIn(name: string): Promise<Person> {
  const { id, token } = await must(openClient({ server: house.address }).guests.create(name));
  return { id, client: openClient({ server: house.address, guestToken: token, patience }) };
}

function lookAt(client: Client, id: string): { live: LiveTable; news: TableNews[] } {
  const live = client.table(id);
  const news: TableNews[] = [];
  live.subscribe((each) => void news.push(each));
  open.push(live);
  return { live, news };
}

const texts = (live: LiveTable): string[] => live.messages.map(({ text }) => text);
const cutAll = (): void => {
  for (const socket of house.app.websocketServer.clients) socket.terminate();
};

describe("the client of guests", () => {
  test("comes in, is renamed, mutes, brings a second device and is forgotten", async () => {
    const { client, id } = await comeIn("Ann");
    const { id: other } = await comeIn("Bob");
    expect(await must(client.guests.rename("Anna"))).toMatchObject({ id, name: "Anna", muted: [], holiday: null });
    expect((await must(client.guests.mute(other))).muted).toEqual([other]);
    expect((await must(client.guests.own())).muted).toEqual([other]);
    expect((await must(client.guests.unmute(other))).muted).toEqual([]);
    const { code } = await must(client.guests.link());
    const second = await must(openClient({ server: house.address }).guests.redeem(code));
    expect([second.id, second.name]).toEqual([id, "Anna"]);
    expect(await client.guests.redeem(code)).toMatchObject({ result: "failed", status: 404, code: "link.unknown" });
    expect(await client.guests.forget()).toEqual({ result: "done", status: 204, value: null });
    expect(await client.guests.own()).toMatchObject({ result: "failed", status: 401, error: expect.any(String) });
  });

  test("is nobody without a token", async () => {
    const stranger = openClient({ server: house.address, language: "de" });
    expect(await stranger.guests.own()).toMatchObject({ status: 401, error: expect.stringMatching(/braucht/) });
    expect(await stranger.tables.own()).toMatchObject({ status: 401 });
  });
});

describe("the client of tables", () => {
  test("opens a table, seats everybody, and begins", async () => {
    const [ann, bob, eve] = [await comeIn("Ann"), await comeIn("Bob"), await comeIn("Eve")];
    const { tables } = ann.client;
    const { id, code } = await must(tables.create({ game: "klaumau", seats: 4, visibility: "public" }));
    expect((await must(tables.open())).tables.map((each) => each.id)).toContain(id);
    expect((await must(bob.client.tables.joinByCode({ code: code ?? "" }))).you?.seat).toBe(1);
    expect((await must(eve.client.tables.join(id, { seat: 3 }))).you?.seat).toBe(3);
    expect((await must(tables.putBot(id, 2, "easy"))).seats[2]).toMatchObject({ kind: "bot", level: "easy" });
    expect((await must(tables.orderSeats(id, [1, 0, 2, 3]))).you?.seat).toBe(1);
    expect((await must(tables.clearSeat(id, 2))).seats[2]?.kind).toBe("empty");
    expect((await must(tables.ban(id, eve.id))).banned).toEqual([{ guest: eve.id, name: "Eve" }]);
    expect(await eve.client.tables.join(id)).toMatchObject({ result: "failed", status: 403, code: "ban.you" });
    expect((await must(tables.liftBan(id, eve.id))).banned).toEqual([]);
    expect((await must(eve.client.tables.join(id, { seat: 3 }))).you?.seat).toBe(3);
    expect((await must(eve.client.tables.leave(id))).you?.seat).toBeNull();
    expect(await must(tables.changeOptions(id, { seats: 2, timer: 600 }))).toMatchObject({ timer: 600 });
    expect(await bob.client.tables.start(id)).toMatchObject({ result: "failed", status: 403 });
    const started = await must(tables.start(id));
    expect(started).toMatchObject({ phase: "playing", you: { token: expect.any(String) } });
    expect((await must(bob.client.tables.own())).tables).toMatchObject([{ id, phase: "playing" }]);
    // Whoever only looks finds where to watch.
    const watched = await must(openClient({ server: house.address }).tables.find(id));
    const snapshot = await must(ann.client.getMatch(watched.match ?? ""));
    expect(snapshot.seats.map(({ name }) => name)).toEqual(["Bob", "Ann"]);
  });

  test("gives seats away and takes them back, waits, ends, and plays again", async () => {
    const [ann, bob] = [await comeIn("Ann"), await comeIn("Bob")];
    const { tables } = ann.client;
    const { id } = await must(tables.create({ game: "klaumau", seats: 2, timer: 600 }));
    await must(bob.client.tables.join(id));
    const { match } = await must(tables.start(id));
    const [asked] = (await must(ann.client.getMatch(match ?? ""))).pending;
    const seat = asked?.seat as number;
    const other = seat === 0 ? bob : ann;
    expect((await must(other.client.tables.complainAbout(id, seat))).absence).toMatchObject({ seat });
    await expect.poll(async () => (await must(tables.find(id))).deadlines.length).toBe(1);
    expect((await must(other.client.tables.giveTime(id, seat))).deadlines[0]?.milliseconds).toBeGreaterThan(600_000);
    expect((await must(tables.handOver(id))).you?.token).toBeNull();
    expect((await must(tables.takeBack(id))).you?.token).toEqual(expect.any(String));
    expect((await must(tables.voteEnd(id, true))).endVotes).toEqual([ann.id]);
    expect((await must(tables.voteEnd(id, false))).endVotes).toEqual([]);
    await must(tables.voteEnd(id, true));
    expect((await must(bob.client.tables.voteEnd(id, true))).phase).toBe("ended");
    const again = await must(tables.rematch(id, { seats: "same" }));
    expect((await must(bob.client.tables.rematch(id))).id).toBe(again.id);
    expect((await must(bob.client.tables.join(again.id))).you?.seat).toBe(1);
  });

  test("talks, reads and reports", async () => {
    const [ann, bob] = [await comeIn("Ann"), await comeIn("Bob")];
    const { id } = await must(ann.client.tables.create({ game: "klaumau", seats: 2 }));
    await must(bob.client.tables.join(id));
    const said = await must(ann.client.tables.say(id, "hello"));
    await must(ann.client.tables.say(id, "is anybody there?"));
    expect((await must(bob.client.tables.messages(id))).messages.map(({ text }) => text)).toEqual([
      "hello",
      "is anybody there?",
    ]);
    expect((await must(bob.client.tables.messages(id, said.n))).messages).toHaveLength(1);
    expect(await bob.client.tables.report(id, said.n)).toEqual({ result: "done", status: 204, value: null });
    expect(await bob.client.tables.report(id, said.n, { kind: "spam", note: "again" })).toMatchObject({ status: 204 });
    expect(await ann.client.tables.report(id, said.n)).toMatchObject({ result: "failed", status: 409 });
  });
});

describe("a live table", () => {
  test("is told of every change, and of each message once", async () => {
    const [ann, bob] = [await comeIn("Ann"), await comeIn("Bob")];
    const { id } = await must(ann.client.tables.create({ game: "klaumau", seats: 2 }));
    await must(ann.client.tables.say(id, "before"));
    const { live, news } = lookAt(ann.client, id);
    const stranger = lookAt(openClient({ server: house.address }), id);
    await expect.poll(() => texts(live)).toEqual(["before"]);
    expect(live.table).toMatchObject({ id, you: { guest: ann.id, seat: 0 } });
    await must(bob.client.tables.join(id));
    await must(bob.client.tables.say(id, "after"));
    await expect.poll(() => texts(live)).toEqual(["before", "after"]);
    expect(live.table?.seats[1]?.guest?.name).toBe("Bob");
    await expect.poll(() => stranger.live.table?.seats[1]?.kind).toBe("guest");
    expect(stranger.live.table).toMatchObject({ you: null, code: null });
    expect(stranger.live.messages).toEqual([]);
    const told = news.flatMap((each) => (each.type === "message" ? [each.message.n] : []));
    expect(told).toEqual([1, 2]);
  });

  test("comes back when the server closes the socket, with all that was missed", async () => {
    const [ann, bob] = [await comeIn("Ann"), await comeIn("Bob")];
    const { id } = await must(ann.client.tables.create({ game: "klaumau", seats: 2 }));
    await must(bob.client.tables.join(id));
    const { live, news } = lookAt(ann.client, id);
    await expect.poll(() => live.connection.status).toBe("open");
    for (let i = 1; i <= 3; i++) {
      cutAll();
      await must(bob.client.tables.say(id, `message ${i}`));
      await must(bob.client.guests.rename(`Bob ${i}`));
      await expect.poll(() => live.table?.seats[1]?.guest?.name).toBe(`Bob ${i}`);
      await expect.poll(() => texts(live)).toEqual(Array.from({ length: i }, (_, k) => `message ${k + 1}`));
    }
    const lines = news.flatMap((each) => (each.type === "connection" ? [each.connection.status] : []));
    expect(lines.filter((status) => status === "waiting").length).toBeGreaterThanOrEqual(3);
    expect(lines.at(-1)).toBe("open");
    expect(news.filter(({ type }) => type === "message")).toHaveLength(3);
  });

  test("asks a silent line whether it is alive, and stays on one that is", async () => {
    const { client } = await comeIn("Ann");
    const { id } = await must(client.tables.create({ game: "klaumau", seats: 2 }));
    let opened = 0;
    const sent: unknown[] = [];
    class Socket extends WebSocket {
      constructor(url: string) {
        super(url);
        opened++;
      }
      override send(text: string): void {
        sent.push(JSON.parse(text));
        super.send(text);
      }
    }
    const quick = openClient({ server: house.address, WebSocket: Socket, patience: { ...patience, silence: 20 } });
    const { live } = lookAt(quick, id);
    await expect.poll(() => sent.length).toBeGreaterThan(3);
    expect([live.connection.status, opened]).toEqual(["open", 1]);
    expect(sent.every((frame) => (frame as { type: string }).type === "hello")).toBe(true);
  });

  test("hears those who talk once its guest sits down", async () => {
    const [ann, bob] = [await comeIn("Ann"), await comeIn("Bob")];
    const { id } = await must(ann.client.tables.create({ game: "klaumau", seats: 2 }));
    await must(ann.client.tables.say(id, "between us"));
    const { live } = lookAt(bob.client, id);
    await expect.poll(() => live.table?.you?.seat).toBeNull();
    expect(live.messages).toEqual([]);
    await must(bob.client.tables.join(id));
    await expect.poll(() => texts(live)).toEqual(["between us"]);
  });

  test("ends where coming back is of no use", async () => {
    const { client } = await comeIn("Ann");
    const { id } = await must(client.tables.create({ game: "klaumau", seats: 2 }));
    const nowhere = lookAt(client, "x".repeat(22)).live;
    const nobody = lookAt(openClient({ server: house.address, guestToken: "nobody", patience }), id).live;
    const { live } = lookAt(client, id);
    await expect.poll(() => nowhere.connection).toMatchObject({ status: "refused", failure: { status: 404 } });
    await expect.poll(() => nobody.connection).toMatchObject({ status: "refused", failure: { status: 401 } });
    await expect.poll(() => live.connection.status).toBe("open");
    await must(client.guests.forget());
    await expect.poll(() => live.connection).toMatchObject({ status: "refused", failure: { status: 401 } });
    live.close();
    expect(live.connection.status).toBe("refused");
  });
});
