import { readLines } from "../read-match.ts";
import type { Head, Log } from "../store.ts";
import type { Row } from "./connections.ts";

/** A match and its lines after one of a number, of one moment. What it was made of comes once, and only where it is needed. */
export const LOG = `
  SELECT h.key, h.n AS head_n, h.link AS head_link, status, seating_version, l.n, l.line, l.link, l.at,
    CASE WHEN $2 = 0 AND row_number() OVER (ORDER BY l.n) = 1 THEN creation END AS creation
  FROM heads h LEFT JOIN makings m ON m.match = h.key LEFT JOIN lines l ON l.match = h.key AND l.n > $2
  WHERE h.id = $1 ORDER BY l.n`;

/** Null if there is no such match. */
export function readRows(id: string, after: Head | null, rows: readonly Row[]): Log | null {
  const first = rows[0];
  const lines = new Map(rows.map((row) => [row["n"], row]));
  return readLines(id, after, {
    match: () => first && ({ creation: after === null ? first["creation"] : "" } as never),
    head: () =>
      first &&
      ({ ...first, n: first["head_n"], link: first["head_link"], match: 0, row: first["head_n"] || null } as never),
    // As if each named the one before it, which here its number does.
    line: (n) => {
      const line = lines.get(n);
      return line && ({ ...line, match: 0, before: Number(n) > 1 ? Number(n) - 1 : null } as never);
    },
  });
}
