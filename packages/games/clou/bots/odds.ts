import type { CompiledSheet } from "../compile/sheet.ts";
import { MOST_NUMBER } from "../content/conditions.ts";

const REMEMBERED = new WeakMap<CompiledSheet, Map<number, number>>();

/** How likely the driver gets away with so many cars and police left. Faces that cross nothing do not exist (C-5.9). */
export function escapeOdds(sheet: CompiledSheet, cars: number, police: number): number {
  if (cars <= 0) return 1;
  if (police <= 0) return 0;
  let known = REMEMBERED.get(sheet);
  if (known === undefined) REMEMBERED.set(sheet, (known = new Map()));
  const key = cars * 64 + police;
  let odds = known.get(key);
  if (odds === undefined) {
    odds = 0;
    for (let face = 1; face <= 6; face++) {
      odds += escapeOdds(sheet, cars - sheet.cars[face], police - sheet.police[face]) / 6;
    }
    known.set(key, odds);
  }
  return odds;
}

/** How likely three dice can make a number, alone or as a sum. */
const CHANCE_OF: readonly number[] = (() => {
  const count = new Array<number>(MOST_NUMBER + 1).fill(0);
  for (let roll = 0; roll < 216; roll++) {
    const dice = [1 + (roll % 6), 1 + (Math.floor(roll / 6) % 6), 1 + Math.floor(roll / 36)];
    const sums = new Set<number>();
    for (let way = 1; way < 8; way++) sums.add(dice.reduce((sum, face, i) => sum + ((way >> i) & 1 ? face : 0), 0));
    for (const sum of sums) count[sum]++;
  }
  return count.map((n) => n / 216);
})();

/** How likely three dice make one of these numbers: as if they were independent, which is near enough. */
export function chanceOfAny(numbers: number): number {
  let miss = 1;
  for (let number = 1; number <= 18; number++) if ((numbers >> number) & 1) miss *= 1 - CHANCE_OF[number];
  return 1 - miss;
}
