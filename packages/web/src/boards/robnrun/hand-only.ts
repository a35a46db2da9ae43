import "./layout/hand-only.css";

/** The table stands on the big screen: road, station, town and crew are looked at there. */
export const handOnly = true;
