import type { Play, Sight } from "../play.ts";
import { accepts } from "../rules/accepts.ts";
import { isLootTakeable } from "../rules/access.ts";
import { diceLeft, isReady, numberOf, waysToTake } from "../rules/dice.ts";
import { applyCode, lootCode, useCode } from "./codes.ts";
import type { Lore } from "./lore/lore.ts";
import { settle } from "./policy.ts";
import { settleAll } from "./scene.ts";

/** Every use of rolled dice that is possible now, with all that was made ready. */
export function usesNow(sight: Sight, seat: number): number[] {
  const { table, board } = sight;
  const sheet = table.sheets[seat];
  const ways = waysToTake(board, diceLeft(sight, seat));
  const codes: number[] = [];
  for (const way of isReady(sight, seat) ? [0, ...ways] : ways) {
    const number = numberOf(sight, seat, way);
    if (number === null) continue;
    for (const cell of sheet.numberCells) {
      if ((accepts(sheet, board, table.cellsAt[seat], cell) >> number) & 1) codes.push(useCode(way, cell));
    }
  }
  return codes;
}

/** Loot with a price or an effect that lies there for the taking. */
export function lootNow(sight: Sight): number[] {
  const { plan } = sight.table;
  const codes: number[] = [];
  for (let loot = plan.challengeCount; loot < plan.isFree.length; loot++) {
    if (isLootTakeable(sight, loot)) codes.push(lootCode(loot));
  }
  return codes;
}

/** A copy after these moves, with everything settled that they activate. */
export function playAll(sight: Sight, seat: number, codes: readonly number[], lore: Lore | null): Play {
  const play: Play = { table: sight.table, board: sight.board.slice(), queue: sight.queue.slice(), events: null };
  for (const code of codes) {
    applyCode(play, seat, code);
    settleAll(play, seat, (at, asked) => settle(at, asked, lore));
  }
  return play;
}
