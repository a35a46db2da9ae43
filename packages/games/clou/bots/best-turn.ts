import type { Sight } from "../play.ts";
import { isReady } from "../rules/dice.ts";
import { lootNow, playAll, usesNow } from "./ahead.ts";
import type { Lore } from "./lore/lore.ts";
import { searchTurn, type Turn } from "./turn.ts";

/**
 * What is best to do with the dice, from here to where the seat would finish. Loot with a price or an effect is taken
 * last, if it lay there before.
 */
export function bestTurn(sight: Sight, seat: number, nodes: number, lore: Lore | null = null): Turn {
  if (isReady(sight, seat)) return afterNextUse(sight, seat, nodes, lore);
  const turn = searchTurn(sight, seat, nodes, lore);
  for (const loot of lootNow(sight)) {
    const codes = [...turn.codes, loot];
    const { value } = searchTurn(playAll(sight, seat, codes, lore), seat, nodes, lore);
    if (value > turn.value) return { ...turn, codes, value };
  }
  return turn;
}

/** Something was made ready before: the next use comes first. */
function afterNextUse(sight: Sight, seat: number, nodes: number, lore: Lore | null): Turn {
  let best: Turn = { codes: [], value: -Infinity, ends: 0, nodes: 0, isComplete: false };
  for (const code of usesNow(sight, seat)) {
    const turn = searchTurn(playAll(sight, seat, [code], lore), seat, nodes, lore);
    if (turn.value > best.value) best = { ...turn, codes: [code, ...turn.codes] };
  }
  return best;
}
