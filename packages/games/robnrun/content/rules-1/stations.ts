import type { Station } from "../station.ts";

/** The stations of rules 0 and 1, by crew size. With two players most dice changed nothing. */
export const STATIONS: { readonly [seats: number]: Station } = {
  2: [
    [2, 2, 2],
    [5, 4, 3, 3],
    [11, 10, 10, 10],
    [3, 3, 2, 2, 2],
  ],
  3: [
    [3, 4, 4],
    [5, 4, 3, 2],
    [9, 8, 7, 6],
    [6, 5, 4, 3, 2],
  ],
  4: [
    [4, 5, 5],
    [5, 4, 3, 2],
    [7, 7, 6, 5],
    [6, 5, 4, 3, 2],
  ],
  5: [
    [4, 5, 5],
    [5, 4, 3, 2],
    [6, 5, 4, 4],
    [6, 5, 4, 3, 2],
  ],
};
