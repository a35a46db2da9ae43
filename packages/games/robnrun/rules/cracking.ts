import { goldIn, type SafeId, SAFES } from "../content/safes.ts";
import { KINDS } from "../content/tools.ts";

/** which safes the open tools crack: the most safes, then the most gold. 1 for a cracked one, by place in the list. */
export function crackedSafes(safes: readonly SafeId[], opened: readonly number[]): number[] {
  let best = 0;
  let bestWorth = 0;
  for (let choice = 1; choice < 1 << safes.length; choice++) {
    const worth = worthOf(safes, choice, opened);
    if (worth > bestWorth) {
      best = choice;
      bestWorth = worth;
    }
  }
  return safes.map((_, i) => (best >> i) & 1);
}

/** More than all the gold of three safes. */
const A_SAFE = 100;

/** 0 if the tools do not suffice for this choice. */
function worthOf(safes: readonly SafeId[], choice: number, opened: readonly number[]): number {
  const left = opened.slice();
  let worth = 0;
  for (const [i, safe] of safes.entries()) {
    if (!((choice >> i) & 1)) continue;
    worth += A_SAFE + goldIn(safe);
    for (let tool = 0; tool < KINDS; tool++) {
      left[tool] -= SAFES[safe][tool];
      if (left[tool] < 0) return 0;
    }
  }
  return worth;
}
