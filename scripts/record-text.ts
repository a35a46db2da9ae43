import type { MatchRecord } from "@safehouse/kernel";

/** A record as a file: a field a line and an entry a line, so that a difference shows which entry changed. */
export function recordText(record: MatchRecord): string {
  const fields = Object.entries(record).map(([name, value]) => `  ${JSON.stringify(name)}: ${valueText(value)}`);
  return `{\n${fields.join(",\n")}\n}\n`;
}

function valueText(value: unknown): string {
  if (!Array.isArray(value) || value.length === 0) return JSON.stringify(value);
  return `[\n${value.map((item) => `    ${JSON.stringify(item)}`).join(",\n")}\n  ]`;
}
