import { settleOn } from "../apply.ts";
import { adjustGift, dieGift, giftName } from "../compile/gifts.ts";
import type { Move } from "../moves.ts";
import type { Play, Sight } from "../play.ts";
import { takeLoot } from "../rules/crossing.ts";
import { facesOf } from "../rules/dice.ts";
import { readyDie, readyShift, useAny, useDice, writeAny } from "../rules/using.ts";
import { letGo, settleInCircle, settleOnPlan } from "../rules/settling.ts";

// A move of the dice phase as one number: what it is, and two small arguments. Bots go through thousands of them a second.
const USE = 0;
const ANY_NUMBER = 1;
const ANY_CIRCLE = 2;
const WRITE = 3;
const CROSS_PLAN = 4;
const CROSS_CIRCLE = 5;
const LET_GO = 6;
const READY_DIE = 7;
const READY_SHIFT = 8;
const LOOT = 9;

const code = (what: number, a: number, b: number): number => (what << 16) | (a << 8) | b;
const ZERO_SHIFT = 8;

export const useCode = (way: number, cell: number): number => code(USE, way, cell);
export const crossPlanCode = (gift: number, symbol: number): number => code(CROSS_PLAN, gift, symbol);
export const crossCircleCode = (gift: number, cell: number): number => code(CROSS_CIRCLE, gift, cell);
export const letGoCode = (gift: number): number => code(LET_GO, gift, 0);
export const anyNumberCode = (cell: number): number => code(ANY_NUMBER, 0, cell);
export const anyCircleCode = (cell: number): number => code(ANY_CIRCLE, 0, cell);
export const readyDieCode = (face: number): number => code(READY_DIE, 0, face);
export const readyShiftCode = (x: number, by: number): number => code(READY_SHIFT, x, by + ZERO_SHIFT);
export const lootCode = (thing: number): number => code(LOOT, 0, thing);
export const writeCode = (number: number): number => code(WRITE, 0, number);
/** Which dice a use takes, as bits; 0 for any other move. */
export const wayOf = (move: number): number => (move >> 16 === USE ? move >> 8 : 0);

/** Does it, and settles as far as nobody has to be asked: by the very rules that people play by. */
export function applyCode(play: Play, seat: number, move: number): void {
  const a = (move >> 8) & 0xff;
  const b = move & 0xff;
  switch (move >> 16) {
    case USE:
      useDice(play, seat, a, b);
      break;
    case ANY_NUMBER:
      useAny(play, seat, b, "number");
      break;
    case ANY_CIRCLE:
      useAny(play, seat, b, "circle");
      break;
    case WRITE:
      writeAny(play, seat, b);
      break;
    case CROSS_PLAN:
      settleOnPlan(play, seat, a, b);
      break;
    case CROSS_CIRCLE:
      settleInCircle(play, seat, a, b);
      break;
    case LET_GO:
      letGo(play, seat, a);
      break;
    case READY_DIE:
      readyDie(play, seat, b);
      break;
    case READY_SHIFT:
      readyShift(play, seat, a, b - ZERO_SHIFT);
      break;
    case LOOT:
      takeLoot(play, b);
  }
  settleOn(play, seat);
}

/** The move in words, as `moves` lists it. */
export function moveOf({ table, board }: Sight, seat: number, move: number): Move {
  const a = (move >> 8) & 0xff;
  const b = move & 0xff;
  const { names } = table.sheets[seat];
  switch (move >> 16) {
    case USE:
      return { do: "use", dice: facesOf(board, a), cell: names[b] };
    case ANY_NUMBER:
    case ANY_CIRCLE:
      return { do: "any", cell: names[b] };
    case WRITE:
      return { do: "write", number: b };
    case CROSS_PLAN:
      return { do: "cross", gift: giftName(a), at: table.plan.symbolNames[b] };
    case CROSS_CIRCLE:
      return { do: "cross", gift: giftName(a), at: names[b] };
    case LET_GO:
      return { do: "let-go", gift: giftName(a) };
    case READY_DIE:
      return { do: "ready", white: giftName(dieGift(b)) };
    case READY_SHIFT:
      return { do: "ready", white: giftName(adjustGift(a)), by: b - ZERO_SHIFT };
    default:
      return { do: "loot", loot: table.plan.thingNames[b] };
  }
}
