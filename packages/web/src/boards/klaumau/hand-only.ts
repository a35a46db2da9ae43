import "./layout/hand-only.css";

/** The table stands on the big screen: the players and the piles are looked at there. */
export const handOnly = true;
