import "./layout/hand-only.css";

/** The table stands on the big screen: the others’ sheets are looked at there. */
export const handOnly = true;
