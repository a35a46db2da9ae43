import type { PointLine } from "@safehouse/kernel";
import {
  ALARM,
  CARS,
  DICE,
  DRIVER,
  FORBIDDEN,
  OPEN_BOX,
  POLICE,
  ROUND,
  SETTLER,
  STAGE,
  THROWS,
  TIME,
  TRACES,
} from "../slots.ts";
import { giftName } from "../compile/gifts.ts";
import { maskName } from "../content/symbols.ts";
import type { Sight } from "../play.ts";
import { pointLines, totalPoints } from "../points.ts";
import { isStarUsed, untouchedDice } from "../rules/star-rights.ts";
import { type Concert, readConcert } from "./concert.ts";

/** While a star throws dice anew (the last one), they are still being used. */
const STAGES = ["throw", "dice", "leave", "driver", "drive", "escape", "over", "dice"] as const;
export type Stage = (typeof STAGES)[number];

export interface BarLeft {
  readonly left: number;
  readonly of: number;
}

/** What the whole crew shares. */
export interface Night {
  readonly stage: Stage;
  readonly round: number;
  /** As they fell, in their order; empty before the throw. */
  readonly dice: readonly number[];
  /** Those that nobody has used this round, as bits. */
  readonly untouched: number;
  /** The one star a round that the crew may cross; null where there are no stars. */
  readonly star: "free" | "used" | null;
  readonly bars: { readonly [bar in "time" | "traces" | "cars" | "police"]: BarLeft };
  /** The plan's own bars. */
  readonly specials: readonly (BarLeft & { readonly id: string })[];
  /** Activated symbols that are to be settled now, oldest first, and who settles them. */
  readonly queue: readonly string[];
  readonly settler: number | null;
  /** The box that waits for any number. */
  readonly openBox: string | null;
  readonly driver: number | null;
  readonly throws: number;
  readonly forbidden: readonly string[];
  readonly concert: Concert | null;
  readonly isAlarm: boolean;
  readonly points: number;
  readonly lines: readonly PointLine[];
}

export function readNight(sight: Sight): Night {
  const { table, board, queue } = sight;
  const seatOrNull = (at: number): number | null => (board[at] < 0 ? null : board[at]);
  const settler = seatOrNull(SETTLER);
  return {
    stage: STAGES[board[STAGE]],
    round: board[ROUND],
    dice: board[DICE] === 0 ? [] : board.slice(DICE, DICE + 3),
    untouched: untouchedDice(sight),
    star: table.starUsedAt < 0 ? null : isStarUsed(sight) ? "used" : "free",
    bars: {
      time: { left: board[TIME], of: table.plan.time },
      traces: { left: board[TRACES], of: table.plan.traces },
      cars: { left: board[CARS], of: table.plan.cars },
      police: { left: board[POLICE], of: table.plan.police },
    },
    specials: table.plan.bars.map(({ id, length }, i) => ({ id, left: board[table.barsAt + i], of: length })),
    queue: queue.map(giftName),
    settler,
    openBox: board[OPEN_BOX] < 0 || settler === null ? null : table.sheets[settler].names[board[OPEN_BOX]],
    driver: seatOrNull(DRIVER),
    throws: board[THROWS],
    forbidden: board[FORBIDDEN] === 0 ? [] : maskName(board[FORBIDDEN]).split("/"),
    concert: readConcert(sight),
    isAlarm: board[ALARM] === 1,
    points: totalPoints(sight),
    lines: pointLines(sight),
  };
}
