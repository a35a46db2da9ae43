import type { Phrases } from "@safehouse/kernel";

export const measuredDe: Phrases = [
  ["crew of {}: random at most {} or lost", "Bande zu {}: Zufall mit höchstens {} oder verloren"],
  ["crew of {}: median of greedy", "Bande zu {}: Median von „gierig“"],
  ["crew of {}: points of greedy that never buys anything", "Bande zu {}: Punkte von „gierig“, der nie etwas kauft"],
  ["{} (wanted {} or more)", "{} (verlangt: {} oder mehr)"],
  ["{} (wanted {} to {})", "{} (verlangt: {} bis {})"],
  ["{} ± {}, {} less", "{} ± {}; {} weniger"],
];
