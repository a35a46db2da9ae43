import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createdGuest, ownGuest } from "@safehouse/protocol/schemas";
import { lookAlikes, skeletonOf } from "../src/guests/look-alike.ts";
import { lockWith, newId, newSecret, readToken } from "../src/guests/secret.ts";
import { machine } from "../src/surroundings.ts";
import { mute, unmute } from "../src/guests/guest.ts";
import { memoryStore } from "../src/store/memory.ts";
import { ask, openHouse, type TestHouse } from "./house.ts";
import { comeIn } from "./parlour.ts";

let house: TestHouse;
const store = memoryStore();
beforeAll(async () => {
  house = await openHouse({ store });
});
afterAll(() => house.close());

describe("names that can be taken for each other", () => {
  test.each([
    ["Paul", "paul"],
    ["Paul", "PаuI"],
    ["Bill", "BiII"],
    ["O0o", "ooo"],
    ["Ｋｉｍ", "Kim"],
    ["Zoë", "Zoe"],
    ["modern", "modem"],
    ["A n n", "Ann"],
  ])("%s and %s", (a, b) => expect(skeletonOf(a)).toBe(skeletonOf(b)));

  test("others cannot", () => {
    for (const [a, b] of [
      ["Ann", "Anna"],
      ["Kim", "Tim"],
      ["😀", "😎"],
      ["…", "!?"],
    ] as const) {
      expect(skeletonOf(a)).not.toBe(skeletonOf(b));
    }
    expect(lookAlikes(["Ann", null, "ANN", "Bob", null])).toEqual([true, false, true, false, false]);
  });
});

describe("secrets", () => {
  test("a code locks and unlocks one", () => {
    const [code, secret] = [newId(machine), newSecret(machine)];
    expect(lockWith(code, secret)).not.toBe(secret);
    expect(lockWith(code, lockWith(code, secret))).toBe(secret);
    expect(lockWith(newId(machine), lockWith(code, secret))).not.toBe(secret);
  });

  test("only what we made is read as a token", () => {
    for (const text of [
      "",
      ".",
      "a.b",
      `${newId(machine)}.`,
      `${newId(machine)}.${newSecret(machine)}x`,
      `${newId(machine)} ${newSecret(machine)}`,
    ]) {
      expect(readToken(text)).toBeNull();
    }
  });
});

test("somebody can be muted and heard again, but not oneself, and not the whole world", () => {
  const guest = { name: "Ann", secretHash: "", muted: [], seenAt: 0, isLeaving: false };
  const muted = mute(guest, "me", "you");
  expect(muted).toMatchObject({ ok: true, value: { muted: ["you"] } });
  expect(muted.ok && unmute(muted.value, "you")).toMatchObject({ value: { muted: [] } });
  expect(mute(guest, "me", "me")).toMatchObject({ error: { status: 400 } });
  const deaf = { ...guest, muted: Array.from({ length: 200 }, (_, i) => String(i)) };
  expect(mute(deaf, "me", "you")).toMatchObject({ error: { status: 409 } });
});

describe("POST /api/guests", () => {
  test("lets somebody in by name, with a token of enough luck and a cookie that pages cannot read", async () => {
    const { status, body, headers } = await ask(house, "/api/guests", { body: { name: "  Ann  " } });
    expect(status).toBe(201);
    expect(createdGuest.parse(body)).toEqual(body);
    expect(body.name).toBe("Ann");
    expect(Buffer.from(body.token.split(".")[1], "base64url")).toHaveLength(32);
    expect(headers.get("cache-control")).toBe("no-store");
    const cookie = headers.get("set-cookie") ?? "";
    expect(cookie).toMatch(/; HttpOnly; SameSite=Lax/);
    const me = await ask(house, "/api/guests/me", { headers: { cookie: cookie.split(";", 1)[0] as string } });
    expect(ownGuest.parse(me.body)).toMatchObject({ id: body.id, name: "Ann", muted: [], holiday: null });
  });

  test.each([[""], ["   "], ["x".repeat(25)], ["a\u202Eb"], ["\u200B"], ["a\nb"], [7], [null]])(
    "refuses the name %j",
    async (name) => {
      const { status, body } = await ask(house, "/api/guests", { body: { name } });
      expect([status, Object.keys(body)]).toEqual([400, ["code", "error"]]);
    },
  );

  test("refuses what it does not know", async () => {
    expect((await ask(house, "/api/guests", { body: { name: "Ann", id: "mine" } })).status).toBe(400);
  });

  test("keeps no token, only a hash", async () => {
    const guest = await comeIn(house, "Ann");
    const kept = JSON.stringify(await store.findDocument("guest", guest.id));
    expect(kept).not.toContain(guest.token.split(".")[1]);
  });
});

describe("who is nobody", () => {
  test("is told so, in the language asked for", async () => {
    const stale = (await comeIn(house, "Ann")).token.replace(/.$/, (last) => (last === "A" ? "E" : "A"));
    for (const token of [stale, "nonsense", `${newId(machine)}.${newSecret(machine)}`]) {
      const { status, body, headers } = await ask(house, "/api/guests/me", { token });
      expect([status, headers.get("www-authenticate")]).toEqual([401, "Bearer"]);
      expect(body.error).toMatch(/needs a guest/);
    }
    const german = await ask(house, "/api/guests/me?lang=de");
    expect([german.status, german.body.error]).toEqual([401, expect.stringMatching(/braucht einen Gast/)]);
    expect((await ask(house, "/api/guests/me", { headers: { cookie: "safehouse_guest=x.y" } })).status).toBe(401);
  });
});

test("a page of another address cannot use the cookie to change something", async () => {
  const { headers } = await ask(house, "/api/guests", { body: { name: "Ann" } });
  const cookie = (headers.get("set-cookie") ?? "").split(";", 1)[0] as string;
  const link = (origin: string) => ask(house, "/api/guests/me/links", { method: "POST", headers: { cookie, origin } });
  expect((await link("http://127.0.0.1:1")).status).toBe(403);
  expect((await link(house.address)).status).toBe(201);
});

describe("a second device", () => {
  test("becomes the same guest by a link, once", async () => {
    const { token, id } = await comeIn(house, "Ann");
    const link = await ask(house, "/api/guests/me/links", { token, method: "POST" });
    expect(link.status).toBe(201);
    const { code } = link.body;
    const kept = JSON.stringify(await store.listDocuments("device-link", { after: null, limit: 99 }));
    for (const secret of [code, token, token.split(".")[1]]) expect(kept).not.toContain(secret);
    const devices = await Promise.all(
      Array.from({ length: 20 }, () => ask(house, "/api/guests/devices", { body: { code } })),
    );
    const first = devices.filter(({ status }) => status === 201);
    expect(first.map(({ body }) => [body.id, body.name])).toEqual([[id, "Ann"]]);
    expect((await ask(house, "/api/guests/me", { token: first[0]?.body.token })).body.id).toBe(id);
    expect(devices.filter(({ status }) => status === 404)).toHaveLength(19);
    expect((await ask(house, "/api/guests/devices", { body: { code: newId(machine) } })).status).toBe(404);
    expect((await ask(house, "/api/guests/devices", { body: { code: "x" } })).status).toBe(400);
  });
});

describe("DELETE /api/guests/me", () => {
  test("ends the token", async () => {
    const { token } = await comeIn(house, "Ann");
    // With the type of what it does not send, as many clients do.
    const headers = { "content-type": "application/json" };
    expect((await ask(house, "/api/guests/me", { token, method: "DELETE", headers })).status).toBe(204);
    expect((await ask(house, "/api/guests/me", { token })).status).toBe(401);
    expect((await ask(house, "/api/guests/me", { method: "DELETE" })).status).toBe(401);
  });
});
