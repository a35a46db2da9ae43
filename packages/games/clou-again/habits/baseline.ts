import type { Baseline } from "@safehouse/kernel";

/** Written by `npm run habits`. */
// oxfmt-ignore
export const baseline: Baseline = {
  easy: [[1618, 922], [80, 1618], [4, 922], [599, 88], [13, 88]],
  normal: [[1905, 902], [98, 1905], [3, 902], [928, 88], [13, 88]],
  expert: [[333, 150], [10, 333], [0, 150], [268, 16], [0, 16]],
};
