import type { Texts } from "../../text/texts.ts";
import type { en } from "./en.ts";

export const de: Texts<typeof en> = {
  first: (score) => `Dein erstes Mal hier. ${score} gilt es zu schlagen.`,
  better: (score, before) => `Dein neuer Bestwert: ${score}. Bisher war es ${before}.`,
  equal: (score) => `So gut wie dein Bestwert: ${score}.`,
  worse: (best, score) => `Dein Bestwert: ${best}. Diesmal ${score}.`,
  toRecords: "Alle Bestwerte",
  challengeFriend: "Jemanden herausfordern",
  points: (n) => (n === 1 ? "1 Punkt" : `${n} Punkte`),
  ahead: (n) =>
    n === 0
      ? "gleichauf mit dem Besten"
      : `${Math.abs(n) === 1 ? "1 Punkt" : `${Math.abs(n)} Punkte`} ${n > 0 ? "Vorsprung" : "Rückstand"}`,
  won: "Gewonnen",
  shared: "Ein geteilter Sieg",
  lost: "Verloren",
};
