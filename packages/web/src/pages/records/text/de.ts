import type { Texts } from "../../../text/texts.ts";
import type { en } from "./en.ts";

export const de: Texts<typeof en> = {
  title: "Bestwerte",
  lead: "Deine besten Nächte auf diesem Gerät. Es zählen nur Würfel, die niemand kannte: keine Tagesbrüche, keine Links, keine zweiten Versuche.",
  none: "Noch keine Bestwerte",
  noneLead: "Spiel ein Spiel zu Ende, das eine Crew gemeinsam gewinnt oder verliert. Dann steht das Ergebnis hier.",
  toHome: "Ein Spiel suchen",
  crew: (n) => (n === 1 ? "allein" : `Crew aus ${n}`),
  points: (n) => (n === 1 ? "1 Punkt" : `${n} Punkte`),
  times: (n) => (n === 1 ? "ein Spiel" : `${n} Spiele`),
  last: (points) => `zuletzt ${points}`,
  on: (date) => `am ${date}`,
  earlier: "Mit einer früheren Fassung des Spiels. Neue Nächte zählen für sich.",
  replay: "Ansehen",
  replayOf: (what) => `Ansehen: ${what}`,
  goneReplay: "Das Spiel selbst ist gelöscht.",
};
