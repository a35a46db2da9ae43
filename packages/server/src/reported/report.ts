import type { ReportKind } from "@safehouse/protocol";

/** Why somebody reported it, as far as they said so. */
export interface Reason {
  readonly kind: ReportKind | null;
  readonly note: string | null;
}

/** For the operator: a message that somebody found out of order. No names, which may be forgotten. */
export interface Report {
  readonly table: string;
  /** The guest who told of it. */
  readonly by: string;
  readonly message: { readonly n: number; readonly guest: string; readonly text: string; readonly at: number };
  readonly at: number;
  /** Missing in reports from before there were reasons; null if none was given. */
  readonly reason?: Reason | null;
}

export const REPORT = "report";
