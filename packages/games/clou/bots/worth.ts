import { ALARM, CARS, CAUGHT_BY_TRACES, ENDING, OVER, POLICE, STAGE, TIME, TRACES } from "../slots.ts";
import type { Sight } from "../play.ts";
import { pointsOfBars, tracesCrossed } from "../points.ts";
import { isSneaking } from "../rules/access.ts";
import { crewHas, paysAtAlarm } from "../rules/talents.ts";
import { unusedDice } from "../rules/unused.ts";
import { escapeOdds } from "./odds.ts";
import { type Outlook, outlookOf } from "./plan-worth.ts";
import { sneakOdds } from "./sneaking.ts";

/** How a bot weighs what it sees, in points. */
const HOPE = 2.4;
const SHEET = 0.45;
const CAUTION = 1.2;
const CAUGHT = -5;
const TRACE = 2;
/** A driver who is caught is missed, and costs points at the end of the campaign. */
const DRIVER = 7;
/** So many rounds ahead what is not yet in hand is worth half. */
const HALF_WAY = 3;

/** What a position is worth to the crew if so many dice stay unused, without what the own sheet promises. */
export function worthOf(sight: Sight, unused: number, outlook: Outlook): number {
  const { board, table } = sight;
  const inHand = outlook.inHand + pointsOfBars(sight) - laterCost(sight);
  if (board[STAGE] === OVER && board[ENDING] === CAUGHT_BY_TRACES) return CAUGHT;
  if (board[ALARM] === 1 && paysAtAlarm(table)) return worthOfEscape(sight, unused, inHand);
  if (board[STAGE] === OVER) return inHand;
  if (board[ALARM] === 1) return worthInCar(sight, inHand);
  const tracesLeft = board[TRACES] - unused;
  if (tracesLeft <= 0) return CAUGHT;
  const points = inHand - traceCost(table) * unused;
  if (table.plan.sneakThing >= 0 && isSneaking(sight)) {
    const odds = sneakOdds(sight);
    return odds * points + (1 - odds) * worthInCar(sight, points);
  }
  // Nobody runs from the round that crosses the last time symbol.
  if (board[TIME] <= 1) return worthInCar(sight, points);
  return points - CAUTION / tracesLeft + futureOf(board) * HOPE * outlook.promise;
}

/** What a crew has that is away, or in the car; outside of a campaign whoever is caught keeps nothing. */
export function worthAtEnd(sight: Sight): number {
  const { board, table } = sight;
  if (board[STAGE] === OVER && board[ENDING] === CAUGHT_BY_TRACES) return table.terms === null ? 0 : CAUGHT;
  return outlookOf(sight).inHand + pointsOfBars(sight) - laterCost(sight);
}

/** What a trace costs: here, and at the end of a campaign. */
function traceCost({ terms }: Sight["table"]): number {
  return terms === null ? TRACE : terms.later.trace + (terms.isTraceFree ? 0 : TRACE);
}

function laterCost(sight: Sight): number {
  const { terms } = sight.table;
  return terms === null ? 0 : terms.later.trace * tracesCrossed(sight);
}

/** in a campaign a failed escape costs half the points and the driver, else all there is. */
export function worthInCar(sight: Sight, points: number, odds = bestEscapeOdds(sight)): number {
  const kept = sight.table.terms === null ? 0 : points / 2 - DRIVER;
  return odds * points + (1 - odds) * kept;
}

/** What the sheet's promise counts: a position's worth grows by it in a straight line. */
export function sheetShare(board: readonly number[]): number {
  return SHEET * futureOf(board);
}

/** What is not yet in hand counts the less, the fewer rounds are left. */
export function futureOf(board: readonly number[]): number {
  const rounds = Math.max(0, board[TIME] - 1);
  return rounds / (rounds + HALF_WAY);
}

/** At an alarm that costs traces for dice: everybody's. The own ones were told apart before. */
function worthOfEscape(sight: Sight, unused: number, inHand: number): number {
  const all = sight.table.seatAt.reduce((sum, _, seat) => sum + unusedDice(sight, seat), unused);
  return sight.board[TRACES] > all ? inHand - 2 * all : CAUGHT;
}

export function bestEscapeOdds({ table, board }: Sight): number {
  if (crewHas(table, "escapes")) return 1;
  return Math.max(...table.sheets.map((sheet) => escapeOdds(sheet, board[CARS], board[POLICE])));
}
