/** What the plans came in: the game itself, from the easiest to the hardest, and what we have added to it (C-9). */
export const BOXES = {
  base: ["old-mansion", "auction-house", "embassy-ball", "private-bank"],
  professional: ["casino", "observatory", "royal-mint"],
  train: ["great-terminus", "sleeping-cars", "mail-coach", "viaduct"],
} as const satisfies { readonly [box: string]: readonly string[] };

export type Box = keyof typeof BOXES;

/** What older editions were made of: the first boxes, as far as there were any. All of it is in the present one, as it was. */
export const OLDER_CONTENT: readonly {
  readonly rules: readonly number[];
  readonly boxes: readonly Box[];
  readonly content: string;
}[] = [
  { rules: [0, 1], boxes: ["base"], content: "f136d0bdd80e4d46" },
  { rules: [2], boxes: ["base", "professional"], content: "a6d2075eaed969cd" },
];
