import type { ComponentType } from "preact";
import type { Session } from "../../play/session.ts";

/** What a game gets of the page that enters a sheet. */
export interface EntryProps {
  /** Plays the seat of the sheet, and no other. */
  readonly session: Session;
  readonly seat: number;
  /** Prints the sheet as it stands. */
  onPrint(): void;
  /** The table of this seat, whole: the way out. */
  onWhole(): void;
  onLeave(): void;
}

/** What `GameParts.onPaper` loads. */
export interface EntryModule {
  readonly Entry: ComponentType<EntryProps>;
}
