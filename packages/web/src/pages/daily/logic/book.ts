import { isObject } from "@safehouse/kernel";
import { recallList, rememberList } from "../../../records/kept-list.ts";
import { addDays, type Day, readDay } from "./day.ts";

/** How a night ended. */
export interface DailyResult {
  readonly points: number;
  /** The game's own word for it. */
  readonly result: string;
  readonly rounds: number;
  /** One a round, and one for the end: see symbols.ts. */
  readonly letters: string;
}

/** The one try of a day that counts. What was played is kept with it: a newer version may have another heist for an old day. */
export interface DailyTry {
  readonly day: Day;
  readonly match: string;
  readonly scenario: string;
  readonly person: string;
  /** Null until it is over. */
  readonly ended: DailyResult | null;
}

/** By day. */
export type DailyBook = ReadonlyMap<Day, DailyTry>;

const KEPT_IN = "daily";

export function readBook(): DailyBook {
  return new Map(recallList(KEPT_IN, isTry).map((each) => [each.day, each]));
}

/** Begins the day's try. The first one stays: the others are practice. */
export function beginTry(begun: DailyTry): void {
  const book = readBook();
  if (!book.has(begun.day)) write(new Map([...book, [begun.day, begun]]));
}

/** Writes down how the day's try ended, if this match is it, and tells the day's try; null if there is none. */
export function endTry(day: Day, match: string, ended: DailyResult): DailyTry | null {
  const book = readBook();
  const begun = book.get(day);
  if (begun === undefined || begun.match !== match || begun.ended !== null) return begun ?? null;
  const done = { ...begun, ended };
  write(new Map([...book, [day, done]]));
  return done;
}

/** How many days in a row are done, up to today; a day that is not over yet breaks nothing. */
export function streakOf(book: DailyBook, today: Day): number {
  const isDone = (day: Day): boolean => (book.get(day)?.ended ?? null) !== null;
  let day = isDone(today) ? today : addDays(today, -1);
  let days = 0;
  while (isDone(day)) {
    days++;
    day = addDays(day, -1);
  }
  return days;
}

/** The best of all tries that are over; null if there is none. */
export function bestTry(book: DailyBook): (DailyTry & { readonly ended: DailyResult }) | null {
  const done = [...book.values()].flatMap((each) => (each.ended === null ? [] : [{ ...each, ended: each.ended }]));
  return done.toSorted((a, b) => b.ended.points - a.ended.points || a.day.localeCompare(b.day))[0] ?? null;
}

function write(book: DailyBook): void {
  rememberList(KEPT_IN, [...book.values()]);
}

function isTry(value: unknown): value is DailyTry {
  if (!isObject(value)) return false;
  const { day, match, scenario, person, ended } = value;
  if (typeof day !== "string" || readDay(day) === null || typeof match !== "string") return false;
  return typeof scenario === "string" && typeof person === "string" && (ended === null || isResult(ended));
}

function isResult(value: unknown): value is DailyResult {
  if (!isObject(value)) return false;
  const { points, result, rounds, letters } = value;
  return (
    Number.isInteger(points) && typeof result === "string" && Number.isInteger(rounds) && typeof letters === "string"
  );
}
