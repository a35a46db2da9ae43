import type { Baseline } from "@safehouse/kernel";

/** Written by `npm run habits`. */
// oxfmt-ignore
export const baseline: Baseline = {
  easy: [[61, 3633], [27, 61], [325, 4316], [42, 325], [128, 170], [2806, 810], [147, 210]],
  normal: [[325, 4290], [180, 325], [714, 5521], [225, 714], [646, 871], [3226, 810], [146, 210]],
  expert: [[185, 818], [178, 185], [715, 1106], [344, 715], [192, 536], [683, 162], [29, 42]],
};
