import { describeMissing, type Edition, isSameEdition } from "./edition.ts";
import type { AnyCore } from "./game.ts";
import { isObject, isTooDeep, type Json, sameJson } from "./json.ts";
import type { Outcome } from "./outcome.ts";
import { fail, ok, type Result } from "./result.ts";
import type { Entry } from "./timeline.ts";

export const RECORD_FORMAT = 1;
/** Of a study (`study/`), which may bring a record along. */
export const STUDY_FORMAT = "safehouse-study-1";
const MAX_ENTRIES = 100_000;
export const MAX_SEATS = 16;

export interface RecordSeat {
  readonly kind: "human" | "bot";
  readonly name?: string;
  readonly level?: string;
}

/** A finished match, whole: whoever has it can replay every move and verify every draw. */
export interface MatchRecord extends Edition {
  readonly format: typeof RECORD_FORMAT;
  readonly game: string;
  readonly config: Json;
  readonly seats: readonly RecordSeat[];
  /** Published before the first move: the SHA-256 of the seed. */
  readonly commitment: string;
  /** Bytes that players' devices added, in hexadecimal. */
  readonly contributions: readonly string[];
  readonly seed: string;
  readonly entries: readonly Entry[];
  /** Of the final state. */
  readonly hash: string;
  readonly outcome: Outcome;
}

const isText = (value: unknown): value is string => typeof value === "string";
const isCount = (value: unknown): value is number => Number.isInteger(value) && (value as number) >= 0;
const isHex = (value: unknown): boolean => isText(value) && /^[0-9a-f]*$/.test(value);

const FIELDS: { readonly [field in keyof MatchRecord]: (value: unknown) => boolean } = {
  format: isCount,
  game: isText,
  rules: isCount,
  content: isText,
  config: isObject,
  seats: (value) => Array.isArray(value) && value.length > 0 && value.length <= MAX_SEATS && value.every(isRecordSeat),
  commitment: isHex,
  contributions: (value) => Array.isArray(value) && value.length <= MAX_SEATS && value.every(isHex),
  seed: isText,
  entries: (value) => Array.isArray(value) && value.length <= MAX_ENTRIES,
  hash: isHex,
  outcome: isObject,
};

/** Reads an untrusted record. The error is one sentence for a person: what is wrong, and what to do where that is known. */
export function readRecord(text: string): Result<MatchRecord, string> {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    return fail("This is not JSON: the file is cut off, or it is not a match record.");
  }
  if (!isObject(parsed) || parsed["format"] !== STUDY_FORMAT) return readRecordOf(parsed);
  // A study brings its match along, unless it is seen through one seat's eyes.
  if (parsed["record"] !== undefined) return readRecordOf(parsed["record"]);
  return fail("This is a study through one seat's eyes: it holds what that seat saw, and no record.");
}

/** The same of what is no text any more. */
export function readRecordOf(parsed: unknown): Result<MatchRecord, string> {
  if (isTooDeep(parsed)) return fail("This is not a match record: it is nested far too deep.");
  if (!isObject(parsed)) return fail("This is not a match record: it should be one JSON object.");
  if (parsed["format"] !== RECORD_FORMAT) {
    return fail(`This record has format ${show(parsed["format"])}; this version reads format ${RECORD_FORMAT}.`);
  }
  for (const [field, isRight] of Object.entries(FIELDS)) {
    if (!Object.hasOwn(parsed, field)) return fail(`The record has no "${field}".`);
    if (!isRight(parsed[field])) return fail(`The record's "${field}" is malformed.`);
  }
  const unknownField = Object.keys(parsed).find((field) => !Object.hasOwn(FIELDS, field));
  if (unknownField !== undefined)
    return fail(`The record has a field ${show(unknownField)} that this version does not know.`);
  const record = parsed as unknown as MatchRecord;
  const broken = record.entries.findIndex((entry, i) => !isEntry(entry, i + 1, record.seats.length));
  if (broken >= 0) return fail(`Entry ${broken + 1} of the record is malformed or out of order.`);
  return ok(record);
}

/** Null if this game can replay the record, else why not. `versions` are those of its rules that this release has. */
export function recordMismatch(
  game: AnyCore,
  record: MatchRecord,
  versions: readonly number[] = [game.meta.rules],
): string | null {
  const { meta } = game;
  if (record.game !== meta.id) return `The record is of "${record.game}", not of "${meta.id}".`;
  if (!isSameEdition(meta, record)) {
    return `The record was played under ${describeMissing(record, versions)}. Use the release that made it.`;
  }
  const { min, max } = meta.seats;
  if (record.seats.length < min || record.seats.length > max) {
    return `The record has ${record.seats.length} seats; ${meta.id} takes ${min} to ${max}.`;
  }
  const configured = game.configure(record.config, record.seats.length);
  if (!configured.ok) return `The record's ${configured.error.path} ${configured.error.problem}.`;
  // A record keeps the whole configuration: were a default filled in later, an old match could change its meaning.
  if (!sameJson(configured.value, record.config)) return "The record's config leaves options out.";
  return null;
}

export function isRecordSeat(value: unknown): boolean {
  if (!isObject(value) || (value["kind"] !== "human" && value["kind"] !== "bot")) return false;
  return (
    (value["name"] === undefined || isText(value["name"])) && (value["level"] === undefined || isText(value["level"]))
  );
}

function isEntry(value: unknown, n: number, seats: number): value is Entry {
  if (!isObject(value) || value["n"] !== n || !isText(value["decision"]) || value["move"] === undefined) return false;
  if (Object.keys(value).length !== 4) return false;
  return value["seat"] === null || (isCount(value["seat"]) && value["seat"] < seats);
}

function show(value: unknown): string {
  const text = JSON.stringify(value) ?? "nothing";
  return text.length > 40 ? `${text.slice(0, 40)}…` : text;
}
