import type { GameManifest } from "@safehouse/games";
import type { Language, Message } from "@safehouse/kernel";
import type { ComponentType } from "preact";

/** What a game's workshop gets from the page around it. */
export interface WorkshopProps {
  readonly game: GameManifest;
  readonly language: Language;
  /** Which draft is open, or the code that a link brought along. */
  readonly query: URLSearchParams;
  /** The game's own texts in the reader's language. */
  say(message: Message): string;
  /** The same where it tells of people, by their names in the order of their seats. */
  sayOf(names: readonly string[]): (message: Message) => string;
}

/** What `pages/workshop/<game>/index.tsx` exports as `workshop`. */
export interface WorkshopModule {
  readonly Workshop: ComponentType<WorkshopProps>;
}
