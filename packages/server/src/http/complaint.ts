import type { z } from "zod";

const LONGEST = 300;

/** What a schema does not like, in one sentence: `seats.0.kind: …`. */
export function complain(issues: readonly Pick<z.core.$ZodIssue, "path" | "message">[]): string {
  const lines = issues.slice(0, 3).map(({ path, message }) => {
    const place = path.map(String).join(".");
    return place === "" ? message : `${place}: ${message}`;
  });
  const text = lines.join("; ");
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}
