import { CROSSED, DONE, OPEN } from "../slots.ts";
import type { Play, Sight } from "../play.ts";
import { isIntermission } from "./passages.ts";

/** C-6.1 to C-6.3: a room may be worked on as a whole, but for what only an arrow leads to. */
export function openRoom(play: Play, room: number): void {
  const { table, board, events } = play;
  const { plan, roomsAt, thingsAt } = table;
  if (board[roomsAt + room] === OPEN) return;
  board[roomsAt + room] = OPEN;
  events?.push({ type: "opened", room: plan.roomNames[room] });
  for (let thing = 0; thing < plan.thingNames.length; thing++) {
    if (plan.thingRoom[thing] !== room) continue;
    if (board[thingsAt + thing] === DONE) leadOn(play, thing);
    else if (!plan.isLed[thing] && board[thingsAt + thing] === 0) board[thingsAt + thing] = OPEN;
  }
}

/**
 * C-6.2: the arrows of a challenge that is overcome, those with a diamond and those that lead on directly. One that was overcome from
 * afar (C-6.8) leads on once its own room is open.
 */
export function leadOn(play: Play, thing: number): void {
  const { table, board } = play;
  const { plan, roomsAt, thingsAt } = table;
  if (board[roomsAt + plan.thingRoom[thing]] !== OPEN) return;
  for (const room of plan.thingOpens[thing]) openRoom(play, room);
  for (const next of plan.thingLeads[thing]) if (board[thingsAt + next] === 0) board[thingsAt + next] = OPEN;
}

/** C-1.3: a symbol that is not needed counts as crossed. */
export function isPartDone({ table, board }: Sight, part: number): boolean {
  for (const symbol of table.plan.partSymbols[part]) if (board[table.symbolsAt + symbol] === 0) return false;
  return true;
}

/** C-6.3, C-6.4: whether a symbol of the plan can be crossed now, whatever its colour. */
export function isSymbolOpen({ table, board }: Sight, symbol: number): boolean {
  const { plan, symbolsAt, thingsAt } = table;
  if (board[symbolsAt + symbol] !== 0) return false;
  const thing = plan.partThing[plan.symbolPart[symbol]];
  if (board[thingsAt + thing] !== OPEN || whyOffLimits({ table, board }, thing) !== null) return false;
  for (const earlier of plan.symbolAfter[symbol]) if (board[symbolsAt + earlier] === 0) return false;
  return true;
}

/** why an open thing may not be worked on now: who sneaks out does nothing else, and in an interval a room is taken. */
export function whyOffLimits(sight: Pick<Sight, "table" | "board">, thing: number): "sneaking" | "interval" | null {
  const { concert, sneakThing, thingRoom } = sight.table.plan;
  if (sneakThing >= 0 && thing !== sneakThing && isSneaking(sight)) return "sneaking";
  if (concert === null || (thing !== concert.door && thingRoom[thing] !== concert.room)) return null;
  return isIntermission(sight) ? "interval" : null;
}

/** the first symbol of the way out is crossed. */
export function isSneaking({ table, board }: Pick<Sight, "table" | "board">): boolean {
  const { plan, symbolsAt } = table;
  if (plan.sneakThing < 0) return false;
  return plan.partSymbols[plan.thingParts[plan.sneakThing][0]].some((symbol) => board[symbolsAt + symbol] === CROSSED);
}

/** C-6.6: loot with a price or an effect, ready to be taken when somebody says so. */
export function isLootTakeable(sight: Sight, thing: number): boolean {
  const { table, board } = sight;
  const { plan, thingsAt } = table;
  if (thing < plan.challengeCount || board[thingsAt + thing] !== OPEN || plan.isFree[thing]) return false;
  if (whyOffLimits(sight, thing) !== null) return false;
  return isPartDone(sight, plan.thingParts[thing][0]);
}

export function isDone({ table, board }: Sight, thing: number): boolean {
  return board[table.thingsAt + thing] === DONE;
}
