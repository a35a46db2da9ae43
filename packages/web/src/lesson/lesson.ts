import type { Chance } from "@safehouse/chance";
import type { Json, Language, RecordSeat, Seat } from "@safehouse/kernel";

/** One thing that somebody does in the recorded match. */
export interface Turn {
  readonly seat: Seat;
  /**
   * Whatever of these the learner does, the rest of the lesson holds. The first is the recorded one. Empty: the seat takes back its
   * last move.
   */
  readonly moves: readonly Json[];
  /** Nobody waits for it: a stretch that teaches nothing new is over in a moment, the learner's own moves as well. */
  readonly isSkipped?: true;
}

/** What a step talks about, marked on the board while it is explained. Found by `data-part` and `data-thing`, never by class. */
export interface Look {
  /** All of these that are to be seen; the first is brought into sight. */
  readonly at: string;
  /** What to press first where there is no room for everything at once, such as a tab of a small screen. */
  readonly behind?: string;
}

export interface LessonStep {
  /** Names the step's texts. */
  readonly id: string;
  /** Where to read more. */
  readonly rule: string;
  /** Needless where the lamp of the board is on what matters. */
  readonly look?: Look;
  /** What the others do before the step is explained, and what is skipped. */
  readonly before: readonly Turn[];
  /** What is done while it is explained; the learner's turns wait for the learner. Empty: it is only read. */
  readonly acts: readonly Turn[];
}

/**
 * The beginning of a match that teaches. It is a match like any other: dealt from its seed, judged by the game, and it can be
 * played on. The lesson only knows beforehand who does what.
 */
export interface Lesson {
  readonly game: string;
  readonly config: Json;
  readonly seats: readonly RecordSeat[];
  readonly learner: Seat;
  readonly chance: Chance;
  readonly minutes: number;
  readonly steps: readonly LessonStep[];
  readonly texts: { readonly [language in Language]: () => Promise<LessonTexts> };
}

/** One language's words of a lesson. */
export interface LessonTexts {
  /** What one is about to play, in one sentence. */
  readonly lead: string;
  /** What one knows afterwards, in a few lines. */
  readonly topics: readonly string[];
  readonly steps: { readonly [id: string]: StepText };
  /** How things stand where the lesson ends. */
  readonly end: string;
}

export interface StepText {
  readonly title: string;
  /** One to three short sentences. */
  readonly text: string;
  /** What it calls an answer where the game's own name for it says too little; by what is done. */
  readonly tasks?: { readonly [what: string]: string };
  /** What the step shows, to end the sentence "that is allowed, but this step is about …". */
  readonly aim: string;
}
