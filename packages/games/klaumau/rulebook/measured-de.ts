import type { Phrases } from "@safehouse/kernel";

export const measuredDe: Phrases = [
  ["{} seats: who {}", "{} Plätze: wer {}"],
  ["always doubts", "immer zweifelt"],
  ["never doubts", "nie zweifelt"],
  ['always says "I cannot"', "immer „Ich kann nicht“ sagt"],
  ['never says "I cannot" if it can', "nie „Ich kann nicht“ sagt, solange es geht"],
  ["{} ± {} points against normal, {} matches without end", "{} ± {} Punkte gegenüber „normal“, {} Partien ohne Ende"],
];
