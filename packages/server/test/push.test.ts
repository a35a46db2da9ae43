import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { deliverByHttps, isPublic } from "../src/push/deliver.ts";
import { encryptPush } from "../src/push/encrypt.ts";
import { readEndpoint, readPushHosts } from "../src/push/endpoints.ts";
import { readHouseKeys } from "../src/push/house-keys.ts";
import { memoryStore } from "../src/store/memory.ts";
import type { Store } from "../src/store/store.ts";
import { ask, follow, openHouse, testSettings, type TestHouse } from "./house.ts";
import { comeIn, startedTable, type TestGuest } from "./parlour.ts";
import { PushBrowser, PushService } from "./push-service.ts";

const bytes = (text: string): Buffer => Buffer.from(text, "base64url");

test("a message is encrypted as RFC 8291 has it, to the last byte", () => {
  const keys = {
    p256dh: bytes("BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"),
    auth: bytes("BTBZMqHH6r4Tts7J_aSIgg"),
  };
  const fresh = {
    privateKey: bytes("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"),
    salt: bytes("DGv6ra1nlYgDCS1FRnbzlw"),
  };
  const sealed = encryptPush("When I grow up, I want to be a watermelon", keys, fresh, 0);
  expect(sealed.toString("base64url")).toBe(
    "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_" +
      "yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN",
  );
});

describe("the house calls nobody but push services", () => {
  test.each([
    ["http://fcm.googleapis.com/a"],
    ["https://fcm.googleapis.com:8443/a"],
    ["https://user:secret@fcm.googleapis.com/a"],
    ["https://fcm.googleapis.com.evil.example/a"],
    ["https://evil.example/?fcm.googleapis.com"],
    ["https://push.apple.com.evil.example/a"],
    ["https://.push.apple.com/"],
    ["https://127.0.0.1/a"],
    ["https://[::1]/a"],
    ["https://localhost/a"],
    ["https://169.254.169.254/latest/meta-data"],
    ["file:///etc/passwd"],
    ["nonsense"],
    [`https://fcm.googleapis.com/${"x".repeat(1000)}`],
  ])("not %s", (endpoint) => {
    expect(readEndpoint(endpoint, ["push.example.org"])).toBeNull();
  });

  test("but those of the browsers' makers, and whom the operator adds", () => {
    const known = ["https://fcm.googleapis.com/fcm/send/a", "https://updates.push.services.mozilla.com/wpush/v2/a"];
    const more = ["https://web.push.apple.com/a", "https://wns2-par02p.notify.windows.com/w/?token=a"];
    for (const endpoint of [...known, ...more]) expect(readEndpoint(endpoint, [])?.href).toBe(endpoint);
    expect(readEndpoint("https://push.example.org/a", [])).toBeNull();
    expect(readEndpoint("https://push.example.org/a", ["push.example.org"])).not.toBeNull();
    expect(readPushHosts("push.example.org, .example.net")).toMatchObject({ ok: true });
    for (const wrong of ["127.0.0.1", "localhost", "https://push.example.org", "a b"]) {
      expect(readPushHosts(wrong).ok).toBe(false);
    }
  });

  test("and none of them at an address that is private, whatever a name says", async () => {
    const inside = [
      "127.0.0.1",
      "10.1.2.3",
      "192.168.0.1",
      "169.254.169.254",
      "100.64.0.1",
      "::1",
      "fe80::1",
      "fd00::1",
    ];
    for (const address of [...inside, "::ffff:10.0.0.1", "0.0.0.0", "::"]) expect(isPublic(address)).toBe(false);
    for (const address of ["142.250.1.95", "2a00:1450:4001::5f"]) expect(isPublic(address)).toBe(true);
    const request = { endpoint: "https://localhost/a", headers: {}, body: Buffer.alloc(0) };
    await expect(deliverByHttps(request)).rejects.toThrow("no public address");
  });
});

test("all houses on a store have the same keys, made once and kept", async () => {
  const store = memoryStore();
  const [one, other] = await Promise.all([readHouseKeys(store), readHouseKeys(store)]);
  expect((await readHouseKeys(store)).publicKey).toBe(one.publicKey);
  expect(other.publicKey).toBe(one.publicKey);
  expect(bytes(one.publicKey)).toHaveLength(65);
});

describe("somebody with the page closed", () => {
  let service: PushService;
  let store: Store;
  let house: TestHouse;
  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"], shouldAdvanceTime: true, advanceTimeDelta: 50 });
    service = await PushService.open();
    store = memoryStore();
    house = await openHouse({
      store,
      settings: testSettings({ pushHosts: ["push.example.org"] }),
      deliver: (request) => service.deliver(request),
    });
    service.key = (await ask(house, "/api/push")).body.key;
  });
  afterEach(async () => {
    vi.useRealTimers();
    await house.close();
    await service.close();
  });

  async function askedAt(changes: object = {}) {
    const { ann, bob, id, match } = await startedTable(house, { timer: 259_200, ...changes });
    const { seat } = (await ask(house, `/api/matches/${match}`)).body.pending[0] as { seat: number };
    return { id, match, late: seat === 0 ? ann : bob, other: seat === 0 ? bob : ann, seat };
  }

  async function subscribed(guest: TestGuest, name = "phone"): Promise<PushBrowser> {
    const browser = new PushBrowser(name);
    expect((await guest.ask("/api/guests/me/push", browser.subscription, "PUT")).status).toBe(200);
    return browser;
  }

  /** Makes a move as whoever is asked, so that the other one is. */
  async function playUntilOther(match: string, guest: TestGuest, table: string): Promise<void> {
    const { token } = (await guest.at(`/${table}`)).you as { token: string };
    for (let n = 0; n < 20; n++) {
      const { body } = await ask(house, `/api/matches/${match}`, { token });
      const [first] = body.moves as { decision: string; move: object }[];
      if (first === undefined) return;
      const { decision, move } = first;
      await ask(house, `/api/matches/${match}/moves`, {
        token,
        body: { command: `c${body.n}-${n}`, n: body.n, decision, move },
      });
    }
  }

  /** Whoever is told after it was not told before. */
  async function somebodyElseIsTold(): Promise<void> {
    const another = await askedAt();
    await subscribed(another.other, "third");
    await playUntilOther(another.match, another.late, another.id);
    await vi.advanceTimersByTimeAsync(3100);
  }

  test("is told of a turn, and of nothing else", async () => {
    const { id, match, late, other } = await askedAt();
    const phone = await subscribed(other);
    await playUntilOther(match, late, id);
    await vi.advanceTimersByTimeAsync(3100);
    await expect.poll(() => service.heard.length).toBe(1);
    const [{ body, headers, path }] = service.heard as [PushService["heard"][number]];
    expect(path).toBe(phone.path);
    expect(JSON.parse(phone.read(body))).toEqual({ type: "turn" });
    expect(headers).toMatchObject({ "content-encoding": "aes128gcm", ttl: "86400", topic: "safehouse" });
    // Nobody else can read it, and its length says nothing.
    expect(() => new PushBrowser("else").read(body)).toThrow(/authenticate/);
    expect(body).toHaveLength(21 + 65 + 128 + 16);
    expect(JSON.stringify(headers)).not.toContain(id);
  });

  test("is told on every device, but no more often than every few minutes", async () => {
    const { match, late, other, id } = await askedAt();
    await subscribed(other);
    await subscribed(other, "tablet");
    await playUntilOther(match, late, id);
    await vi.advanceTimersByTimeAsync(3100);
    await expect.poll(() => service.heard.length).toBe(2);
    // It comes round again at once.
    await playUntilOther(match, other, id);
    await playUntilOther(match, late, id);
    await vi.advanceTimersByTimeAsync(3100);
    await somebodyElseIsTold();
    await expect.poll(() => service.heard.length).toBe(3);
    expect(service.heard[2]?.path).toBe("/third");
  });

  test("is told nothing while a page is open at the table", async () => {
    const { match, late, other, id } = await askedAt();
    await subscribed(other);
    const socket = await follow(house, { path: `/api/tables/${id}` });
    socket.send({ type: "hello", token: other.token });
    await socket.next("table" as never);
    await playUntilOther(match, late, id);
    await vi.advanceTimersByTimeAsync(3100);
    await somebodyElseIsTold();
    await expect.poll(() => service.heard.map(({ path }) => path)).toEqual(["/third"]);
  });

  test.each([404, 410])("is forgotten once the service says %i", async (status) => {
    const { match, late, other, id } = await askedAt();
    await subscribed(other);
    service.status = status;
    await playUntilOther(match, late, id);
    await vi.advanceTimersByTimeAsync(3100);
    await expect.poll(() => store.findDocument("push", other.id)).toBeNull();
  });

  test("may stop it, and is forgotten whole", async () => {
    const [ann, bob] = [await comeIn(house, "Ann"), await comeIn(house, "Bob")];
    const { device } = (await ann.ask("/api/guests/me/push", new PushBrowser("a").subscription, "PUT")).body;
    // Somebody else's device is nobody's business.
    await bob.ask(`/api/guests/me/push/${device}`, undefined, "DELETE");
    expect(await store.findDocument("push", ann.id)).not.toBeNull();
    await ann.ask(`/api/guests/me/push/${device}`, undefined, "DELETE");
    expect(await store.findDocument("push", ann.id)).toBeNull();
    const browser = new PushBrowser("b");
    await ann.ask("/api/guests/me/push", browser.subscription, "PUT");
    // Whoever uses that browser now is told, and whoever did before is not.
    await bob.ask("/api/guests/me/push", browser.subscription, "PUT");
    expect(await store.findDocument("push", ann.id)).toBeNull();
    await bob.ask("/api/guests/me", undefined, "DELETE");
    expect(await store.findDocument("push", bob.id)).toBeNull();
    expect(await store.listDocuments("push-endpoint", { after: null, limit: 9 })).toEqual([]);
  });

  test("leaves no device behind that comes while its guest is being forgotten", async () => {
    const ann = await comeIn(house, "Ann");
    const { putDocument } = store;
    store.putDocument = async (document) => {
      store.putDocument = putDocument;
      await ann.ask("/api/guests/me", undefined, "DELETE");
      return putDocument(document);
    };
    await ann.ask("/api/guests/me/push", new PushBrowser("a").subscription, "PUT");
    for (const kind of ["push", "push-endpoint"]) {
      expect(await store.listDocuments(kind, { after: null, limit: 9 })).toEqual([]);
    }
  });

  test("keeps five devices at most", async () => {
    const ann = await comeIn(house, "Ann");
    for (let n = 0; n < 7; n++) await subscribed(ann, `device-${n}`);
    const kept = (await store.findDocument("push", ann.id))?.body as unknown as { devices: { endpoint: string }[] };
    expect(kept.devices.map(({ endpoint }) => endpoint.slice(-1))).toEqual(["2", "3", "4", "5", "6"]);
    // Nothing of those that made room is left either, and nothing at all of who is forgotten.
    expect(await store.listDocuments("push-endpoint", { after: null, limit: 9 })).toHaveLength(5);
    await ann.ask("/api/guests/me", undefined, "DELETE");
    expect(await store.listDocuments("push-endpoint", { after: null, limit: 9 })).toEqual([]);
  });

  const { keys } = new PushBrowser("x").subscription;
  const endpoint = "https://push.example.org/x";
  test.each([
    ["a foreign service", { endpoint: "https://evil.example/x", keys }, "push.service"],
    ["a private address", { endpoint: "https://127.0.0.1/x", keys }, "push.service"],
    ["a key that is cut", { endpoint, keys: { ...keys, p256dh: keys.p256dh.slice(0, 40) } }, "push.keys"],
    [
      "a point off the curve",
      { endpoint, keys: { ...keys, p256dh: bytes(keys.p256dh).fill(7, 1).toString("base64url") } },
      "push.keys",
    ],
    ["a short secret", { endpoint, keys: { ...keys, auth: "AAAA" } }, "push.keys"],
    ["no keys", { endpoint }, "request.invalid"],
    ["more than that", { endpoint, keys, expirationTime: null }, "request.invalid"],
    ["a long address", { endpoint: `https://push.example.org/${"x".repeat(1000)}`, keys }, "request.invalid"],
    ["another alphabet", { endpoint, keys: { ...keys, auth: "%%%%" } }, "request.invalid"],
  ])("is refused with %s", async (_name, body, code) => {
    const ann = await comeIn(house, "Ann");
    const told = await ann.ask("/api/guests/me/push", body, "PUT");
    expect([told.status, told.body.code]).toEqual([400, code]);
    expect(await store.findDocument("push", ann.id)).toBeNull();
  });
});

test("a house that tells nobody says so", async () => {
  const house = await openHouse({ settings: testSettings({ pushHosts: null }) });
  expect((await ask(house, "/api/push")).body).toEqual({ key: null });
  const ann = await comeIn(house, "Ann");
  const told = await ann.ask("/api/guests/me/push", new PushBrowser("a").subscription, "PUT");
  expect([told.status, told.body.code]).toEqual([409, "push.off"]);
  await house.close();
});
