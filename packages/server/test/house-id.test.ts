import { afterEach, expect, test } from "vitest";
import { readHouseId } from "../src/house-id.ts";
import { memoryStore } from "../src/store/memory.ts";
import { machine } from "../src/surroundings.ts";
import { ask, openHouse, type TestHouse, testSettings } from "./house.ts";

const opened: TestHouse[] = [];
afterEach(async () => {
  for (const house of opened.splice(0)) await house.close();
});

async function open(store = memoryStore()): Promise<TestHouse> {
  // The house closes its store, which is opened again below.
  const house = await openHouse({ store: { ...store, close: async () => {} }, settings: testSettings() });
  opened.push(house);
  return house;
}

/** A browser's cookies of one host, by name. */
class Cookies {
  readonly #values = new Map<string, string>();

  get header(): { cookie: string } {
    return { cookie: [...this.#values].map(([name, value]) => `${name}=${value}`).join("; ") };
  }

  get names(): string[] {
    return [...this.#values.keys()];
  }

  take(headers: Headers): void {
    for (const line of headers.getSetCookie()) {
      const [, name = "", value = "", seconds] = /^([^=]+)=([^;]*);.*Max-Age=(\d+)/.exec(line) ?? [];
      if (seconds === "0") this.#values.delete(name);
      else this.#values.set(name, value);
    }
  }

  set(name: string, value: string): void {
    this.#values.set(name, value);
  }
}

async function comeIn(house: TestHouse, cookies: Cookies, name: string): Promise<string> {
  const { headers, body } = await ask(house, "/api/guests", { body: { name } });
  cookies.take(headers);
  return body.token;
}

async function nameAt(house: TestHouse, cookies: Cookies): Promise<string | number> {
  const { status, body, headers } = await ask(house, "/api/guests/me", { headers: cookies.header });
  cookies.take(headers);
  return status === 200 ? body.name : status;
}

test("two houses on one host each know their guest", async () => {
  const [mine, yours] = [await open(), await open()];
  const cookies = new Cookies();
  await comeIn(mine, cookies, "Ann");
  await comeIn(yours, cookies, "Annie");
  expect([await nameAt(mine, cookies), await nameAt(yours, cookies)]).toEqual(["Ann", "Annie"]);
});

test("a house stays the same over restarts", async () => {
  const store = memoryStore();
  const cookies = new Cookies();
  await comeIn(await open(store), cookies, "Ann");
  expect(await nameAt(await open(store), cookies)).toBe("Ann");
  expect(cookies.names).toHaveLength(1);
});

test("guests of the time when all houses had one cookie are known, and get the new one", async () => {
  const [mine, yours] = [await open(), await open()];
  const token = await comeIn(mine, new Cookies(), "Ann");
  const cookies = new Cookies();
  cookies.set("safehouse_guest", token);
  expect(await nameAt(yours, cookies)).toBe(401);
  expect(cookies.names).toEqual(["safehouse_guest"]);
  expect(await nameAt(mine, cookies)).toBe("Ann");
  expect(cookies.names).toEqual(["safehouse_guest", expect.stringMatching(/^safehouse_guest_[\w-]{8}$/)]);
  // From then on the other house may do with the old one what it likes.
  cookies.set("safehouse_guest", await comeIn(yours, new Cookies(), "Eve"));
  expect(await nameAt(mine, cookies)).toBe("Ann");
});

test("who asks to be forgotten keeps no cookie of the house, old or new", async () => {
  const house = await open();
  const cookies = new Cookies();
  cookies.set("safehouse_guest", await comeIn(house, cookies, "Ann"));
  const { status, headers } = await ask(house, "/api/guests/me", { method: "DELETE", headers: cookies.header });
  cookies.take(headers);
  expect([status, cookies.names]).toEqual([204, []]);
});

test("houses that start at once on one store are the same house", async () => {
  const store = memoryStore(Date.now, true);
  const ids = await Promise.all([readHouseId(store, machine), readHouseId(store, machine)]);
  expect(new Set(ids).size).toBe(1);
});
