import { CROSSED, OVER, SNEAKED_OUT, STAGE } from "../slots.ts";
import { giftName } from "../compile/gifts.ts";
import type { Play } from "../play.ts";
import { isPartDone } from "./access.ts";
import { carryOut, crossTraces, moveBar, overcome, ringAlarm } from "./consequences.ts";
import { endMatch } from "./ending.ts";

/** C-4.2, C-7.6: one activation crosses one symbol of the plan, and all that follows is settled in order. */
export function crossOnPlan(play: Play, seat: number, gift: number, symbol: number): void {
  const { table, board, events } = play;
  const { plan } = table;
  board[table.symbolsAt + symbol] = CROSSED;
  events?.push({ type: "crossed", seat, gift: giftName(gift), at: plan.symbolNames[symbol] });
  const part = plan.symbolPart[symbol];
  const thing = plan.partThing[part];
  const isComplete = isPartDone(play, part) && (thing < plan.challengeCount || plan.isFree[thing]);
  if (isComplete) {
    crossTraces(play, plan.partTraces[part], "printed", null);
    if (board[STAGE] === OVER) return;
    overcome(play, thing);
  }
  carryOut(play, plan.symbolEffects[symbol]);
  if (isComplete) carryOut(play, plan.partEffects[part]);
  reactToCrossing(play, gift & plan.symbolMask[symbol]);
  if (isComplete && thing === plan.sneakThing && board[STAGE] !== OVER) leaveUnseen(play);
}

/** the way out is gone to its end: away unnoticed, or noticed and then by car. */
export function leaveUnseen(play: Play): void {
  if (play.table.plan.isUnnoticed) endMatch(play, SNEAKED_OUT);
  else ringAlarm(play, "noticed");
}

/** C-6.6: a player says so, pays the printed traces, and its effects happen. */
export function takeLoot(play: Play, loot: number): void {
  const { plan } = play.table;
  const part = plan.thingParts[loot][0];
  crossTraces(play, plan.partTraces[part], "printed", null);
  if (play.board[STAGE] === OVER) return;
  overcome(play, loot);
  carryOut(play, plan.partEffects[part]);
}

/** Bars that listen for a colour. Where a symbol could have been either, it counts as the quieter one. */
function reactToCrossing(play: Play, colours: number): void {
  play.table.plan.bars.forEach(({ crossing }, bar) => {
    if (play.board[STAGE] !== OVER && crossing !== 0 && (colours & ~crossing) === 0) moveBar(play, bar);
  });
}
