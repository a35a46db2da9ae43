import { type DBSchema, type IDBPDatabase, openDB } from "idb";
import type { MatchRecord } from "@safehouse/kernel";
import type { KeptStudy } from "../../study/kept.ts";
import type { KeptMove } from "../online/kept-moves.ts";
import {
  type KeptEntry,
  type LocalSecrets,
  type LocalStore,
  type LocalSummary,
  plainEntry,
  StorageTrouble,
  type Trouble,
} from "./kept.ts";

interface Schema extends DBSchema {
  matches: { key: string; value: LocalSummary };
  secrets: { key: string; value: LocalSecrets };
  entries: { key: [string, number]; value: KeptEntry & { readonly match: string } };
  records: { key: string; value: { readonly id: string; readonly record: MatchRecord } };
  learned: { key: string; value: string };
  moves: { key: number; value: KeptMove };
  kept: { key: string; value: object };
  studies: { key: string; value: KeptStudy };
}

let opened: Promise<IDBPDatabase<Schema>> | null = null;

/** One database for everything that this device keeps of matches. */
export function openDatabase(): Promise<IDBPDatabase<Schema>> {
  opened ??= openDB<Schema>("safehouse", 4, {
    upgrade(database, before) {
      if (before < 1) {
        database.createObjectStore("matches", { keyPath: "id" });
        database.createObjectStore("secrets", { keyPath: "id" });
        database.createObjectStore("entries", { keyPath: ["match", "n"] });
        database.createObjectStore("records", { keyPath: "id" });
      }
      if (before < 2) database.createObjectStore("learned");
      if (before < 3) {
        database.createObjectStore("moves", { keyPath: "key", autoIncrement: true });
        database.createObjectStore("kept");
      }
      if (before < 4) database.createObjectStore("studies", { keyPath: "id" });
    },
    // A newer page wants to change the database: this one opens it again when it is next used.
    blocking(_current, _blocked, event) {
      (event.target as IDBDatabase).close();
      opened = null;
    },
    terminated() {
      opened = null;
    },
  });
  opened.catch(() => (opened = null));
  return opened;
}

/** Does one thing with the database, and says in one word what went wrong. */
export async function withDatabase<T>(act: (database: IDBPDatabase<Schema>) => Promise<T>): Promise<T> {
  try {
    return await act(await openDatabase());
  } catch (error) {
    throw error instanceof StorageTrouble ? error : new StorageTrouble(nameTrouble(error), error);
  }
}

function nameTrouble(error: unknown): Trouble {
  const name = error instanceof DOMException ? error.name : "";
  if (name === "QuotaExceededError") return "full";
  // An entry with this number exists already: somebody else has written it.
  return name === "ConstraintError" ? "taken" : "broken";
}

const entriesOf = (id: string): IDBKeyRange => IDBKeyRange.bound([id, 0], [id, Number.MAX_SAFE_INTEGER]);

export const idbStore: LocalStore = {
  list: () => withDatabase((database) => database.getAll("matches")),

  read: (id) =>
    withDatabase(async (database) => {
      const act = database.transaction(["matches", "secrets", "entries"]);
      const [summary, secrets, rows] = await Promise.all([
        act.objectStore("matches").get(id),
        act.objectStore("secrets").get(id),
        act.objectStore("entries").getAll(entriesOf(id)),
      ]);
      if (summary === undefined || secrets === undefined) return null;
      return { summary, secrets, entries: rows.map((row) => ({ ...plainEntry(row), command: row.command })) };
    }),

  create: ({ summary, secrets, entries }) =>
    withDatabase(async (database) => {
      const act = database.transaction(["matches", "secrets", "entries"], "readwrite");
      await settled([
        act.objectStore("matches").add(summary),
        act.objectStore("secrets").add(secrets),
        ...entries.map((entry) => act.objectStore("entries").add({ match: summary.id, ...entry })),
        act.done,
      ]);
    }),

  append: (id, entries, changes) =>
    withDatabase(async (database) => {
      const act = database.transaction(["matches", "entries"], "readwrite");
      const matches = act.objectStore("matches");
      const summary = await matches.get(id);
      if (summary === undefined) throw new StorageTrouble("gone");
      await settled([
        ...entries.map((entry) => act.objectStore("entries").add({ match: id, ...entry })),
        matches.put({ ...summary, ...changes }),
        act.done,
      ]);
    }),

  change: (id, changes) =>
    withDatabase(async (database) => {
      const act = database.transaction("matches", "readwrite");
      const summary = await act.store.get(id);
      if (summary === undefined) throw new StorageTrouble("gone");
      await settled([act.store.put({ ...summary, ...changes }), act.done]);
    }),

  remove: (id) =>
    withDatabase(async (database) => {
      const act = database.transaction(["matches", "secrets", "entries"], "readwrite");
      await settled([
        act.objectStore("matches").delete(id),
        act.objectStore("secrets").delete(id),
        act.objectStore("entries").delete(entriesOf(id)),
        act.done,
      ]);
    }),
};

/** Waits for all of a transaction, so that no part of it fails unheard; the first failure is the one to tell. */
async function settled(parts: readonly Promise<unknown>[]): Promise<void> {
  const results = await Promise.allSettled(parts);
  const failed = results.find((result) => result.status === "rejected");
  if (failed !== undefined) throw failed.reason;
}
