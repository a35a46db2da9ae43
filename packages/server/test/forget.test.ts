import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { memoryStore } from "../src/store/memory.ts";
import type { Store, NewDocument } from "../src/store/store.ts";
import { ask, openHouse, playOn, type TestHouse } from "./house.ts";
import { asMatch, comeIn, openTable, startedTable, type TestGuest } from "./parlour.ts";

const memory = memoryStore();
/** Holds one write back, the first that fits, until it is let go. */
let hold: { fits(document: NewDocument): boolean; reached(): void; gate: Promise<void> } | null = null;
const store: Store = {
  ...memory,
  async putDocument(document) {
    const held = hold;
    if (held?.fits(document)) {
      hold = null;
      held.reached();
      await held.gate;
    }
    return memory.putDocument(document);
  },
};

let house: TestHouse;
beforeAll(async () => {
  house = await openHouse({ store });
});
afterAll(() => house.close());

/** Begins something and stops it right before a write of that kind that has the text in it. */
async function stopBefore<T>(kind: string, text: string, begin: () => Promise<T>): Promise<{ finish(): Promise<T> }> {
  const reached = Promise.withResolvers<void>();
  const gate = Promise.withResolvers<void>();
  hold = {
    fits: (document) => document.kind === kind && JSON.stringify(document.body).includes(text),
    reached: reached.resolve,
    gate: gate.promise,
  };
  const begun = begin();
  await reached.promise;
  return {
    finish() {
      gate.resolve();
      return begun;
    },
  };
}

async function everything(): Promise<string> {
  const kinds = ["table", "chat", "guest"].map((kind) => memory.listDocuments(kind, { after: null, limit: 9999 }));
  return JSON.stringify(await Promise.all(kinds));
}

const forget = async (guest: TestGuest): Promise<void> => {
  expect((await guest.ask("/api/guests/me", undefined, "DELETE")).status).toBe(204);
};

describe("whoever is forgotten in the middle of something leaves no name behind", () => {
  test("when it joins a table", async () => {
    const [ann, bob] = [await comeIn(house, "Ann"), await comeIn(house, "Joining Bob")];
    const { id } = await openTable(ann);
    const joining = await stopBefore(`tables-of ${bob.id}`, "", () => bob.ask(`/api/tables/${id}/join`, {}));
    await forget(bob);
    await joining.finish();
    expect(await everything()).not.toContain("Joining Bob");
    expect((await ann.at(`/${id}`)).seats[1]?.kind).toBe("empty");
  });

  test("when it opens a table", async () => {
    const ann = await comeIn(house, "Opening Ann");
    const opening = await stopBefore(`tables-of ${ann.id}`, "", () =>
      ann.ask("/api/tables", { game: "klaumau", seats: 2, visibility: "public" }),
    );
    await forget(ann);
    await opening.finish();
    expect(await everything()).not.toContain("Opening Ann");
  });

  test("when it says something", async () => {
    const [ann, bob] = [await comeIn(house, "Ann"), await comeIn(house, "Saying Bob")];
    const { id } = await openTable(ann);
    await bob.at(`/${id}/join`, {});
    const saying = await stopBefore("chat", "Saying Bob", () =>
      bob.ask(`/api/tables/${id}/messages`, { text: "last words" }),
    );
    await forget(bob);
    await saying.finish();
    expect(await everything()).toContain("last words");
    expect(await everything()).not.toContain("Saying Bob");
  });

  test("when it is renamed", async () => {
    const { bob, id } = await startedTable(house);
    await bob.ask(`/api/tables/${id}/messages`, { text: "hello" });
    const renaming = await stopBefore("table", "Renamed Bob", () =>
      bob.ask("/api/guests/me", { name: "Renamed Bob" }, "PATCH"),
    );
    // The table is busy with the new name: being forgotten comes after it, whenever it was asked for.
    const forgetting = forget(bob);
    await renaming.finish();
    await forgetting;
    expect(await everything()).not.toContain("Renamed Bob");
  });

  test("when somebody else invites it to a rematch", async () => {
    const { ann, bob, id } = await startedTable(house);
    await bob.ask("/api/guests/me", { name: "Invited Bob" }, "PATCH");
    for (const guest of [ann, bob]) await guest.at(`/${id}/end`, { agree: true });
    const inviting = await stopBefore("table", "Invited Bob", () => ann.at(`/${id}/rematch`, {}));
    const forgetting = forget(bob);
    const again = await inviting.finish();
    await forgetting;
    expect(await everything()).not.toContain("Invited Bob");
    expect((await ann.at(`/${again.id}`)).seats.some(({ guest }) => guest?.id === bob.id)).toBe(false);
  });
});

test("whoever left a table before the start is forgotten there, too", async () => {
  const [ann, bob] = [await comeIn(house, "Ann"), await comeIn(house, "Passing Bob")];
  const { id } = await openTable(ann);
  await bob.at(`/${id}/join`, {});
  await bob.ask(`/api/tables/${id}/messages`, { text: "just passing" });
  await bob.at(`/${id}/leave`, undefined, "POST");
  expect((await bob.ask("/api/tables/mine")).body.tables).toEqual([]);
  await forget(bob);
  expect(await everything()).toContain("just passing");
  expect(await everything()).not.toContain("Passing Bob");
});

test("whoever is forgotten after the end leaves no name in the record that was kept then", async () => {
  const { bob, match, annSees, bobSees } = await startedTable(house);
  await bob.ask("/api/guests/me", { name: "Recorded Bob" }, "PATCH");
  await playOn(house, asMatch(match, [annSees.you?.token, bobSees.you?.token]));
  const record = async (): Promise<string> => JSON.stringify((await ask(house, `/api/matches/${match}/record`)).body);
  expect(await record()).toContain("Recorded Bob");
  await forget(bob);
  expect(await record()).toContain('"entries"');
  expect(await record()).not.toContain("Recorded Bob");
  expect(JSON.stringify([await memory.findMatch(match), await memory.findEnding(match)])).not.toContain("Recorded Bob");
});

test("being forgotten that failed half way goes on when it is asked for again", async () => {
  const { bob, id } = await startedTable(house);
  await bob.ask("/api/guests/me", { name: "Unlucky Bob" }, "PATCH");
  const { removeDocument } = store;
  store.removeDocument = () => Promise.reject(new Error("the disk is away"));
  const failed = await bob.ask("/api/guests/me", undefined, "DELETE");
  expect(failed.status).toBe(503);
  store.removeDocument = removeDocument;
  await forget(bob);
  expect(await everything()).not.toContain("Unlucky Bob");
  expect((await bob.ask(`/api/tables/${id}`)).status).toBe(401);
});
