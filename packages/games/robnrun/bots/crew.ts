import { KINDS } from "../content/tools.ts";
import { DEPTH } from "../deduction/belief.ts";

/** How likely a hand of that size holds a given tool, of 8 among about 60 cards. */
export function holdOdds(cards: number): number {
  return 1 - 0.868 ** cards;
}

/** How likely a copy is right when `already` copies of it are in the middle; a fraction lies in between. */
export function rightOdds(odds: Float64Array, tool: number, already: number): number {
  const whole = Math.floor(already);
  if (whole >= DEPTH - 1) return 0;
  const low = odds[tool * DEPTH + whole];
  return low + (odds[tool * DEPTH + whole + 1] - low) * (already - whole);
}

/** What is left after the likeliest few tools is not worth reckoning with. */
const THOUGHT_OF = 4;
const values = new Float64Array(KINDS);

/** Supposes that an accomplice plays the likeliest tool in hand: adds what that comes to, tool by tool, to the middle. */
export function expectPlay(odds: Float64Array, middle: Float64Array, hold: number): void {
  for (let tool = 0; tool < KINDS; tool++) values[tool] = rightOdds(odds, tool, middle[tool]);
  let left = 1;
  for (let i = 0; i < THOUGHT_OF; i++) {
    let best = 0;
    for (let tool = 1; tool < KINDS; tool++) if (values[tool] > values[best]) best = tool;
    middle[best] += left * hold;
    left -= left * hold;
    values[best] = -1;
  }
}
