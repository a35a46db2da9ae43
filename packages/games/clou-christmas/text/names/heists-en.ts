/** What the three heists are called. */
export const heistsEn = {
  "glass-cutter": "The glass cutter",
  "numbers-game": "Numbers game",
  "final-curtain": "Final curtain",
} as const;
