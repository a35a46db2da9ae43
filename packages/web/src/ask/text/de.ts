import type { en } from "./en.ts";

export const de: typeof en = {
  costs: "Kostet",
  gives: "Bringt",
  does: "Was es tut",
  whyNot: "Warum jetzt nicht",
  rule: "Regel",
  how: "Gedrückt halten oder ? fragt nach allem auf dem Tisch.",
  close: "Schließen",
  legend: "Legende",
  house: "Besonders an diesem Tisch",
  signs: "Zeichen",
  legendWaits: "Die Legende wird geholt …",
  noLegend: "Dieses Spiel hat keine Legende.",
};
