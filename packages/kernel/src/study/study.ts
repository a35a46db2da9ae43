import type { Seat } from "../decision.ts";
import type { Edition } from "../edition.ts";
import type { GameEvent } from "../game.ts";
import type { Json } from "../json.ts";
import type { MatchRecord, RecordSeat, STUDY_FORMAT } from "../record.ts";

/** What a study may hold. More is no study: it is read whole, and told whole to everybody who follows. */
export const STUDY_LIMITS = {
  characters: 1_000_000,
  title: 80,
  pages: 300,
  note: 2_000,
  marks: 24,
  thing: 100,
  branches: 60,
  steps: 300,
} as const;

/** Whose eyes a study is seen through. `open` sees everything. */
export type StudyEyes = Seat | "open";

/**
 * A finished match with what somebody has to say of it. Seen through one seat's eyes it holds what that seat saw and nothing else: what
 * is not in it cannot be read out of it.
 */
export type MatchStudy = OpenStudy | SeenStudy;

export interface OpenStudy extends StudyWork {
  readonly format: typeof STUDY_FORMAT;
  readonly eyes: "open";
  readonly record: MatchRecord;
}

export interface SeenStudy extends StudyWork {
  readonly format: typeof STUDY_FORMAT;
  readonly eyes: Seat;
  readonly seen: SeenMatch;
}

/** What is written into a study, without the match that it is about. */
export interface StudyWork {
  readonly title: string;
  readonly pages: readonly StudyPage[];
  readonly branches: readonly StudyBranch[];
}

/** A moment: so many entries of the match, or so many steps of a branch. */
export interface StudyPlace {
  readonly branch: number | null;
  readonly n: number;
}

/** What is said and drawn at one moment. */
export interface StudyPage {
  readonly at: StudyPlace;
  /** Plain text, with line breaks. */
  readonly note: string;
  readonly marks: readonly Mark[];
}

/** A ring around a thing, or an arrow from one to another; things by the ids that boards and words have for them. */
export interface Mark {
  readonly thing: string;
  readonly to?: string;
}

/** What if: moves that the rules allow, from a moment of the match or of another branch. */
export interface StudyBranch {
  readonly id: number;
  readonly from: StudyPlace;
  /** Through a seat's eyes nobody knows what was hidden: the world it is played in, imagined by this number. */
  readonly world?: ImaginedWorld;
  readonly steps: readonly BranchStep[];
}

export interface ImaginedWorld {
  readonly seed: number;
  /** Of its first state: another release may imagine another one. */
  readonly hash: string;
}

/** An answer, or what chance drew: as it was in the match, drawn anew, or chosen. */
export interface BranchStep {
  readonly decision: string;
  readonly move: Json;
  readonly luck?: BranchLuck;
}

export const BRANCH_LUCK = ["match", "new", "chosen"] as const;
export type BranchLuck = (typeof BRANCH_LUCK)[number];

/** A finished match as one seat saw it. */
export interface SeenMatch extends Edition {
  readonly game: string;
  readonly seats: readonly RecordSeat[];
  /** The table before the first entry: `{view, pending, outcome}`. */
  readonly first: Json;
  readonly steps: readonly SeenStep[];
}

/** One entry, as the seat was told of it. */
export interface SeenStep {
  readonly seat: Seat | null;
  readonly decision: string;
  readonly events: readonly GameEvent[];
  /** The entry that this one takes back. */
  readonly undoes?: number;
  /** What it changed of the table, as the protocol tells changes; null for nothing. */
  readonly change: Json;
}

export function samePlace(a: StudyPlace, b: StudyPlace): boolean {
  return a.branch === b.branch && a.n === b.n;
}
