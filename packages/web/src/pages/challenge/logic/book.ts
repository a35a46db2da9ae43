import { isObject } from "@safehouse/kernel";
import { recallList, rememberList } from "../../../records/kept-list.ts";

/** A match of this device that was begun from a link. */
export interface Taken {
  readonly match: string;
  /** What is to be beaten; null for nothing. */
  readonly points: number | null;
  readonly from: string;
}

const KEPT_IN = "challenges";
const MOST = 200;

export function noteTaken(taken: Taken): void {
  rememberList(KEPT_IN, [...recallList(KEPT_IN, isTaken), taken].slice(-MOST));
}

export function findTaken(match: string): Taken | null {
  return recallList(KEPT_IN, isTaken).find((taken) => taken.match === match) ?? null;
}

function isTaken(value: unknown): value is Taken {
  if (!isObject(value)) return false;
  const { match, points, from } = value;
  return typeof match === "string" && typeof from === "string" && (points === null || Number.isInteger(points));
}
