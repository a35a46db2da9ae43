/** How a server answers whose release does not play the rules that a match was begun under. */
export const OTHER_EDITION = 501;
