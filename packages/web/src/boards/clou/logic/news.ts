import type { Event } from "@safehouse/games/clou/board";
import type { Latest, SoundName } from "../../contract.ts";

/** Where somebody has just written. Symbols of the plan are the crew's; cells belong to a sheet. */
export interface Fresh {
  readonly seat: number;
  readonly at: string;
  readonly isOnPlan: boolean;
}

export interface News {
  readonly key: number;
  /** Marks of the last moment that had any. */
  readonly fresh: readonly Fresh[];
  /** The three dice, or the driver's, have just fallen. */
  readonly hasRolled: boolean;
  readonly hasAlarm: boolean;
  /** Faces the driver has thrown so far. */
  readonly thrown: readonly number[];
}

export const NO_NEWS: News = { key: -1, fresh: [], hasRolled: false, hasAlarm: false, thrown: [] };

export function nextNews(before: News, { key, events }: Latest<Event>): News {
  const fresh = events.flatMap(freshMark);
  const hasRolled = events.some(({ type }) => type === "rolled" || type === "escape");
  return {
    key,
    fresh: fresh.length > 0 || hasRolled ? fresh : before.fresh,
    hasRolled,
    hasAlarm: events.some(({ type }) => type === "alarm"),
    thrown: [...before.thrown, ...events.flatMap((event) => (event.type === "escape" ? [event.face] : []))],
  };
}

function freshMark(event: Event): Fresh[] {
  switch (event.type) {
    case "used":
    case "any":
      return [{ seat: event.seat, at: event.cell, isOnPlan: false }];
    case "crossed":
      return [{ seat: event.seat, at: event.at, isOnPlan: !event.at.startsWith("special-") }];
    default:
      return [];
  }
}

const SOUNDS: { readonly [type in Event["type"]]?: SoundName } = {
  rolled: "dice",
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

const LOUDEST_FIRST: readonly SoundName[] = ["bell", "horn", "stamp", "dice", "coin", "cross", "pencil"];
