import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { BackupRefused } from "../store/backup.ts";
import { DATABASE_FILE, openForReading } from "../store/database.ts";
import { DocumentTable } from "../store/documents.ts";
import { explainFault } from "../store/faults.ts";
import type { StoredDocument } from "../store/store.ts";
import { REPORT, type Report } from "./report.ts";

/** A report with the names that its guests have now; null for who is gone. */
export interface NamedReport extends Report {
  readonly author: string | null;
  readonly reporter: string | null;
}

const PAGE = 200;

/** All reports in a server's folder, oldest first. The server may be running. */
export function readReports(folder: string): NamedReport[] {
  const file = join(resolve(folder), DATABASE_FILE);
  if (!existsSync(file)) throw new BackupRefused("no-database");
  try {
    const database = openForReading(file);
    try {
      const documents = new DocumentTable(database);
      const nameOf = (guest: string): string | null =>
        (documents.find("guest", guest)?.body as { readonly name: string } | undefined)?.name ?? null;
      return [...all(documents)]
        .map(({ body }) => body as unknown as Report)
        .map((report) => ({ ...report, author: nameOf(report.message.guest), reporter: nameOf(report.by) }))
        .toSorted((a, b) => a.at - b.at);
    } finally {
      database.close();
    }
  } catch (error) {
    throw explainFault(error, file);
  }
}

function* all(documents: DocumentTable): Generator<StoredDocument> {
  for (let after: string | null = null; ;) {
    const page: StoredDocument[] = documents.list(REPORT, after, PAGE);
    yield* page;
    if (page.length < PAGE) return;
    after = page.at(-1)?.id ?? null;
  }
}
