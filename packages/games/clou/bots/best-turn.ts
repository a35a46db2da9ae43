import type { Sight } from "../play.ts";
import { isReady } from "../rules/dice.ts";
import { lootNow, playAll, usesNow } from "./ahead.ts";
import { searchTurn, type Turn } from "./turn.ts";

/**
 * What is best to do with the dice, from here to where the seat would finish. Loot with a price or an effect is taken
 * last, if it lay there before.
 */
export function bestTurn(sight: Sight, seat: number, nodes: number): Turn {
  if (isReady(sight, seat)) return afterNextUse(sight, seat, nodes);
  const turn = searchTurn(sight, seat, nodes);
  for (const loot of lootNow(sight)) {
    const codes = [...turn.codes, loot];
    const { value } = searchTurn(playAll(sight, seat, codes), seat, nodes);
    if (value > turn.value) return { ...turn, codes, value };
  }
  return turn;
}

/** Something was made ready before: the next use comes first. */
function afterNextUse(sight: Sight, seat: number, nodes: number): Turn {
  let best: Turn = { codes: [], value: -Infinity, ends: 0, nodes: 0, isComplete: false };
  for (const code of usesNow(sight, seat)) {
    const turn = searchTurn(playAll(sight, seat, [code]), seat, nodes);
    if (turn.value > best.value) best = { ...turn, codes: [code, ...turn.codes] };
  }
  return best;
}
