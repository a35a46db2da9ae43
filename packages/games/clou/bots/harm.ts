import { TIME, TRACES } from "../slots.ts";
import type { Effect } from "../content/plan.ts";
import type { Sight } from "../play.ts";
import { isPartDone } from "../rules/access.ts";
import { hintsFor } from "./hints.ts";

const TRACE = 2;
const ONE_OF_THE_LAST_TRACES = 20;
const TIME_SYMBOL = 0.5;
const FORBIDDEN_COLOUR = 0.2;
const ALARM = 8;
/** The alarm would go off anyway. */
const LATE_ALARM = 2;
/** What a step of a bar counts before the last one. */
const EARLY_STEP = 0.1;

/** What crossing a symbol would cost, in points; below 0 it helps. */
export function harmOf(sight: Sight, symbol: number, gift: number): number {
  const { table, board } = sight;
  const { plan, barsAt } = table;
  if (!hintsFor(table).isRisky[symbol]) return 0;
  const part = plan.symbolPart[symbol];
  const thing = plan.partThing[part];
  const isLast =
    !isPartDone(sight, part) && plan.partSymbols[part].every((s) => s === symbol || board[table.symbolsAt + s] !== 0);
  let harm = harmOfEffects(sight, plan.symbolEffects[symbol]);
  if (isLast) harm += plan.partTraces[part] * harmOfTrace(sight) + harmOfEffects(sight, plan.partEffects[part]);
  plan.bars.forEach(({ crossing, overcoming, effects }, bar) => {
    const isHeard = crossing !== 0 && (gift & plan.symbolMask[symbol] & ~crossing) === 0;
    const left = board[barsAt + bar];
    if (left === 0 || !(isHeard || (isLast && overcoming.includes(thing)))) return;
    harm += (left === 1 ? 1 : EARLY_STEP) * harmOfEffects(sight, effects);
  });
  return harm;
}

function harmOfEffects(sight: Sight, effects: readonly Effect[]): number {
  let harm = 0;
  for (const effect of effects) {
    if (effect.do === "traces") harm += effect.cost * (effect.cost > 0 ? harmOfTrace(sight) : TRACE);
    else if (effect.do === "time") harm += effect.cost * TIME_SYMBOL;
    else if (effect.do === "forbid") harm += effect.symbols.length * FORBIDDEN_COLOUR;
    else if (effect.do === "alarm") harm += sight.board[TIME] > 1 ? ALARM : LATE_ALARM;
  }
  return harm;
}

function harmOfTrace({ board }: Sight): number {
  return board[TRACES] <= 2 ? ONE_OF_THE_LAST_TRACES : TRACE;
}
