import { clou } from "./game.ts";

/** Rules 1 are rules 0 under a number that counts from then on. */
export const older: readonly (typeof clou)[] = [{ ...clou, meta: { ...clou.meta, rules: 0 } }];
