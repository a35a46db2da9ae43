import type { helpsEn, sheetEn } from "./sheet-en.ts";

/** What stands on the campaign sheet: experience, tools and preparations. */
export const sheetDe: { readonly [id in keyof typeof sheetEn]: string } = {
  first: "Erfahrung ab dem 1. Einbruch",
  second: "Erfahrung ab dem 2. Einbruch",
  third: "Erfahrung ab dem 3. Einbruch",
  "candy-canes": "Zuckerstangen",
  "fairy-lights": "Lichterkette",
  "santa-costume": "Weihnachtsmannkostüm",
  affair: "Affäre mit dem Inspektor",
  scouting: "Auskundschaften",
  "power-lifting": "Krafttraining",
  "tuning-up": "Feinschliff",
  tickets: "Eintrittskarten",
  "false-passports": "Falsche Pässe",
};

/** What each thing that can be bought does. */
export const helpsDe: { readonly [id in keyof typeof helpsEn]: string } = {
  "candy-canes": "Genau richtig gebogen. Felder für alle, bis sie verbraucht sind.",
  "fairy-lights": "Passt in jede Steckdose. Felder für alle, bis sie verbraucht sind.",
  "santa-costume": "Den hält im Dezember niemand auf. Felder für alle, bis sie verbraucht sind.",
  affair: "Spuren kosten im Coup keine Punkte. Auf dieses Blatt kommen sie trotzdem.",
  scouting: "Vor dem Einbruch: Kreuzt ein Symbol einer beliebigen Aufgabe an.",
  "power-lifting": "Was allein Stärke braucht, hinterlässt keine Spur.",
  "tuning-up": "Vor dem Einbruch kreuzen alle einen Kreis an. Er aktiviert nichts.",
  tickets: "Das Konzert: Ihr seid schon drin. Beginnt im Foyer.",
  "false-passports": "Zwei Spuren mehr auf diesem Blatt, bis man euch findet.",
};
