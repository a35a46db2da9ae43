import { join, resolve } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { allDocuments, readBeside } from "../store/beside.ts";
import { BUSY_MS, DATABASE_FILE } from "../store/database.ts";
import { DocumentTable } from "../store/documents.ts";
import { explainFault } from "../store/faults.ts";
import { LOSS, type Loss } from "../store/losses.ts";

/** All losses that were not put away, oldest first. The server may be running. */
export function readLosses(folder: string): Loss[] {
  return readBeside(folder, (database) =>
    [...allDocuments(new DocumentTable(database), LOSS)].map(({ body }) => body as unknown as Loss),
  );
}

/** The operator has seen these. Beside a running server, too: nothing that it holds in memory depends on them. */
export function putAwayLosses(folder: string, losses: readonly Loss[]): void {
  const file = join(resolve(folder), DATABASE_FILE);
  try {
    const database = new DatabaseSync(file, { timeout: BUSY_MS });
    try {
      const documents = new DocumentTable(database);
      for (const { at } of losses) documents.remove(LOSS, String(at))();
    } finally {
      database.close();
    }
  } catch (error) {
    throw explainFault(error, file);
  }
}
