import { allDocuments, type Beside } from "../store/beside.ts";
import type { Loss } from "../store/losses.ts";
import { beside } from "../store/open-beside.ts";
import { readLosses } from "./read-losses.ts";
import { REPORT, type Report } from "./report.ts";

export { putAwayLosses } from "./read-losses.ts";
export type { Loss } from "../store/losses.ts";

/** A report with the names that its guests have now; null for who is gone. */
export interface NamedReport extends Report {
  readonly author: string | null;
  readonly reporter: string | null;
}

/** What there is to report to the operator, oldest first. */
export interface Reported {
  readonly reports: readonly NamedReport[];
  readonly losses: readonly Loss[];
}

/** `place` is a folder or the address of a Postgres; houses may be open. */
export function readReported(place: string): Promise<Reported> {
  return beside(place, "read", async (house) => ({
    reports: await readReports(house),
    losses: await readLosses(house),
  }));
}

async function readReports(house: Beside): Promise<NamedReport[]> {
  const nameOf = async (guest: string): Promise<string | null> =>
    ((await house.findDocument("guest", guest))?.body as { readonly name: string } | undefined)?.name ?? null;
  const named: NamedReport[] = [];
  for await (const { body } of allDocuments(house, REPORT)) {
    const report = body as unknown as Report;
    named.push({ ...report, author: await nameOf(report.message.guest), reporter: await nameOf(report.by) });
  }
  return named.toSorted((a, b) => a.at - b.at);
}
