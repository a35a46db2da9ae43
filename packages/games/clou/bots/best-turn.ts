import type { Play, Sight } from "../play.ts";
import { isLootTakeable } from "../rules/access.ts";
import { diceLeft, isReady, numberOf, waysToTake } from "../rules/dice.ts";
import { accepts } from "../rules/accepts.ts";
import { applyCode, lootCode, useCode } from "./codes.ts";
import { settleByPolicy } from "./scene.ts";
import { searchTurn, type Turn } from "./turn.ts";

/**
 * What is best to do with the dice, from here to where the seat would finish. Loot with a price or an effect is taken
 * last, if it lay there before.
 */
export function bestTurn(sight: Sight, seat: number, nodes: number): Turn {
  const turn = isReady(sight, seat) ? afterNextUse(sight, seat, nodes) : searchTurn(sight, seat, nodes);
  const { plan } = sight.table;
  for (let loot = plan.challengeCount; loot < plan.isFree.length; loot++) {
    if (plan.isFree[loot] || !isLootTakeable(sight, loot)) continue;
    const codes = [...turn.codes, lootCode(loot)];
    const { value } = searchTurn(playAll(sight, seat, codes), seat, nodes);
    if (value > turn.value) return { ...turn, codes, value };
  }
  return turn;
}

/** Something was made ready before: the next use comes first. */
function afterNextUse(sight: Sight, seat: number, nodes: number): Turn {
  const { table, board } = sight;
  const sheet = table.sheets[seat];
  let best: Turn = { codes: [], value: -Infinity, ends: 0, nodes: 0, isComplete: false };
  for (const way of [0, ...waysToTake(board, diceLeft(sight, seat))]) {
    const number = numberOf(sight, seat, way);
    if (number === null) continue;
    for (const cell of sheet.numberCells) {
      if (!((accepts(sheet, board, table.cellsAt[seat], cell) >> number) & 1)) continue;
      const code = useCode(way, cell);
      const turn = searchTurn(playAll(sight, seat, [code]), seat, nodes);
      if (turn.value > best.value) best = { ...turn, codes: [code, ...turn.codes] };
    }
  }
  return best;
}

/** A copy after these moves, with everything settled that they activate. */
function playAll(sight: Sight, seat: number, codes: readonly number[]): Play {
  const play: Play = { table: sight.table, board: sight.board.slice(), queue: sight.queue.slice(), events: null };
  for (const code of codes) {
    applyCode(play, seat, code);
    settleByPolicy(play, seat);
  }
  return play;
}
