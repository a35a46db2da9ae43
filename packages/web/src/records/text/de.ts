import type { Texts } from "../../text/texts.ts";
import type { en } from "./en.ts";

export const de: Texts<typeof en> = {
  first: (score) => `Dein erstes Mal hier. ${score} gilt es zu schlagen.`,
  better: (score, before) => `Dein neuer Bestwert: ${score}. Bisher war es ${before}.`,
  equal: (score) => `So gut wie dein Bestwert: ${score}.`,
  worse: (best, score) => `Dein Bestwert: ${best}. Diesmal ${score}.`,
  toRecords: "Alle Bestwerte",

  title: "Bestwerte",
  lead: "Deine besten Nächte auf diesem Gerät. Es zählt nur Glück, das niemand kannte: keine Spiele der Nacht, keine Links, keine zweiten Versuche.",
  none: "Noch keine Bestwerte",
  noneLead: "Spiel ein Spiel zu Ende, gemeinsam oder allein gegen Bots. Dann steht das Ergebnis hier.",
  tonightTitle: "Jede Nacht",
  tonightLead: "Die Spiele der Nacht führen ihr eigenes Buch.",
  nights: (n) => (n === 1 ? "einmal gespielt" : `${n}-mal gespielt`),
  noNights: "noch nicht gespielt",
  bestNight: (score) => `Bestwert ${score}`,
  toHome: "Ein Spiel suchen",
  crew: (n) => (n === 1 ? "allein" : `Crew aus ${n}`),
  rivals: (n, plays) => (n === 1 ? `gegen einen Bot, der ${plays}` : `gegen ${n} Bots: ${plays}`),
  points: (n) => (n === 1 ? "1 Punkt" : `${n} Punkte`),
  ahead: (n) =>
    n === 0
      ? "gleichauf mit dem Besten"
      : `${Math.abs(n) === 1 ? "1 Punkt" : `${Math.abs(n)} Punkte`} ${n > 0 ? "Vorsprung" : "Rückstand"}`,
  won: "Gewonnen",
  shared: "Ein geteilter Sieg",
  lost: "Verloren",
  times: (n) => (n === 1 ? "ein Spiel" : `${n} Spiele`),
  last: (score) => `zuletzt ${score}`,
  on: (date) => `am ${date}`,
  earlier: "Mit einer früheren Fassung des Spiels. Neue Nächte zählen für sich.",
  replay: "Ansehen",
  replayOf: (what) => `Ansehen: ${what}`,
  goneReplay: "Das Spiel selbst ist gelöscht.",
};
