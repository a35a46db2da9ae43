import { OutcomeUnknown, type Store, StoreUnavailable } from "../store.ts";
import { Appends } from "./appends.ts";
import { type ConnectionOptions, Connections } from "./connections.ts";
import { PostgresDocuments } from "./documents.ts";
import { PostgresEndings } from "./endings.ts";
import { PostgresMatches } from "./matches.ts";
import { migratePostgres } from "./migrate.ts";
import { Turns } from "./turns.ts";

/** Opens the store in a database, brought up to date. Rejects with `StoreUnavailable` and a sentence for whoever runs the house. */
export async function openPostgresStore(address: string, options: ConnectionOptions = {}): Promise<Store> {
  await migratePostgres(address);
  const connections = new Connections(address, options);
  const store = storeOn(connections);
  try {
    // At once, so that the house is seen to be open before anything is asked of it.
    await store.checkHealth();
  } catch (error) {
    await connections.close();
    throw error instanceof OutcomeUnknown ? new StoreUnavailable(error.message, { cause: error }) : error;
  }
  return store;
}

/** All that a store does, over connections of whatever kind. */
export function storeOn(connections: Connections): Store {
  const turns = new Turns();
  const matches = new PostgresMatches(connections, turns, new Appends(connections));
  const endings = new PostgresEndings(connections, turns);
  const documents = new PostgresDocuments(connections, turns);
  const beat = { name: "beat", text: "UPDATE pulse SET beats = beats + 1" };

  return {
    isShared: true,
    createMatch: (match) => matches.create(match),
    findMatch: (id) => matches.find(id),
    setStatus: (id, status, problem) => matches.setStatus(id, status, problem ?? null),
    touchMatch: (id) => matches.touch(id),
    agedMatches: (status, before, limit) => matches.aged(status, before, limit),
    removeMatch: (id) => matches.remove(id),
    clearLines: (limit) => matches.clearLines(limit),
    async endOf(id) {
      // The server itself is the witness: what it said it kept, it kept.
      const left = await matches.end(id);
      return left === null ? null : { left, acknowledged: left };
    },
    runningMatches: () => matches.running(),
    dueMatches: () => matches.due(),
    append: (match, seen, lines, notes = {}) => matches.append(match, seen, lines, notes),
    readLog: (match, after) => matches.readLog(match, after),
    heads: (ids) => matches.heads(ids),
    setDue: (id, isDue) => matches.setDue(id, isDue),
    endMatch: (id, ending) => endings.keep(id, ending),
    findEnding: (id) => endings.find(id),
    setSeats: (id, seats, tokenHashes, seen) => matches.setSeats(id, seats, tokenHashes, seen),

    findDocument: (kind, id) => documents.find(kind, id),
    putDocument: (document) => documents.put(document),
    documentVersions: (kind, ids) => documents.versions(kind, ids),
    removeDocument: (kind, id) => documents.remove(kind, id),
    listDocuments: (kind, { after, limit }) => documents.list(kind, after, limit),
    listExpired: (kind, now, limit) => documents.expired(kind, now, limit),
    removeExpired: (now, limit) => documents.removeExpired(now, limit),

    // Only a write that reached the disk shows that writes do.
    checkHealth: async () => void (await connections.write(beat)),
    async close() {
      await turns.rest();
      await connections.close();
    },
  };
}
