/** Answers are called so. */
export const LETTERS = "ABCDEFGH";
