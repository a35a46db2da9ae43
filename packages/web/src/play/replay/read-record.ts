import type { TableGame } from "@safehouse/games";
import {
  type Edition,
  fail,
  isObject,
  type MatchRecord,
  readRecord,
  recordMismatch,
  type Result,
} from "@safehouse/kernel";
import { type Film, filmOf } from "./film.ts";

/** Why a record is not shown: the page has a sentence for each. */
export type RecordProblem =
  | { readonly kind: "large" | "not-json" | "not-record" | "saved" | "game" }
  /** Nothing is wrong with it, but its rules or its content are not here. */
  | { readonly kind: "release"; readonly record: MatchRecord }
  /** So far it can be gone through. */
  | { readonly kind: "damaged" | "cut"; readonly n: number; readonly record: MatchRecord };

type LoadCore = (id: string, edition?: Edition) => Promise<TableGame | null>;

const MOST_CHARACTERS = 20_000_000;

/** Reads an untrusted file. */
export async function readRecordFile(text: string, loadCore: LoadCore): Promise<Result<Film, RecordProblem>> {
  if (text.length > MOST_CHARACTERS) return fail({ kind: "large" });
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    return fail({ kind: "not-json" });
  }
  if (isObject(parsed) && parsed["format"] === "safehouse-match-1") return fail({ kind: "saved" });
  const read = readRecord(text);
  return read.ok ? showRecord(read.value, loadCore) : fail({ kind: "not-record" });
}

/** Plays a record through by its own rules; whether its luck was honest is another question (see `check-draws`). */
export async function showRecord(record: MatchRecord, loadCore: LoadCore): Promise<Result<Film, RecordProblem>> {
  const game = await loadCore(record.game, record);
  if (game === null && (await loadCore(record.game)) === null) return fail({ kind: "game" });
  if (game === null || recordMismatch(game, record) !== null) return fail({ kind: "release", record });
  const film = filmOf(game, record);
  if (!film.ok) return fail({ kind: "damaged", n: film.error, record });
  const isOver = film.value.moment(film.value.length, "open").outcome !== null;
  return isOver ? film : fail({ kind: "cut", n: film.value.length, record });
}

/** What there is of a record that stops early, or has an entry that does not fit: everything before. Null where that is nothing. */
export async function showPart(record: MatchRecord, n: number, loadCore: LoadCore): Promise<Film | null> {
  const game = await loadCore(record.game, record);
  const film = game === null ? null : filmOf(game, { ...record, entries: record.entries.slice(0, n) });
  if (film?.ok) return film.value;
  return n > 1 ? showPart(record, n - 1, loadCore) : null;
}
