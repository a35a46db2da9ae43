import type { heistsEn } from "./heists-en.ts";

/** What the three heists are called. */
export const heistsDe: { readonly [id in keyof typeof heistsEn]: string } = {
  "glass-cutter": "Der Glasschleifer",
  "numbers-game": "Zahlenspiel",
  "final-curtain": "Der letzte Vorhang",
};
