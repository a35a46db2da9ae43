import type { Json } from "@safehouse/kernel";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { DamagedLog, type Ending, type Head, type NewLine, type Store, StoreConflict } from "../src/store/store.ts";
import { ageSuite } from "./store-suite-ages.ts";
import { BAD_IDS, entry, newMatch, ODD_IDS, ODD_TEXTS } from "./store-suite-data.ts";
import { documentSuite } from "./store-suite-documents.ts";
import { modelSuite } from "./store-suite-model.ts";
import { appendTo, headAfter, linesOf } from "./store-lines.ts";

export interface OpenedStore {
  readonly store: Store;
  /** Closes it and opens it again, as a new process would; null for a store that keeps nothing. */
  readonly reopen: (() => Promise<Store>) | null;
  readonly destroy: () => Promise<void>;
}

/** What every store must do. A second database that passes this can take the place of the first. */
export function storeSuite(name: string, open: () => Promise<OpenedStore>): void {
  describe(`the store contract: ${name}`, () => {
    let opened: OpenedStore;
    let store: Store;
    beforeEach(async () => {
      opened = await open();
      store = opened.store;
    });
    afterEach(() => opened.destroy());

    /** What was acknowledged must be there for the next process, too. */
    async function reopened(): Promise<Store> {
      if (opened.reopen !== null) store = await opened.reopen();
      return store;
    }

    describe("matches", () => {
      test("one is found as it was made", async () => {
        await store.createMatch(newMatch("m"));
        expect(await store.findMatch("m")).toEqual({ ...newMatch("m"), status: "running", problem: null, seating: 1 });
        expect(await (await reopened()).findMatch("m")).toEqual({
          ...newMatch("m"),
          status: "running",
          problem: null,
          seating: 1,
        });
      });

      test("an unknown one is null, whatever the id", async () => {
        for (const id of [...BAD_IDS, ...ODD_IDS]) expect(await store.findMatch(id)).toBeNull();
      });

      test("an id is taken once", async () => {
        await store.createMatch(newMatch("m"));
        await expect(store.createMatch(newMatch("m", { seed: "another" }))).rejects.toThrow(StoreConflict);
        expect((await store.findMatch("m"))?.seed).toBe("a secret seed");
      });

      test("of many that make the same match at once, one does", async () => {
        const made = await Promise.allSettled(Array.from({ length: 50 }, () => store.createMatch(newMatch("m"))));
        expect(made.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
      });

      test("status and problem are replaced, and say which matches run", async () => {
        for (const id of ["c", "a", "b"]) await store.createMatch(newMatch(id));
        expect(await store.runningMatches()).toEqual(["c", "a", "b"]);
        await store.setStatus("a", "over");
        await store.setStatus("c", "quarantined", "entry 3 has changed");
        await reopened();
        expect(await store.runningMatches()).toEqual(["b"]);
        expect(await store.findMatch("a")).toMatchObject({ status: "over", problem: null });
        expect(await store.findMatch("c")).toMatchObject({ status: "quarantined", problem: "entry 3 has changed" });
        await store.setStatus("c", "running");
        expect(await store.findMatch("c")).toMatchObject({ status: "running", problem: null });
      });

      test("those are due where the house has to act next, as the last entry says", async () => {
        const bots = [
          { kind: "bot", level: "easy" },
          { kind: "bot", level: "easy" },
          { kind: "bot", level: "easy" },
        ] as const;
        await store.createMatch(newMatch("bots", { seats: bots }));
        for (const id of ["c", "a", "b"]) await store.createMatch(newMatch(id));
        expect(await store.dueMatches()).toEqual(["c", "a", "b"]);
        await appendTo(store, "c", entry(1), null);
        await appendTo(store, "a", entry(1), null, { isDue: true });
        await appendTo(store, "b", entry(1), null, { isDue: true });
        await store.setStatus("b", "over");
        await reopened();
        expect(await store.dueMatches()).toEqual(["a"]);
        await appendTo(store, "a", entry(2), null, { isDue: false });
        expect(await store.dueMatches()).toEqual([]);
        await store.setDue("c", true);
        await expect(appendTo(store, "c", entry(1), null, { isDue: false })).rejects.toThrow(StoreConflict);
        expect(await (await reopened()).dueMatches()).toEqual(["c"]);
        await store.setDue("c", false);
        expect(await store.dueMatches()).toEqual([]);
        await expect(store.setDue("nobody", true)).rejects.toThrow(Error);
      });

      test("names and tokens are replaced without touching the log", async () => {
        await store.createMatch(newMatch("m"));
        await appendTo(store, "m", entry(1), null);
        const seats = [{ kind: "bot", level: "expert" }, { kind: "human", name: "🂡" }, { kind: "human" }] as const;
        const tokenHashes = [null, "cc".repeat(32), null];
        expect(await store.setSeats("m", seats, tokenHashes, 1)).toBe(2);
        await reopened();
        expect(await store.findMatch("m")).toMatchObject({ seats, tokenHashes, seating: 2 });
        expect(await linesOf(store, "m")).toHaveLength(1);
      });

      test("seats are replaced only by whoever has seen the last ones", async () => {
        await store.createMatch(newMatch("m"));
        const seats = [{ kind: "human", name: "Ann" }, { kind: "human" }, { kind: "human" }] as const;
        const hashes = [null, null, null];
        for (const seen of [0, 2]) {
          await expect(store.setSeats("m", seats, hashes, seen)).rejects.toThrow(StoreConflict);
        }
        const tries = await Promise.allSettled(Array.from({ length: 10 }, () => store.setSeats("m", seats, hashes, 1)));
        expect(tries.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
        expect((await (await reopened()).findMatch("m"))?.seating).toBe(2);
      });

      test("what happens to an unknown match is an error and changes nothing", async () => {
        for (const id of ["nobody", "__proto__", ""]) {
          await expect(appendTo(store, id, entry(1), null)).rejects.toThrow(Error);
          await expect(store.setStatus(id, "over")).rejects.toThrow(Error);
          await expect(store.setSeats(id, [], [], 1)).rejects.toThrow(Error);
          await expect(linesOf(store, id)).rejects.toThrow(Error);
        }
        expect(await store.runningMatches()).toEqual([]);
      });

      test("ids and texts of every kind are kept apart and whole", async () => {
        for (const [i, id] of ODD_IDS.entries())
          await store.createMatch(newMatch(id, { createdAt: i, seed: ODD_TEXTS.join() }));
        await reopened();
        for (const [i, id] of ODD_IDS.entries()) {
          expect(await store.findMatch(id)).toMatchObject({ id, createdAt: i, seed: ODD_TEXTS.join() });
        }
        expect(await store.runningMatches()).toEqual(ODD_IDS);
      });
    });

    /** A store with a clock of its own says when; the others keep what they are told. */
    const aTime = (): unknown => (store.isShared ? expect.any(Number) : null);

    describe("logs", () => {
      beforeEach(() => store.createMatch(newMatch("m")));

      test("a new match has none", async () => {
        expect(await linesOf(store, "m")).toEqual([]);
      });

      test("entries come back in order, with their commands", async () => {
        for (let n = 1; n <= 20; n++) await appendTo(store, "m", entry(n), n % 3 === 0 ? null : `command ${n}`);
        await reopened();
        expect(await linesOf(store, "m")).toEqual(
          Array.from({ length: 20 }, (_, i) => ({
            entry: entry(i + 1),
            command: (i + 1) % 3 === 0 ? null : `command ${i + 1}`,
            at: aTime(),
          })),
        );
      });

      test("entries come back with when they were appended, where that was said", async () => {
        const at = Date.UTC(2030, 0, 1, 12, 0, 0, 123);
        const told = await appendTo(store, "m", entry(1), null, { at });
        const untold = await appendTo(store, "m", entry(2), "c");
        const times = [told.at, untold.at];
        expect(times).toEqual(store.isShared ? [aTime(), aTime()] : [at, null]);
        await reopened();
        expect((await linesOf(store, "m")).map((each) => each.at)).toEqual(times);
      });

      test("only the next entry is taken", async () => {
        await appendTo(store, "m", entry(1), null);
        for (const n of [1, 3, 0, -1, 1.5]) {
          await expect(appendTo(store, "m", { ...entry(1), n }, "again")).rejects.toThrow(StoreConflict);
        }
        await appendTo(store, "m", entry(2), null);
        expect(await linesOf(store, "m")).toHaveLength(2);
      });

      test("of many that append the same entry at once, one does", async () => {
        for (let n = 1; n <= 5; n++) {
          const tries = await Promise.allSettled(
            Array.from({ length: 40 }, (_, i) => appendTo(store, "m", entry(n, i), `from ${i}`)),
          );
          const winners = tries.flatMap(({ status }, i) => (status === "fulfilled" ? [i] : []));
          expect(winners).toHaveLength(1);
          for (const lost of tries) if (lost.status === "rejected") expect(lost.reason).toBeInstanceOf(StoreConflict);
          expect((await linesOf(store, "m")).at(-1)).toEqual({
            entry: entry(n, winners[0] as number),
            command: `from ${winners[0]}`,
            at: aTime(),
          });
        }
      });

      test("what is called in one tick happens in that order, and a refused write disturbs no other", async () => {
        const line = (n: number, command: string): NewLine => ({ entry: entry(n), command });
        const [late, m] = [newMatch("late"), newMatch("m")];
        const results = await Promise.allSettled([
          store.createMatch(late),
          store.append("late", headAfter(late, []), [line(1, "a")]),
          store.append("late", headAfter(late, []), [line(1, "b")]),
          store.append("m", { ...headAfter(m, []), n: 6 }, [line(7, "c")]),
          store.createMatch(m),
          store.append("late", headAfter(late, [line(1, "a")]), [line(2, "d")]),
          store.setStatus("late", "over"),
          store.append("nobody", headAfter(m, []), [line(1, "e")]),
          store.append("m", headAfter(m, []), [line(1, "f")]),
        ]);
        const [yes, no] = ["fulfilled", "rejected"];
        expect(results.map(({ status }) => status)).toEqual([yes, yes, no, no, no, yes, yes, no, yes]);
        await reopened();
        expect((await linesOf(store, "late")).map(({ command }) => command)).toEqual(["a", "d"]);
        expect((await linesOf(store, "m")).map(({ command }) => command)).toEqual(["f"]);
        expect(await store.findMatch("late")).toMatchObject({ status: "over" });
      });

      test("a move and its chance are appended together or not at all", async () => {
        const lines = [1, 2, 3].map((n) => ({ entry: entry(n), command: n === 1 ? "a" : null }));
        const empty = headAfter(newMatch("m"), []);
        const { head } = await store.append("m", empty, lines);
        expect(head).toEqual(headAfter(newMatch("m"), lines));
        await expect(store.append("m", empty, lines)).rejects.toThrow(StoreConflict);
        const misplaced = [4, 6].map((n) => ({ entry: entry(n), command: null }));
        await expect(store.append("m", head, misplaced)).rejects.toThrow(RangeError);
        await expect(store.append("m", head, [])).rejects.toThrow(RangeError);
        await reopened();
        expect((await linesOf(store, "m")).map(({ entry: { n } }) => n)).toEqual([1, 2, 3]);
        expect((await store.heads(["m", "nobody"])).get("m")).toEqual(head);
      });

      test("whoever has not seen all that concerns the match writes nothing", async () => {
        const { head } = await appendTo(store, "m", entry(1), null);
        const next = [{ entry: entry(2), command: null }];
        const other = headAfter(newMatch("m", { seed: "another" }), [{ entry: entry(1), command: null }]);
        await expect(store.append("m", { ...head, link: other.link }, next)).rejects.toThrow(StoreConflict);
        await expect(store.append("m", { ...head, seating: 2 }, next)).rejects.toThrow(StoreConflict);
        await store.setStatus("m", "quarantined", "a test");
        await expect(store.append("m", head, next)).rejects.toThrow(StoreConflict);
        await store.setStatus("m", "running");
        await store.setSeats("m", newMatch("m").seats, newMatch("m").tokenHashes, 1);
        await expect(store.append("m", head, next)).rejects.toThrow(StoreConflict);
        expect((await store.append("m", { ...head, seating: 2 }, next)).head).toMatchObject({ n: 2, seating: 2 });
        expect(await linesOf(store, "m")).toHaveLength(2);
      });

      test("whoever has seen some of a log reads on from there, and from no other", async () => {
        const heads = [headAfter(newMatch("m"), [])];
        for (let n = 1; n <= 5; n++) heads.push((await appendTo(store, "m", entry(n), `c${n}`)).head);
        await reopened();
        for (const [n, head] of heads.entries()) {
          const log = await store.readLog("m", head);
          expect(log.lines.map(({ command }) => command)).toEqual(["c1", "c2", "c3", "c4", "c5"].slice(n));
          expect(log.head).toEqual(heads.at(-1));
        }
        const [, first, second] = heads as [Head, Head, Head];
        await expect(store.readLog("m", { ...second, link: first.link })).rejects.toThrow(DamagedLog);
        await expect(store.readLog("m", { ...first, n: 9 })).rejects.toThrow(DamagedLog);
      });

      test("matches do not mix", async () => {
        const ids = Array.from({ length: 30 }, (_, i) => `match ${i}`);
        await Promise.all(ids.map((id) => store.createMatch(newMatch(id))));
        for (let n = 1; n <= 10; n++)
          await Promise.all(ids.map((id) => appendTo(store, id, entry(n, `${id} ${n}`), id)));
        await reopened();
        for (const id of ids) {
          expect((await linesOf(store, id)).map(({ entry: { move } }) => move)).toEqual(
            Array.from({ length: 10 }, (_, i) => `${id} ${i + 1}`),
          );
        }
      });

      test("moves and commands of every kind are kept whole", async () => {
        const moves: Json[] = [
          null,
          false,
          0,
          -1.5,
          1e300,
          "",
          [],
          {},
          [[[]]],
          ...ODD_TEXTS,
          JSON.parse('{"__proto__": {"a": 1}, "constructor": 2}'),
        ];
        for (const [i, move] of moves.entries())
          await appendTo(store, "m", entry(i + 1, move), ODD_TEXTS[i % ODD_TEXTS.length] as string);
        await reopened();
        const entries = await linesOf(store, "m");
        expect(entries.map((each) => JSON.stringify(each.entry.move))).toEqual(
          moves.map((move) => JSON.stringify(move)),
        );
        expect(entries.map(({ command }) => command)).toEqual(moves.map((_, i) => ODD_TEXTS[i % ODD_TEXTS.length]));
      });

      test("a large entry is kept whole", async () => {
        const large = { letters: "ß🂡x".repeat(300_000), numbers: Array.from({ length: 50_000 }, (_, i) => i) };
        await appendTo(store, "m", entry(1, large), null);
        await appendTo(store, "m", entry(2), null);
        await reopened();
        expect((await linesOf(store, "m"))[0]?.entry.move).toEqual(large);
      });

      test("nothing is shared with the reader", async () => {
        await appendTo(store, "m", entry(1, { cards: [1, 2] }), null);
        const [read] = (await linesOf(store, "m")) as readonly unknown[] as [{ entry: { move: { cards: number[] } } }];
        expect(read.entry.move).toEqual({ cards: [1, 2] });
        read.entry.move.cards.length = 0;
        expect((await linesOf(store, "m"))[0]?.entry.move).toEqual({ cards: [1, 2] });
      });
    });

    ageSuite(() => store, reopened);
    modelSuite(() => store);

    describe("endings", () => {
      const ending = (outcome: string): Ending =>
        ({
          record: { game: "klaumau", entries: Array.from({ length: 200 }, (_, i) => entry(i + 1)), outcome },
          view: { seat: null, odd: ODD_TEXTS },
        }) as unknown as Ending;
      beforeEach(() => store.createMatch(newMatch("m")));

      test("a match has none until it is over", async () => {
        expect(await store.findEnding("m")).toBeNull();
        for (const id of [...BAD_IDS, ...ODD_IDS]) expect(await store.findEnding(id)).toBeNull();
      });

      test("it is kept whole, and the match is over with it", async () => {
        const won = ending("won");
        const written = store.endMatch("m", won);
        (won.view as Record<string, unknown>)["odd"] = "changed by its caller";
        await written;
        await reopened();
        expect(await store.findEnding("m")).toEqual(ending("won"));
        expect(await store.findMatch("m")).toMatchObject({ status: "over" });
        expect(await store.runningMatches()).toEqual([]);
      });

      test("once kept it stays as it is", async () => {
        await store.endMatch("m", ending("won"));
        await store.endMatch("m", ending("lost"));
        expect(await store.findEnding("m")).toEqual(ending("won"));
      });

      test("what was set apart stays so, and an unknown match is an error", async () => {
        await store.setStatus("m", "quarantined", "entry 3 has changed");
        await store.endMatch("m", ending("won"));
        expect(await store.findMatch("m")).toMatchObject({ status: "quarantined", problem: "entry 3 has changed" });
        await expect(store.endMatch("nobody", ending("won"))).rejects.toThrow(Error);
      });
    });

    documentSuite(() => store, reopened);

    test("it is healthy, and closing twice is no harm", async () => {
      await store.checkHealth();
      await store.close();
      await store.close();
    });
  });
}
