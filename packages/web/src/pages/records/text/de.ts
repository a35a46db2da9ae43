import type { Texts } from "../../../text/texts.ts";
import type { en } from "./en.ts";

export const de: Texts<typeof en> = {
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
  times: (n) => (n === 1 ? "ein Spiel" : `${n} Spiele`),
  last: (score) => `zuletzt ${score}`,
  on: (date) => `am ${date}`,
  earlier: "Mit einer früheren Fassung des Spiels. Neue Nächte zählen für sich.",
  replay: "Ansehen",
  replayOf: (what) => `Ansehen: ${what}`,
  goneReplay: "Das Spiel selbst ist gelöscht.",
};
