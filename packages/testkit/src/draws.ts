import type { Draw, Drawn } from "@safehouse/kernel";

/** Seven things in any order. */
const MOST_OUTCOMES = 5040;

/** Everything that can be drawn. Throws where that is too much to look through. */
export function allDraws(draw: Draw): Drawn[] {
  const count = outcomeCount(draw);
  if (count > MOST_OUTCOMES)
    throw new Error(`${JSON.stringify(draw)} has ${count} outcomes, more than ${MOST_OUTCOMES}`);
  if ("dice" in draw) return sequences(draw.dice);
  if ("shuffle" in draw) return permutations(range(draw.shuffle));
  return range(draw.pick).map((n) => [n]);
}

function outcomeCount(draw: Draw): number {
  if ("dice" in draw) return 6 ** draw.dice;
  if ("shuffle" in draw) return range(draw.shuffle).reduce((product, n) => product * (n + 1), 1);
  return draw.pick;
}

function sequences(dice: number): number[][] {
  if (dice === 0) return [[]];
  return sequences(dice - 1).flatMap((rest) => range(6).map((n) => [...rest, n + 1]));
}

function permutations(things: readonly number[]): number[][] {
  if (things.length === 0) return [[]];
  return things.flatMap((first, i) => permutations(things.toSpliced(i, 1)).map((rest) => [first, ...rest]));
}

function range(n: number): number[] {
  return Array.from({ length: n }, (_, i) => i);
}
