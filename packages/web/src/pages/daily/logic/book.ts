import { isObject } from "@safehouse/kernel";
import { recallList, rememberList } from "../../../records/kept-list.ts";
import { addDays, type Day, readDay } from "./day.ts";

/** How a night ended. */
export interface DailyResult {
  readonly points: number;
  /** The game's own word for it. */
  readonly result: string;
  /** How many parts it had, whatever the game calls them. */
  readonly rounds: number;
  /** One a part, and one for the end: see signs.ts. */
  readonly letters: string;
}

/** The one try of a night that counts. What was played is kept with it: a newer version may have another night for an old day. */
export interface DailyTry {
  readonly game: string;
  /** The first of its night. */
  readonly day: Day;
  readonly match: string;
  readonly config: { readonly [option: string]: string };
  /** Null until it is over. */
  readonly ended: DailyResult | null;
}

/** The nights of one game, by day. */
export type DailyBook = ReadonlyMap<Day, DailyTry>;

const KEPT_IN = "daily";

export function readBook(game: string): DailyBook {
  return new Map(readAll().flatMap((each) => (each.game === game ? [[each.day, each]] : [])));
}

/** Begins the night's try. The first one stays: the others are practice. */
export function beginTry(begun: DailyTry): void {
  if (!readBook(begun.game).has(begun.day)) rememberList(KEPT_IN, [...readAll(), begun]);
}

/** Writes down how the night's try ended, if this match is it, and tells the night's try; null if there is none. */
export function endTry(game: string, day: Day, match: string, ended: DailyResult): DailyTry | null {
  const all = readAll();
  const begun = all.find((each) => each.game === game && each.day === day);
  if (begun === undefined || begun.match !== match || begun.ended !== null) return begun ?? null;
  const done = { ...begun, ended };
  rememberList(
    KEPT_IN,
    all.map((each) => (each === begun ? done : each)),
  );
  return done;
}

/**
 * How many nights in a row are done, up to the present one; a night that is not over yet breaks nothing. `days` is how long one
 * lasts.
 */
export function streakOf(book: DailyBook, tonight: Day, days: number): number {
  const isDone = (day: Day): boolean => (book.get(day)?.ended ?? null) !== null;
  let day = isDone(tonight) ? tonight : addDays(tonight, -days);
  let nights = 0;
  while (isDone(day)) {
    nights++;
    day = addDays(day, -days);
  }
  return nights;
}

/** The best of all tries that are over; null if there is none. */
export function bestTry(book: DailyBook): (DailyTry & { readonly ended: DailyResult }) | null {
  const done = [...book.values()].flatMap((each) => (each.ended === null ? [] : [{ ...each, ended: each.ended }]));
  return done.toSorted((a, b) => b.ended.points - a.ended.points || a.day.localeCompare(b.day))[0] ?? null;
}

function readAll(): DailyTry[] {
  return recallList(KEPT_IN, isKept).map((each) => ("game" in each ? each : fromOneGame(each)));
}

/** While Clou alone had nights, a try said no more than where and who. */
interface ClouTry extends Omit<DailyTry, "game" | "config"> {
  readonly scenario: string;
  readonly person: string;
}

function fromOneGame({ scenario, person, ...rest }: ClouTry): DailyTry {
  return { game: "clou", config: { scenario, thief1: person }, ...rest };
}

function isKept(value: unknown): value is DailyTry | ClouTry {
  if (!isObject(value)) return false;
  const { day, match, game, config, scenario, person, ended } = value;
  if (typeof day !== "string" || readDay(day) === null || typeof match !== "string") return false;
  const isNight = typeof game === "string" && isObject(config) && Object.values(config).every(isText);
  const isOfClou = game === undefined && isText(scenario) && isText(person);
  return (isNight || isOfClou) && (ended === null || isResult(ended));
}

const isText = (value: unknown): boolean => typeof value === "string";

function isResult(value: unknown): value is DailyResult {
  if (!isObject(value)) return false;
  const { points, result, rounds, letters } = value;
  return (
    Number.isInteger(points) && typeof result === "string" && Number.isInteger(rounds) && typeof letters === "string"
  );
}
