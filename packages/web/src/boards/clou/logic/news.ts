import type { Event } from "@safehouse/games/clou/board";
import type { Latest, SoundName } from "../../contract.ts";

/** Where somebody has just written. Symbols of the plan are the crew's; cells belong to a sheet, and stars go by their ability. */
export interface Fresh {
  readonly seat: number;
  readonly at: string;
  readonly isOnPlan: boolean;
}

export interface News {
  /** Marks of the last moment that had any. */
  readonly fresh: readonly Fresh[];
  /** The three dice, or the driver's, have just fallen. */
  readonly hasRolled: boolean;
  /** A star has just thrown or turned dice of this round. */
  readonly changed: "thrown" | "turned" | null;
  /** How often a star has thrown dice anew so far. */
  readonly throws: number;
  readonly given: { readonly from: number; readonly to: number; readonly star: string } | null;
  readonly hasAlarm: boolean;
  /** Faces the driver has thrown so far. */
  readonly thrown: readonly number[];
  /** The last use of dice with all that followed from it, however many moments that took. */
  readonly chain: readonly Event[];
}

export const NO_NEWS: News = {
  fresh: [],
  hasRolled: false,
  changed: null,
  throws: 0,
  given: null,
  hasAlarm: false,
  thrown: [],
  chain: [],
};

export function nextNews(before: News, { events }: Pick<Latest<Event>, "events">): News {
  // Somebody is asked, but nothing has happened.
  if (events.length === 0) return before;
  const fresh = events.flatMap(freshMark);
  const hasRolled = events.some(({ type }) => type === "rolled" || type === "escape");
  return {
    fresh: fresh.length > 0 || hasRolled ? fresh : before.fresh,
    hasRolled,
    changed: changeIn(events),
    throws: before.throws + events.filter(({ type }) => type === "threw-anew").length,
    given: giftIn(events),
    hasAlarm: events.some(({ type }) => type === "alarm"),
    chain: events.some(({ type }) => BEGINS_CHAIN.has(type)) ? events : [...before.chain, ...events],
    thrown: [...before.thrown, ...events.flatMap((event) => (event.type === "escape" ? [event.face] : []))],
  };
}

/** From here on another story is told. */
const BEGINS_CHAIN: ReadonlySet<Event["type"]> = new Set([
  "rolled",
  "used",
  "any",
  "star",
  "finished",
  "stayed",
  "ran",
  "drove",
  "escape",
]);

function changeIn(events: readonly Event[]): News["changed"] {
  if (events.some(({ type }) => type === "threw-anew")) return "thrown";
  return events.some(({ type }) => type === "turned") ? "turned" : null;
}

/** A star that somebody crossed for another. */
function giftIn(events: readonly Event[]): News["given"] {
  for (const event of events) {
    if (event.type !== "star" || event.for === null || event.for === event.seat) continue;
    return { from: event.seat, to: event.for, star: event.star };
  }
  return null;
}

function freshMark(event: Event): Fresh[] {
  switch (event.type) {
    case "used":
    case "any":
      return [{ seat: event.seat, at: event.cell, isOnPlan: false }];
    case "crossed":
      return [{ seat: event.seat, at: event.at, isOnPlan: !/^(\w+\.)?special-/.test(event.at) }];
    case "star":
      return [{ seat: event.seat, at: event.star, isOnPlan: false }];
    default:
      return [];
  }
}

const SOUNDS: { readonly [type in Event["type"]]?: SoundName } = {
  rolled: "dice",
  "threw-anew": "dice",
  turned: "turn",
  star: "cross",
  escape: "dice",
  crossed: "cross",
  looted: "coin",
  alarm: "bell",
  drove: "horn",
  caught: "horn",
  escaped: "stamp",
  ran: "stamp",
};

/** The loudest thing of a moment, if any. */
export function soundOf(events: readonly Event[]): SoundName | null {
  const heard = events.flatMap((event): SoundName[] => {
    if (event.type === "used" || event.type === "any") return ["pencil"];
    const sound = SOUNDS[event.type];
    return sound === undefined ? [] : [sound];
  });
  return LOUDEST_FIRST.find((sound) => heard.includes(sound)) ?? null;
}

const LOUDEST_FIRST: readonly SoundName[] = ["bell", "horn", "stamp", "dice", "turn", "coin", "cross", "pencil"];
