import type { Language, Message } from "@safehouse/kernel";
import type { ComponentType } from "preact";

export interface CandidateProps {
  /** One of the game's `wishes`. */
  readonly choice: string;
  readonly language: Language;
  readonly say: (message: Message) => string;
  /** One column, where there is little room. */
  readonly isNarrow: boolean;
}

/** Shows somebody whom one may wish to be, before there is a match: all that a choice is made by. */
export type Candidate = ComponentType<CandidateProps>;
