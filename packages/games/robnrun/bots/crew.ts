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

/** Supposes that an accomplice plays the likeliest tool in hand: adds what that comes to, tool by tool, to the middle. */
export function expectPlay(odds: Float64Array, middle: number[], hold: number): void {
  const order = Array.from({ length: KINDS }, (_, tool) => tool);
  const values = order.map((tool) => rightOdds(odds, tool, middle[tool]));
  order.sort((a, b) => values[b] - values[a]);
  let left = 1;
  for (const tool of order) {
    const share = left * hold;
    middle[tool] += share;
    left -= share;
  }
}
