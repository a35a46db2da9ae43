import { TIME } from "../slots.ts";
import type { Sight } from "../play.ts";
import { isSneaking } from "../rules/access.ts";

/** Symbols of the way out that a thief crosses in a round, as a rule. */
const PACE = 1.3;
const PULL = 50;

/** How much the way out pulls: not at all before it is time to go, and more than anything once it is. */
export function sneakPull(sight: Sight, symbol: number): number {
  const { table, board } = sight;
  const { sneakThing, isUnnoticed, partThing, symbolPart } = table.plan;
  if (sneakThing < 0 || partThing[symbolPart[symbol]] !== sneakThing) return 0;
  if (isSneaking(sight)) return PULL;
  return isUnnoticed && board[TIME] <= roundsToSneak(sight) + 1 ? PULL : 0;
}

/** How likely a crew that has begun to sneak out gets there before the alarm. */
export function sneakOdds(sight: Sight): number {
  const { plan } = sight.table;
  return plan.isUnnoticed ? Math.min(1, sight.board[TIME] / Math.max(1, roundsToSneak(sight) + 1)) : 0;
}

function roundsToSneak({ table, board }: Sight): number {
  const { plan, symbolsAt, seats } = table;
  const [part] = plan.thingParts[plan.sneakThing];
  const missing = plan.partSymbols[part].filter((symbol) => board[symbolsAt + symbol] === 0).length;
  return missing / (PACE * seats);
}
