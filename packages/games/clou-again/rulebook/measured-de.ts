import type { Phrases } from "@safehouse/kernel";
import { familyMeasuredDe } from "../../clou/rulebook/measured-de.ts";

export const measuredDe: Phrases = [
  ["{}, crew of {} without Janet: {}", "{}, Bande zu {} ohne Janet: {}"],
  ["{}, crew of {} with Janet: {}", "{}, Bande zu {} mit Janet: {}"],
  ["median of normal", "Median von „normal“"],
  ["{} (wanted {} to {}); {} over {}", "{} (verlangt: {} bis {}); {} über {}"],
  [
    "{} is harder than {}: mean of normal, all crews without Janet",
    "{} schwerer als {}: Mittel von „normal“, alle Banden ohne Janet",
  ],
  [
    "{} is harder than {}: mean of normal, all crews with Janet",
    "{} schwerer als {}: Mittel von „normal“, alle Banden mit Janet",
  ],
  ["cat-and-dog", "Katz und Hund"],
  ["film-studio", "Das Filmstudio"],
  ["night-train", "Der Nachtzug"],
  ["diamond-exchange", "Die Diamantenbörse"],
  ...familyMeasuredDe,
];
