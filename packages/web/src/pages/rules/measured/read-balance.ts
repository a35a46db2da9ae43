/** One line of a game's balance.md: what was compared, what it came to, and whether the rule holds. */
export interface MeasuredLine {
  readonly what: string;
  readonly measured: string;
  readonly holds: boolean;
}

/** What is measured of one rule. */
export interface Measured {
  readonly date: string | null;
  /** Games a line. */
  readonly sample: number | null;
  readonly lines: readonly MeasuredLine[];
}

const DATE = /\b(\d{4}-\d{2}-\d{2})\b/;
const SAMPLE = /--games (\d+)/;

/** The lines of a report (`safehouse balance` prints it) that speak of this rule; null for none. */
export function readBalance(report: string, rule: string): Measured | null {
  const lines = report.split("\n").flatMap((row): MeasuredLine[] => {
    const [, id, what = "", measured = "", holds] = row.split("|").map((cell) => cell.trim());
    return id === rule && holds !== undefined ? [{ what, measured, holds: holds === "yes" }] : [];
  });
  if (lines.length === 0) return null;
  const sample = SAMPLE.exec(report)?.[1];
  return { date: DATE.exec(report)?.[1] ?? null, sample: sample === undefined ? null : Number(sample), lines };
}
