import type { Character } from "../playout/character.ts";

/** What somebody may be like, and how likely that is before anything was seen. */
export interface Liar extends Pick<Character, "lies" | "bold"> {
  readonly prior: number;
}

export interface Doubter extends Pick<Character, "doubts"> {
  readonly prior: number;
}

/** The kinds of liars that an expert reckons with: chances as in `Character`. */
export const LIARS: readonly Liar[] = [
  { prior: 2, lies: [30, 20, 10, 10], bold: false },
  { prior: 2, lies: [300, 200, 10, 10], bold: false },
  { prior: 4, lies: [600, 300, 150, 80], bold: false },
  { prior: 1, lies: [900, 700, 50, 20], bold: false },
  { prior: 1, lies: [100, 200, 700, 700], bold: false },
  { prior: 2, lies: [600, 500, 450, 400], bold: false },
  { prior: 1, lies: [950, 950, 950, 950], bold: true },
];

/** The kinds of doubters. */
export const DOUBTERS: readonly Doubter[] = [
  { prior: 1, doubts: [10, 10, 10, 10] },
  { prior: 3, doubts: [120, 100, 80, 60] },
  { prior: 3, doubts: [250, 250, 250, 250] },
  { prior: 2, doubts: [500, 500, 500, 500] },
  { prior: 1, doubts: [50, 50, 600, 700] },
  { prior: 1, doubts: [700, 500, 60, 30] },
  { prior: 2, doubts: [800, 800, 800, 800] },
  { prior: 2, doubts: [990, 990, 990, 990] },
];
