import type { Texts } from "../../../text/texts.ts";
import type { en } from "./en.ts";

export const de: Texts<typeof en> = {
  nobody: "In dieser Partie log niemand.",
  most: (name, lies, caught) =>
    `${name} log ${lies === 1 ? "einmal" : `${lies}-mal`} und wurde ${caught === 0 ? "nie" : caught === 1 ? "einmal" : `${caught}-mal`} erwischt.`,
  lead: (claims) =>
    `${claims === 1 ? "Einmal" : `${claims}-mal`} sagte jemand „Ich kann nicht“. Je höher eine Blase, desto eher war es gelogen, nach allem, was der Tisch wissen konnte.`,
  true: "wahr",
  lie: "gelogen",
  caught: "erwischt",
  doubted: "bezweifelt, aber wahr",
  pays: "über dieser Linie lohnt sich ein Zweifel im Schnitt",
  picture: "Wie wahrscheinlich jede Behauptung gelogen war",
  round: (n) => `Runde ${n}`,
  claim: (name, round, likelihood, what, doubters) =>
    `${name}, Runde ${round}: zu ${likelihood} gelogen. ${what}${doubters === "" ? " Niemand zweifelte." : ` Bezweifelt von ${doubters}.`}`,
  wasLie: "So war es auch.",
  wasTrue: "Es war wahr.",
  who: "Wer log, wer erwischt wurde",
  said: "„Ich kann nicht“",
  lied: "gelogen",
  wasCaught: "erwischt",
  right: "Zweifel richtig",
  of: (right, all) => `${right} von ${all}`,
  doubts: "Gezweifelt und geglaubt",
  whom: "wem",
  likelihood: "wohl gelogen",
  did: "getan",
  worth: "wert",
  ofRound: (name, round) => `${name}, Runde ${round}`,
  doubtedIt: "gezweifelt",
  believedIt: "geglaubt",
  others: (n) => (n === 1 ? "die andere" : `die anderen ${n}`),
};
