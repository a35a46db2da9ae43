import { describe, expect, test } from "vitest";
import { type Store, StoreConflict, type StoredDocument } from "../src/store/store.ts";
import { BAD_IDS, ODD_IDS, ODD_TEXTS } from "./store-suite-data.ts";

const document = (id: string, version: number, change: Partial<StoredDocument> = {}): StoredDocument => ({
  operations: [],
  kind: "table",
  id,
  version,
  body: { title: `${id} ${version}` },
  expiresAt: null,
  ...change,
});

/** What every store must do with documents. */
export function documentSuite(store: () => Store, reopened: () => Promise<Store>): void {
  describe("documents", () => {
    test("versions follow each other", async () => {
      await store().putDocument(document("t", 1));
      await store().putDocument(document("t", 2, { expiresAt: 7 }));
      for (const version of [0, 1, 2, 4, -1, 2.5]) {
        await expect(store().putDocument(document("t", version))).rejects.toThrow(StoreConflict);
      }
      expect(await (await reopened()).findDocument("table", "t")).toEqual(document("t", 2, { expiresAt: 7 }));
      await expect(store().putDocument(document("new", 2))).rejects.toThrow(StoreConflict);
      expect(await store().findDocument("table", "new")).toBeNull();
    });

    test("of many that replace one at once, one does", async () => {
      await store().putDocument(document("t", 1));
      const tries = await Promise.allSettled(
        Array.from({ length: 40 }, (_, i) => store().putDocument(document("t", 2, { body: i }))),
      );
      const winners = tries.flatMap(({ status }, i) => (status === "fulfilled" ? [i] : []));
      expect(winners).toHaveLength(1);
      expect((await store().findDocument("table", "t"))?.body).toBe(winners[0]);
    });

    test("versions are told of many at once, of those that there are", async () => {
      for (const version of [1, 2, 3]) await store().putDocument(document("often", version));
      await store().putDocument(document("once", 1));
      await store().putDocument(document("once", 1, { kind: "chat" }));
      await store().putDocument(document("gone", 1));
      await store().removeDocument("table", "gone");
      const versions = await store().documentVersions("table", ["once", "gone", "often", "never", ...BAD_IDS]);
      expect([...versions].toSorted()).toEqual([
        ["often", 3],
        ["once", 1],
      ]);
      expect([...(await store().documentVersions("table", []))]).toEqual([]);
    });

    test("a removed one is gone, and may be made again", async () => {
      await store().putDocument(document("t", 1));
      await store().removeDocument("table", "t");
      await store().removeDocument("table", "t");
      expect(await store().findDocument("table", "t")).toBeNull();
      await store().putDocument(document("t", 1));
    });

    test("kinds and ids of every kind are kept apart", async () => {
      const all = ODD_IDS.flatMap((kind) =>
        ODD_IDS.map((id) => document(id, 1, { kind, body: { kind, id, text: ODD_TEXTS } })),
      );
      await Promise.all(all.map((each) => store().putDocument(each)));
      await reopened();
      for (const each of all) expect(await store().findDocument(each.kind, each.id)).toEqual(each);
      for (const kind of ODD_IDS) {
        const listed = await store().listDocuments(kind, { after: null, limit: 100 });
        expect(listed.map(({ id }) => id).toSorted()).toEqual(ODD_IDS.toSorted());
      }
    });

    test("an id that cannot be kept is refused, never taken for another", async () => {
      const kept: string[] = [];
      for (const id of BAD_IDS) {
        const [put] = await Promise.allSettled([store().putDocument(document(id, 1, { body: id.length }))]);
        if (put?.status === "fulfilled") kept.push(id);
        else expect(put?.reason).not.toBeInstanceOf(StoreConflict);
      }
      for (const id of BAD_IDS) {
        expect(await store().findDocument("table", id)).toEqual(
          kept.includes(id) ? document(id, 1, { body: id.length }) : null,
        );
      }
    });

    test("pages follow each other without gap or repetition", async () => {
      const ids = Array.from({ length: 25 }, (_, i) => `t${String(i).padStart(2, "0")}`);
      await Promise.all(ids.toReversed().map((id) => store().putDocument(document(id, 1))));
      await store().putDocument(document("t00", 1, { kind: "tables" }));
      const seen: string[][] = [];
      for (let after: string | null = null; ; after = seen.at(-1)?.at(-1) ?? null) {
        const page = await store().listDocuments("table", { after, limit: 10 });
        if (page.length === 0) break;
        seen.push(page.map(({ id }) => id));
      }
      expect(seen.map(({ length }) => length)).toEqual([10, 10, 5]);
      expect(seen.flat()).toEqual(ids);
      expect(await store().listDocuments("table", { after: "t10x", limit: 1 })).toEqual([document("t11", 1)]);
      expect(await store().listDocuments("none", { after: null, limit: 10 })).toEqual([]);
      expect(await store().listDocuments("table", { after: null, limit: 0 })).toEqual([]);
    });

    test("what has expired goes when it is told the time, and nothing else", async () => {
      const times = [null, 99, 100, 101];
      await Promise.all(times.map((expiresAt) => store().putDocument(document(`${expiresAt}`, 1, { expiresAt }))));
      expect(await store().findDocument("table", "99")).not.toBeNull();
      await store().putDocument(document("1", 1, { kind: "guest", expiresAt: 1 }));
      expect((await store().listExpired("table", 100, 9)).map(({ id }) => id)).toEqual(["99", "100"]);
      expect(await store().listExpired("table", 100, 1)).toEqual([document("99", 1, { expiresAt: 99 })]);
      expect(await store().removeExpired(100, 1)).toBe(1);
      expect(await store().findDocument("guest", "1")).toBeNull();
      expect(await store().removeExpired(100, 10)).toBe(2);
      expect(await store().removeExpired(100, 10)).toBe(0);
      const left = await store().listDocuments("table", { after: null, limit: 10 });
      expect(left.map(({ id }) => id)).toEqual(["101", "null"]);
    });

    test("a large one is kept whole", async () => {
      const body = { text: "ß🂡x".repeat(400_000) };
      await store().putDocument(document("t", 1, { body }));
      expect(await (await reopened()).findDocument("table", "t")).toEqual(document("t", 1, { body }));
    });

    test("nothing is shared with the caller", async () => {
      const body = { seats: [1] };
      const written = store().putDocument(document("t", 1, { body }));
      body.seats.push(2);
      await written;
      expect((await store().findDocument("table", "t"))?.body).toEqual({ seats: [1] });
    });
  });
}
