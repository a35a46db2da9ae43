/**
 * How much hangs on an answer. `plain`: one press, and it may be taken back. `costly`: something is given up for good, so nobody should
 * say it by a second press that was meant for something else. `final`: nothing goes on as before, so it wants to be meant.
 */
export const WEIGHTS = ["plain", "costly", "final"] as const;
export type Weight = (typeof WEIGHTS)[number];
