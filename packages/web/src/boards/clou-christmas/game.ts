/** Whose rules are quoted. */
export const GAME = "clou-christmas";
