/** For the operator: a message that somebody found out of order. No names, which may be forgotten. */
export interface Report {
  readonly table: string;
  /** The guest who told of it. */
  readonly by: string;
  readonly message: { readonly n: number; readonly guest: string; readonly text: string; readonly at: number };
  readonly at: number;
}

export const REPORT = "report";
const REPORT_MS = 180 * 86_400_000;

export function reportExpiry({ at }: Report): number {
  return at + REPORT_MS;
}
