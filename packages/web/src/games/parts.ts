import type { BoardModule, ScreenBoard } from "../boards/contract.ts";
import type { Candidate } from "../boards/candidate.ts";
import type { Figure } from "../boards/figure.ts";
import type { Lesson } from "../lesson/lesson.ts";
import type { CompanionModule } from "../pages/companion/contract.ts";
import type { EntryModule } from "../pages/paper/contract.ts";
import type { HeatMap } from "../pages/lab/contract.ts";
import type { Parted, Story } from "../pages/review/contract.ts";
import type { WorkshopModule } from "../pages/workshop/contract.ts";

/** What the web app has of a game beside its manifest (`@safehouse/games`), each loaded when somebody wants it. */
export interface GameParts extends MoreParts {
  /** Without one, the table is told in words. */
  readonly board?: () => Promise<BoardModule>;
  /** Where all the rest is said: no table of another game, and hardly any of its own, has use for it. */
  readonly more?: () => Promise<MoreParts>;
}

/** What somebody goes to, or asks for. */
export interface MoreParts {
  /** For everybody, on a big screen. Without one, it is told in words there. */
  readonly screen?: () => Promise<ScreenBoard>;
  /** Leaves away what stands on the big screen, where a device shows only a hand. Without it all of the board stays. */
  readonly handOnly?: () => Promise<true>;
  /** Draws the worked examples of its rules. */
  readonly figure?: () => Promise<Figure>;
  /** Shows whom one may wish to be, in a game that has `wishes`. */
  readonly candidate?: () => Promise<Candidate>;
  /** A first game that teaches. */
  readonly lesson?: () => Promise<Lesson>;
  /** Where one builds something for it. */
  readonly workshop?: () => Promise<WorkshopModule>;
  /** For those who play on paper, with a phone beside it. */
  readonly companion?: () => Promise<CompanionModule>;
  /** Draws what only its review tells. */
  readonly story?: () => Promise<Story>;
  /** Draws two ends of a turn beside each other. */
  readonly parted?: () => Promise<Parted>;
  /** Where the sheet of a seat is entered that is played on paper, in a game whose offer says `onPaper`. Without it: the whole table. */
  readonly onPaper?: () => Promise<EntryModule>;
  /** Its paper, for the lab to lay figures on. */
  readonly heatMap?: () => Promise<HeatMap>;
}
