import type { Phrases } from "@safehouse/kernel";

/** What is measured alike in all of the family. */
export const familyMeasuredDe: Phrases = [
  ["{}, crew of {}: {}", "{}, Bande zu {}: {}"],
  ["random over {}", "Zufall über {}"],
  ["{} (wanted {} to {})", "{} (verlangt: {} bis {})"],
  ["{} against {}", "{} gegen {}"],
  ["{} over all plans and crews", "{} über alle Pläne und Banden"],
  ["{}, {} from the mean of all ({} allowed)", "{}; {} neben dem Mittel aller (erlaubt: {})"],
  ["{}, {}: alone, in twos, in threes", "{}, {}: allein, zu zweit, zu dritt"],
  ["{}, {}: alone, in twos", "{}, {}: allein, zu zweit"],
  ["bruce", "Bruce"],
  ["janet", "Janet"],
  ["matt", "Matt"],
  ["trixie", "Trixie"],
];

export const measuredDe: Phrases = [
  ...familyMeasuredDe,
  ["normal over {}", "„normal“ über {}"],
  ["{} is harder than {}: normal over {}, all crews", "{} schwerer als {}: „normal“ über {}, alle Banden"],
  ["old-mansion", "Die alte Villa"],
  ["auction-house", "Das Auktionshaus"],
  ["embassy-ball", "Der Botschaftsball"],
  ["private-bank", "Die Privatbank"],
  ["casino", "Das Kasino"],
  ["observatory", "Die Sternwarte"],
  ["royal-mint", "Die königliche Münze"],
  ["great-terminus", "Der Kopfbahnhof"],
  ["sleeping-cars", "Die Schlafwagen"],
  ["mail-coach", "Der Postwagen"],
  ["viaduct", "Das Viadukt"],
];
