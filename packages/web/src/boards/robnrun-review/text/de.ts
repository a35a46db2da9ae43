import type { Texts } from "../../../text/texts.ts";
import type { en } from "./en.ts";

export const de: Texts<typeof en> = {
  none: "Hier gab niemand einen Hinweis.",
  title: (hints, missed) =>
    `${hints === 1 ? "Ein Hinweis wurde" : `${hints} Hinweise wurden`} gegeben. ${missed === 0 ? "Viel besser ging es nie." : missed === 1 ? "Einmal gab es etwas Besseres." : `${missed}-mal gab es etwas Besseres.`}`,
  lead: "Wie viele richtige Karten die Crew dafür mehr spielen dürfte, abzüglich der Kosten, und wie viele Zusammenstellungen von Werkzeugen sie vorher und nachher für möglich hielt. Nach den Absprachen auf der Regelseite, aus dem, was der Boss sehen konnte.",
  heist: (heist) => `Raub ${heist}`,
  boss: "Boss",
  told: "gesagt",
  best: "das Beste",
  silence: "nichts weiter",
  theBest: "das war das Beste",
  cards: (value) => `${value} Karten`,
  needs: (before, after) => `${before} → ${after} möglich`,
};
