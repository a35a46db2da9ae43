import type { ReportKind, ReportRequest } from "@safehouse/protocol";

export const REPORT_KINDS = ["insult", "threat", "private", "spam", "other"] as const satisfies readonly ReportKind[];

/** The server takes no longer note. */
export const LONGEST_NOTE = 200;

/** What was said about the reason: an empty kind or note was not. */
export function reasonFrom(kind: ReportKind | "", note: string): ReportRequest {
  const words = [...note.trim()].slice(0, LONGEST_NOTE).join("");
  return { ...(kind !== "" && { kind }), ...(words !== "" && { note: words }) };
}
