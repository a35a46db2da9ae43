import type { Phrases } from "@safehouse/kernel";

export const measuredDe: Phrases = [
  ["crew of {}: random at most {} or lost", "Bande zu {}: Zufall mit höchstens {} oder verloren"],
  ["crew of {}: median of normal", "Bande zu {}: Median von „normal“"],
  ["crew of {}: points of normal that never buys anything", "Bande zu {}: Punkte von „normal“, der nie etwas kauft"],
  ["{} (wanted {} or more)", "{} (verlangt: {} oder mehr)"],
  ["{} (wanted {} to {})", "{} (verlangt: {} bis {})"],
  ["{} ± {}, {} less", "{} ± {}; {} weniger"],
];
