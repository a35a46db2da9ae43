import { allDocuments, readBeside } from "../store/beside.ts";
import { DocumentTable } from "../store/documents.ts";
import { REPORT, type Report } from "./report.ts";

export { putAwayLosses, readLosses } from "./read-losses.ts";
export type { Loss } from "../store/losses.ts";

/** A report with the names that its guests have now; null for who is gone. */
export interface NamedReport extends Report {
  readonly author: string | null;
  readonly reporter: string | null;
}

/** All reports in a server's folder, oldest first. The server may be running. */
export function readReports(folder: string): NamedReport[] {
  return readBeside(folder, (database) => {
    const documents = new DocumentTable(database);
    const nameOf = (guest: string): string | null =>
      (documents.find("guest", guest)?.body as { readonly name: string } | undefined)?.name ?? null;
    return [...allDocuments(documents, REPORT)]
      .map(({ body }) => body as unknown as Report)
      .map((report) => ({ ...report, author: nameOf(report.message.guest), reporter: nameOf(report.by) }))
      .toSorted((a, b) => a.at - b.at);
  });
}
