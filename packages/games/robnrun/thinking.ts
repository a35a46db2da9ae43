/** What a table works out beside itself, in a worker: aids to think with, and what could have been known afterwards. */
export { memoryAid } from "./deduction/aid.ts";
export { fullGrid, statedGrid } from "./deduction/grid.ts";
export { reviewHeist } from "./deduction/review.ts";
