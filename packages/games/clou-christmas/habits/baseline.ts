import type { Baseline } from "@safehouse/kernel";

/** Written by `npm run habits`. */
// oxfmt-ignore
export const baseline: Baseline = {
  easy: [[7757, 3377], [396, 7757], [0, 3377], [5285, 120], [40, 360]],
  normal: [[8627, 3293], [376, 8627], [0, 3293], [7844, 120], [24, 357]],
  expert: [[1725, 646], [69, 1725], [0, 646], [1827, 24], [0, 72]],
};
