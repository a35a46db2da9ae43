import { isObject, isTooDeep } from "../json.ts";
import { plainText } from "../plain-text.ts";
import { isRecordSeat, MAX_SEATS, readRecordOf, STUDY_FORMAT } from "../record.ts";
import { fail, ok, type Result } from "../result.ts";
import {
  type StudyBranch,
  BRANCH_LUCK,
  type BranchStep,
  type Mark,
  type SeenMatch,
  type SeenStep,
  type MatchStudy,
  STUDY_LIMITS,
  type StudyPage,
  type StudyPlace,
  type StudyWork,
} from "./study.ts";

/** Why something is no study. `part`: the field that is wrong, or too much of it. */
export type StudyProblem =
  | { readonly kind: "large" | "not-json" | "not-study" | "newer" }
  | { readonly kind: "part"; readonly part: string };

const L = STUDY_LIMITS;
const MOST_SEEN_STEPS = 20_000;
const FORMATS = /^safehouse-study-\d+$/;

/** Reads an untrusted study, as far as that goes without its game: whether match and branches hold is for whoever plays them. */
export function readStudy(text: string): Result<MatchStudy, StudyProblem> {
  if (text.length > L.characters) return fail({ kind: "large" });
  try {
    return readStudyOf(JSON.parse(text));
  } catch {
    return fail({ kind: "not-json" });
  }
}

/** The same of what is no text any more. Nothing is taken over that is not known here. */
export function readStudyOf(given: unknown): Result<MatchStudy, StudyProblem> {
  if (isTooDeep(given) || !isObject(given)) return fail({ kind: "not-study" });
  const { format, eyes } = given;
  if (format !== STUDY_FORMAT) {
    return fail({ kind: typeof format === "string" && FORMATS.test(format) ? "newer" : "not-study" });
  }
  if (eyes === "open") {
    const record = readRecordOf(given["record"]);
    if (!record.ok || Object.hasOwn(given, "seen")) return fail({ kind: "part", part: "record" });
    const work = readStudyWork(given, record.value.entries.length);
    return work.ok ? ok({ format, eyes, record: record.value, ...work.value }) : work;
  }
  const seen = readSeen(given["seen"]);
  if (seen === null || Object.hasOwn(given, "record")) return fail({ kind: "part", part: "seen" });
  if (!isCount(eyes) || eyes >= seen.seats.length) return fail({ kind: "part", part: "eyes" });
  const work = readStudyWork(given, seen.steps.length);
  return work.ok ? ok({ format: STUDY_FORMAT, eyes, seen, ...work.value }) : work;
}

/** Reads what is written into a study of a match of so many entries. */
export function readStudyWork(given: unknown, entries: number): Result<StudyWork, StudyProblem> {
  const wrong = (part: string): Result<never, StudyProblem> => fail({ kind: "part", part });
  if (!isObject(given) || isTooDeep(given)) return fail({ kind: "not-study" });
  const title = typeof given["title"] === "string" && given["title"].length <= L.title ? given["title"] : null;
  if (title === null) return wrong("title");
  const branches = readBranches(given["branches"], entries);
  if (branches === null) return wrong("branches");
  const lengths = new Map<number | null, number>([
    [null, entries],
    ...branches.map(({ id, steps }) => [id, steps.length] as const),
  ]);
  const pages = listOf(given["pages"], L.pages, (page) => readPage(page, lengths));
  const places = new Set(pages?.map(({ at }) => `${at.branch} ${at.n}`));
  if (pages === null || places.size !== pages.length) return wrong("pages");
  return ok({ title: plainText(title) ?? "", pages, branches });
}

/** Text of several lines, without what is hidden or changes how the lines around it read. */
export function plainNote(text: string): string {
  return text
    .slice(0, L.note)
    .split("\n")
    .map((line) => plainText(line) ?? "")
    .join("\n")
    .trim();
}

function readBranches(given: unknown, entries: number): readonly StudyBranch[] | null {
  const lengths = new Map<number | null, number>([[null, entries]]);
  return listOf(given, L.branches, (each): StudyBranch | null => {
    if (!isObject(each)) return null;
    const { id, world } = each;
    const from = readPlace(each["from"], lengths);
    const steps = listOf(each["steps"], L.steps, readStep);
    if (!isCount(id) || lengths.has(id) || from === null || steps === null) return null;
    lengths.set(id, steps.length);
    const branch = { id, from, steps };
    if (world === undefined) return branch;
    if (!isObject(world) || !isCount(world["seed"]) || !isHash(world["hash"])) return null;
    return { ...branch, world: { seed: world["seed"], hash: world["hash"] } };
  });
}

function readStep(given: unknown): BranchStep | null {
  if (!isObject(given) || !isName(given["decision"]) || given["move"] === undefined) return null;
  const luck = BRANCH_LUCK.find((each) => each === given["luck"]);
  if (given["luck"] !== undefined && luck === undefined) return null;
  return { decision: given["decision"], move: given["move"] as never, ...(luck !== undefined && { luck }) };
}

function readPage(given: unknown, lengths: ReadonlyMap<number | null, number>): StudyPage | null {
  if (!isObject(given)) return null;
  const { note } = given;
  const at = readPlace(given["at"], lengths);
  const marks = listOf(given["marks"], L.marks, readMark);
  if (at === null || marks === null || typeof note !== "string" || note.length > L.note) return null;
  return { at, note: plainNote(note), marks };
}

/** A place that there is: so many entries or steps are there. */
function readPlace(given: unknown, lengths: ReadonlyMap<number | null, number>): StudyPlace | null {
  if (!isObject(given)) return null;
  const { branch, n } = given;
  const length = lengths.get(branch as number | null);
  return length !== undefined && isCount(n) && n <= length ? { branch: branch as number | null, n } : null;
}

function readMark(given: unknown): Mark | null {
  if (!isObject(given) || !isThing(given["thing"])) return null;
  const { thing, to } = given;
  return to === undefined ? { thing } : isThing(to) ? { thing, to } : null;
}

function readSeen(given: unknown): SeenMatch | null {
  if (!isObject(given)) return null;
  const { game, rules, content, seats, first } = given;
  const steps = listOf(given["steps"], MOST_SEEN_STEPS, readSeenStep);
  const isRight = isName(game) && isCount(rules) && typeof content === "string" && isObject(first);
  const areSeats = Array.isArray(seats) && seats.length > 0 && seats.length <= MAX_SEATS && seats.every(isRecordSeat);
  if (!isRight || !areSeats || steps === null) return null;
  return { game, rules, content, seats: seats as SeenMatch["seats"], first: first as never, steps };
}

function readSeenStep(given: unknown): SeenStep | null {
  if (!isObject(given)) return null;
  const { seat, decision, events, undoes, change } = given;
  const areEvents =
    Array.isArray(events) && events.every((event) => isObject(event) && typeof event["type"] === "string");
  if ((seat !== null && !isCount(seat)) || !isName(decision) || !areEvents || change === undefined) return null;
  if (undoes !== undefined && !isCount(undoes)) return null;
  return { seat, decision, events: events as never, change: change as never, ...(undoes !== undefined && { undoes }) };
}

/** All of them or nothing. */
function listOf<T>(given: unknown, most: number, read: (each: unknown) => T | null): T[] | null {
  if (!Array.isArray(given) || given.length > most) return null;
  const items = given.map(read);
  return items.every((item) => item !== null) ? items : null;
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 0;
}

function isName(value: unknown): value is string {
  return typeof value === "string" && value !== "" && value.length <= L.thing;
}

/** Ids are plain: nothing in them could be taken for anything else where they are looked up. */
function isThing(value: unknown): value is string {
  return isName(value) && /^[^\p{C}"'\\<>]+$/u.test(value);
}

function isHash(value: unknown): value is string {
  return typeof value === "string" && /^[0-9a-f]{16}$/.test(value);
}
