import type { Language, MessageTable } from "@safehouse/kernel";
import type { ComponentType } from "preact";

/** What a game's companion gets from the page around it. */
export interface CompanionProps {
  readonly language: Language;
  /** The game's own texts in the reader's language. */
  readonly texts: MessageTable;
  /** Perhaps with the code of something out of the workshop. */
  readonly query: URLSearchParams;
}

/** What `pages/companion/<game>/index.tsx` exports as `companion`. */
export interface CompanionModule {
  readonly Companion: ComponentType<CompanionProps>;
}
