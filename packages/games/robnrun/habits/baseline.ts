import type { Baseline } from "@safehouse/kernel";

/** Written by `npm run habits`. */
// oxfmt-ignore
export const baseline: Baseline = {
  easy: [[910, 242], [522, 242], [206, 3633], [3296, 6929], [134, 198]],
  normal: [[1002, 277], [594, 277], [56, 4102], [5025, 9127], [89, 198]],
  expert: [[201, 59], [129, 59], [13, 769], [613, 1382], [5, 30]],
};
