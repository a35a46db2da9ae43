import { type MatchStudy, ok, type Result, type StudyPlace, type StudyWork } from "@safehouse/kernel";
import { no, type Refusal } from "../guests/refusal.ts";

/** A study in the house, as it was put there. What is written later is in its room. */
export interface HouseStudy {
  readonly owner: string;
  readonly study: MatchStudy;
  readonly createdAt: number;
  /** To the day. */
  readonly usedAt: number;
}

/** Where people look at a study together: who leads, where, and what is written. */
export interface StudyRoom {
  readonly leader: string;
  readonly at: StudyPlace;
  readonly work: StudyWork;
  /** Grows when something is written. */
  readonly edit: number;
  readonly usedAt: number;
}

export const STUDY = "study";
export const STUDY_ROOM = "study-room";
/** By guest: which studies are whose. */
export const studiesOf = (guest: string): string => `studies-of ${guest}`;

export function roomFor({ owner, study, createdAt }: HouseStudy): StudyRoom {
  const { title, pages, branches } = study;
  return { leader: owner, at: { branch: null, n: 0 }, work: { title, pages, branches }, edit: 1, usedAt: createdAt };
}

/** How many entries the match of a study has. */
export function entriesOf(study: MatchStudy): number {
  return study.eyes === "open" ? study.record.entries.length : study.seen.steps.length;
}

/** A place that there is, in the match or in a branch. */
export function isPlace({ branch, n }: StudyPlace, { branches }: StudyWork, entries: number): boolean {
  const length = branch === null ? entries : branches.find(({ id }) => id === branch)?.steps.length;
  return length !== undefined && n <= length;
}

export function gone(room: StudyRoom, guest: string, at: StudyPlace, entries: number): Result<StudyRoom, Refusal> {
  if (room.leader !== guest) return no(403, "study.leader");
  // A what-if that was just deleted, by the same leader elsewhere: there is nothing to look at.
  return ok(isPlace(at, room.work, entries) ? { ...room, at } : room);
}

export function written(room: StudyRoom, guest: string, work: StudyWork, entries: number): Result<StudyRoom, Refusal> {
  if (room.leader !== guest) return no(403, "study.leader");
  const at = isPlace(room.at, work, entries) ? room.at : { branch: null, n: 0 };
  return ok({ ...room, at, work, edit: room.edit + 1 });
}

/** `present`: who is there now. Who leads hands on; where the leader is gone, anybody takes it for themselves. */
export function ledBy(
  room: StudyRoom,
  guest: string,
  next: string,
  present: ReadonlySet<string>,
): Result<StudyRoom, Refusal> {
  if (room.leader === next) return ok(room);
  const isLed = present.has(room.leader);
  if (room.leader !== guest && isLed) return no(409, "study.led");
  if (room.leader !== guest && guest !== next) return no(403, "study.leader");
  if (!present.has(next)) return no(409, "study.absent");
  return ok({ ...room, leader: next });
}
