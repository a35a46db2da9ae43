import type { Hint } from "../commons.ts";

/** A hint as it travels: what it is about, the id and its numbers. */
type Row = readonly [about: Hint["about"], id: string, ...numbers: readonly number[]];

/** Below what Postgres takes in one notification. */
const MOST_BYTES = 7_900;

/** Everything that is to be told, in as few texts as possible, each with the house that sends it. */
export function packHints(node: string, hints: readonly Hint[]): readonly string[] {
  const texts: string[] = [];
  const head = JSON.stringify(node);
  let rows: string[] = [];
  let bytes = 0;
  const close = (): void => {
    if (rows.length > 0) texts.push(`[${[head, ...rows].join(",")}]`);
    rows = [];
    bytes = Buffer.byteLength(head) + 2;
  };
  close();
  for (const hint of hints) {
    const row = JSON.stringify(rowOf(hint));
    const size = Buffer.byteLength(row) + 1;
    if (bytes + size > MOST_BYTES) close();
    rows.push(row);
    bytes += size;
  }
  close();
  return texts;
}

/** Null for what is none of ours: others may write to the same place. */
export function unpackHints(text: string): { readonly node: string; readonly hints: readonly Hint[] } | null {
  let parts: unknown;
  try {
    parts = JSON.parse(text);
  } catch {
    return null;
  }
  if (!Array.isArray(parts)) return null;
  const [node, ...rows] = parts as unknown[];
  return typeof node === "string" ? { node, hints: rows.flatMap((row) => hintOf(row) ?? []) } : null;
}

function rowOf(hint: Hint): Row {
  switch (hint.about) {
    case "match":
      return [hint.about, hint.id, hint.n, hint.seating];
    case "table":
    case "study":
      return [hint.about, hint.id, hint.version];
    case "chat":
    case "shown":
      return [hint.about, hint.id, hint.n];
    case "presence":
      return [hint.about, hint.id];
  }
}

function hintOf(row: unknown): Hint | null {
  if (!Array.isArray(row)) return null;
  const [about, id, first, second] = row as unknown[];
  if (typeof id !== "string") return null;
  if (about === "presence") return { about, id };
  if (typeof first !== "number") return null;
  if (about === "table" || about === "study") return { about, id, version: first };
  if (about === "chat" || about === "shown") return { about, id, n: first };
  return about === "match" && typeof second === "number" ? { about, id, n: first, seating: second } : null;
}
