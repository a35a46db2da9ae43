/** What a bot does between heists: found by measuring whole campaigns. */
export interface Habits {
  /** What it buys before each heist while the money lasts, in this order. */
  readonly wishes: readonly (readonly string[])[];
  /** Whom it would rather send into each heist, best first; whoever has something prepared is worth three places. */
  readonly thieves: readonly (readonly string[])[];
}

/** By the size of the crew. */
export type HabitsByCrew = readonly Habits[];

const always = <Thing>(thing: Thing): Thing[] => [thing, thing, thing];

/** As greedy play was first measured: studies compare others with it, so these never change. */
export const GREEDY_HABITS: HabitsByCrew = [
  { wishes: [["candy-canes"], ["candy-canes"], ["candy-canes", "tickets"]], thieves: always([]) },
  { wishes: [["santa-costume"], ["santa-costume"], ["santa-costume", "tickets"]], thieves: always([]) },
  { wishes: always(["santa-costume"]), thieves: always([]) },
];

/** Found by trying one change after the other in campaigns of greedy thieves (study.md). */
export const GOOD_HABITS: HabitsByCrew = [
  {
    wishes: [["fairy-lights"], ["candy-canes"], []],
    thieves: [
      ["matt", "janet", "trixie", "bruce"],
      ["janet", "trixie", "bruce", "matt"],
      ["matt", "bruce", "trixie", "janet"],
    ],
  },
  {
    wishes: [["candy-canes"], [], []],
    thieves: [
      ["bruce", "janet", "matt", "trixie"],
      ["janet", "trixie", "matt", "bruce"],
      ["matt", "trixie", "janet", "bruce"],
    ],
  },
  {
    wishes: [["candy-canes"], [], []],
    thieves: [
      ["janet", "matt", "trixie", "bruce"],
      ["janet", "matt", "trixie", "bruce"],
      ["bruce", "matt", "janet", "trixie"],
    ],
  },
];
