import type { Row } from "./measure.ts";

const COLUMNS: readonly (keyof Row)[] = ["what", "figure", "against", "ratio", "target"];

export function tableOf(rows: readonly Row[]): string {
  const heading = Object.fromEntries(COLUMNS.map((column) => [column, column])) as { [column in keyof Row]: string };
  const widths = COLUMNS.map((column) => Math.max(...[heading, ...rows].map((row) => row[column].length)));
  const line = (row: Row): string => COLUMNS.map((column, i) => row[column].padEnd(widths[i] ?? 0)).join(" | ");
  const rule = widths.map((width) => "-".repeat(width)).join(" | ");
  return [line(heading), rule, ...rows.map(line)].map((text) => `| ${text} |`).join("\n");
}
