import { MOST_SHIFTS } from "../slots.ts";
import type { Sight } from "../play.ts";
import {
  diceLeft,
  facesOf,
  fitsSomewhere,
  heldAdjusts,
  heldDice,
  readyDice,
  shiftsOf,
  sumOf,
  waysToTake,
} from "./dice.ts";

/** What could go into the next use of a seat. */
interface Hand {
  /** Virtual dice and shifts that must go in. */
  readonly dice: readonly number[];
  readonly shifts: readonly number[];
  /** White symbols that may still go in. */
  readonly moreDice: readonly number[];
  readonly moreAdjusts: readonly number[];
}

/** The virtual dice that can be made ready: some use must remain possible with them, so that nobody gets stuck. */
export function dieOptions(sight: Sight, seat: number): number[] {
  const held = heldDice(sight, seat);
  if (held.length === 0) return [];
  return [...new Set(held)].filter((face) => {
    const hand = handOf(sight, seat);
    return canUse(sight, seat, { ...hand, dice: [...hand.dice, face], moreDice: less(hand.moreDice, face) });
  });
}

/** The shifts that can be made ready, as pairs of X and by how much. */
export function shiftOptions(sight: Sight, seat: number): (readonly [number, number])[] {
  const options: (readonly [number, number])[] = [];
  const held = [...new Set(heldAdjusts(sight, seat))];
  if (held.length === 0 || shiftsOf(sight, seat).length === MOST_SHIFTS) return options;
  const hand = handOf(sight, seat);
  for (const x of held) {
    for (let by = -x; by <= x; by++) {
      if (by === 0) continue;
      const shifted = { ...hand, shifts: [...hand.shifts, by], moreAdjusts: less(hand.moreAdjusts, x) };
      if (canUse(sight, seat, shifted)) options.push([x, by]);
    }
  }
  return options;
}

function handOf(sight: Sight, seat: number): Hand {
  return {
    dice: readyDice(sight, seat),
    shifts: shiftsOf(sight, seat),
    moreDice: heldDice(sight, seat),
    moreAdjusts: heldAdjusts(sight, seat),
  };
}

/** Whether some use is possible with these, and perhaps with more of what is held. */
function canUse(sight: Sight, seat: number, hand: Hand): boolean {
  const ways = [0, ...waysToTake(sight.board, diceLeft(sight, seat))];
  for (const way of ways) {
    const sum = sumOf([...facesOf(sight.board, way), ...hand.dice], hand.shifts);
    if (sum !== null && fitsSomewhere(sight, seat, sum)) return true;
  }
  const [face, ...otherDice] = hand.moreDice;
  if (face !== undefined) {
    const without = { ...hand, moreDice: otherDice };
    return canUse(sight, seat, { ...without, dice: [...hand.dice, face] }) || canUse(sight, seat, without);
  }
  const [x, ...otherAdjusts] = hand.moreAdjusts;
  if (x === undefined || hand.shifts.length === MOST_SHIFTS) return false;
  const without = { ...hand, moreAdjusts: otherAdjusts };
  for (let by = -x; by <= x; by++) {
    const shifts = by === 0 ? hand.shifts : [...hand.shifts, by];
    if (canUse(sight, seat, { ...without, shifts })) return true;
  }
  return false;
}

function less(list: readonly number[], one: number): number[] {
  const at = list.indexOf(one);
  return list.filter((_, i) => i !== at);
}
