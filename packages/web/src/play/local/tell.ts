import type { Frame, Match } from "@safehouse/host";
import { sameJson, type Viewer } from "@safehouse/kernel";
import { readRow } from "../log-row.ts";
import type { Moment, Told } from "../session.ts";

/** The table right after an entry, with what is worked out only when somebody looks. */
export function momentOf({ n, view, pending, moves, outcome }: Frame): Moment {
  return { n, view, pending, moves, outcome };
}

/** The log from an entry on, as one viewer may know it. */
export function toldFrom(match: Match, viewer: Viewer, from: number): Told[] {
  return match.log(viewer, from).map(readRow);
}

/** Whether somebody was told more in these rows than everybody. */
export function isPrivate(match: Match, rows: readonly Told[]): boolean {
  const [first] = rows;
  if (first === undefined) return false;
  const everybodys = match.log("spectator", first.n).flatMap(({ events }) => events);
  return rows.some(({ events }) => events.some((event) => !everybodys.some((other) => sameJson(event, other))));
}
