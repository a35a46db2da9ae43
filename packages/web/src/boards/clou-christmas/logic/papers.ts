import type { Campaign } from "@safehouse/games/clou-christmas/board";

/**
 * Whether a report lies on top of the book and wants to be read first. Where nothing can be bought there are no wages: then it is read
 * before the next team is picked.
 */
export function isReportDue({ phase, reports }: Campaign): boolean {
  return reports.length > 0 && (phase === "wages" || phase === "team");
}

/** Reports that were put away, and by whom: nobody gets the same one twice, but in another campaign. */
export class ReadReports {
  readonly #read = new Set<string>();

  has(campaign: Campaign, seat: number | null): boolean {
    return this.#read.has(keyOf(campaign, seat));
  }

  add(campaign: Campaign, seat: number | null): void {
    this.#read.add(keyOf(campaign, seat));
  }

  /** Where nothing is reported yet a campaign begins, perhaps with the same luck as the last: a lesson that is taken again. */
  look({ reports }: Campaign): void {
    if (reports.length === 0) this.#read.clear();
  }
}

function keyOf({ reports }: Campaign, seat: number | null): string {
  return JSON.stringify([seat, reports]);
}
