// Not a plain import: what only hosts need would then be a part of every table in the browser.
const { clouAgain } = await import("./game.ts");

/** Rules 1 are rules 0 under a number that counts from then on. */
export const older: readonly (typeof clouAgain)[] = [{ ...clouAgain, meta: { ...clouAgain.meta, rules: 0 } }];
