import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { BackupRefused } from "./backup.ts";
import type { Beside } from "./beside.ts";
import { BUSY_MS, DATABASE_FILE, openForReading } from "./database.ts";
import { DocumentTable } from "./documents.ts";
import { explainFault } from "./faults.ts";
import { MatchTables } from "./matches.ts";
import { requireNewest } from "./migrations.ts";

/** The server of the folder may be running; then each of our short writes waits for its turn. */
export async function besideFolder<T>(
  folder: string,
  purpose: "read" | "write",
  act: (house: Beside) => Promise<T>,
): Promise<T> {
  const file = join(resolve(folder), DATABASE_FILE);
  if (!existsSync(file)) throw new BackupRefused("no-database");
  try {
    const database = purpose === "read" ? openForReading(file) : new DatabaseSync(file, { timeout: BUSY_MS });
    try {
      requireNewest(database, file);
      return await act(houseIn(database));
    } finally {
      database.close();
    }
  } catch (error) {
    throw explainFault(error, file);
  }
}

function houseIn(database: DatabaseSync): Beside {
  const matches = new MatchTables(database);
  const documents = new DocumentTable(database);
  return {
    findMatch: async (id) => matches.find(id),
    readLog: async (id, after) => matches.readLog(id, after),
    findDocument: async (kind, id) => documents.find(kind, id),
    listDocuments: async (kind, { after, limit }) => documents.list(kind, after, limit),
    removeDocument: async (kind, id) => documents.remove(kind, id)(),
    // One house alone decides for all.
    setApart: async () => matches.setApart().map((match) => ({ ...match, isForAll: true, complaints: [] })),
    release: async (id, status) => matches.release(id, status)(),
  };
}
