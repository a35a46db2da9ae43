import type { GameView, Json, Language, Message } from "@safehouse/kernel";
import type { ComponentType } from "preact";
import type { Voice } from "../../play/voice.ts";
import type { ReadyReview } from "./messages.ts";

/** What only this game's review tells (kernel: `Appraisal.story`), drawn. */
export type Story = ComponentType<StoryProps>;

export interface StoryProps {
  readonly story: unknown;
  readonly found: ReadyReview;
  /** Whose account is looked at. */
  readonly who: number | "crew";
  readonly voice: Voice;
  readonly figure: (value: number, isChange?: boolean) => string;
  readonly label: (n: number, move: Json) => string;
  /** The replay at this entry, with everything open. */
  readonly href: (n: number) => string;
}

/** Where somebody did otherwise than the expert would have: both on the game's own paper. */
export type Parted = ComponentType<PartedProps>;

export interface PartedProps {
  readonly before: GameView;
  readonly played: GameView;
  readonly best: GameView;
  readonly language: Language;
  /** The game's own texts. */
  readonly say: (message: Message) => string;
  readonly words: { readonly played: string; readonly best: string };
}
