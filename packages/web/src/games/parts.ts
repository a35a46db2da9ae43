import type { BoardModule } from "../boards/contract.ts";
import type { Candidate } from "../boards/candidate.ts";
import type { Figure } from "../boards/figure.ts";
import type { Lesson } from "../lesson/lesson.ts";
import type { CompanionModule } from "../pages/companion/contract.ts";
import type { HeatMap } from "../pages/lab/contract.ts";
import type { WorkshopModule } from "../pages/workshop/contract.ts";

/** What the web app has of a game beside its manifest (`@safehouse/games`), each loaded when somebody wants it. */
export interface GameParts {
  /** Without one, the table is told in words. */
  readonly board?: () => Promise<BoardModule>;
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
  /** Its paper, for the lab to lay figures on. */
  readonly heatMap?: () => Promise<HeatMap>;
}
