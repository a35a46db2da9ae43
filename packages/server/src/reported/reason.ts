import { ok, plainText, type Result } from "@safehouse/kernel";
import type { ReportRequest } from "@safehouse/protocol";
import { LONGEST_NOTE } from "@safehouse/protocol/schemas";
import { no, type Refusal } from "../guests/refusal.ts";
import type { Reason } from "./report.ts";

/** Null if nothing was said that could be read. */
export function reasonOf(said: ReportRequest): Result<Reason | null, Refusal> {
  const kind = said.kind ?? null;
  const clean = plainText(said.note ?? "");
  if (clean !== null && [...clean].length > LONGEST_NOTE) return no(400, "report.long", { most: LONGEST_NOTE });
  return ok(kind === null && clean === null ? null : { kind, note: clean });
}
