import type { Baseline } from "@safehouse/kernel";

/** Written by `npm run habits`. */
// oxfmt-ignore
export const baseline: Baseline = {
  easy: [[2255, 1071], [196, 2255], [3, 1071], [561, 117], [19, 117]],
  normal: [[2486, 1028], [160, 2486], [0, 1028], [1048, 117], [8, 117]],
  expert: [[382, 158], [21, 382], [0, 158], [283, 17], [1, 17]],
};
