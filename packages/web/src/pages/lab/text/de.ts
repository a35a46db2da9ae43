import type { Texts } from "../../../text/texts.ts";
import type { en } from "./en.ts";

const GROUPS: { readonly [kind: string]: string } = {
  cells: "Felder des Bogens",
  cards: "Gespielte Karten",
  doings: "Was gesagt wird",
  hints: "Gegebene Hinweise",
  safes: "Ausgeraubte Tresore",
  thieves: "Wer mitgeht",
  items: "Was gekauft wird",
};

const LIST = new Intl.ListFormat("de", { type: "conjunction" });
const games = (n: number): string => (n === 1 ? "1 Partie" : `${n} Partien`);

export const de: Texts<typeof en> = {
  titleOf: (game) => `Das Labor: ${game}`,
  none: "Zu diesem Spiel hat das Labor nichts",
  lead: "Bots haben diese Spiele unter sich gespielt. Das kam heraus: wie viel sie holen, wie weit ihre Stufen auseinanderliegen und was niemand benutzt.",
  games: "Spiele",
  older: (rules) =>
    `Diese Zahlen gehören zu Regelstand ${rules} oder zu anderen Inhalten, als heute gespielt werden. Sie sind noch neu zu messen.`,
  sizes: (of) =>
    `Kleine Stichproben, also auf die Fehler achten: ${games(of.games)} je Tisch und Stufe, ${of.ladder} je Sprosse der Leiter, ${of.lines} je Zeile des Regelwerks; Startwert ${of.seed}. „npm run lab“ misst neu.`,
  seats: (n) =>
    n === 1 ? "allein" : `zu ${["", "", "zweit", "dritt", "viert", "fünft", "sechst", "siebt", "acht"][n] ?? n}`,
  "axis-first": "Wo",
  "axis-second": "Dieb",
  "axis-seats": "Spieler",
  "axis-level": "Bots",
  spread: "Punkte",
  spreadRound: "Punkte je Runde",
  spreadLead: (n, expert) =>
    `Wie sich die Punkte von ${games(n)} (${expert} von denen, die auf Sieg spielen) verteilen; der senkrechte Strich ist das Mittel. Zwischen den beiden Zahlen liegt die mittlere Hälfte aller Partien.`,
  spreadAmong: (plays) => `Beobachtet wird ein Bot unter anderen von einer Sorte: jeder von denen ${plays}.`,
  columnPoints: "Punkte",
  columnMean: "Mittel ± Fehler",
  columnMiddle: "Mittlere Hälfte",
  columnWon: "Gewonnen",
  wins: "Siege",
  winsLead: "Wie oft Bots jeder Stufe dort gewinnen.",
  ladder: "Die Leiter",
  ladderCrews: (n) =>
    `Banden zweier benachbarter Stufen spielen dieselben ${games(n)}. Die Marke zeigt, wie viele Punkte die bessere mehr hat, der Strich reicht den doppelten Standardfehler weit.`,
  ladderRivals: (n) =>
    `Einer der besseren Stufe unter solchen der nächstniedrigeren, ${games(n)}. Die Marke zeigt, wie viele Punkte mehr er holt als die anderen, der Strich reicht den doppelten Standardfehler weit.`,
  ladderApart: (apart, all) => `${apart} von ${all} Paaren liegen um mehr als den doppelten Fehler auseinander.`,
  columnLevels: "Von Stufe zu Stufe",
  columnLead: "Mehr Punkte",
  columnFigure: "± Fehler",
  step: (low, high) => `${low} → ${high}`,
  notApart: "nicht getrennt",
  uses: "Was benutzt wird",
  usesLead: (n) =>
    `In wie vielen von ${games(n)} etwas an diesem Tisch mindestens einmal benutzt wurde. Was dort nicht im Spiel ist, zählt als nicht benutzt.`,
  group: (kind) => GROUPS[kind] ?? kind,
  allUsed: "Alles wird in mindestens 3 % der Partien benutzt.",
  hardlyUsed: (names, count) =>
    count > names.length
      ? `In weniger als 3 % der Partien benutzt: ${LIST.format([...names, `${count - names.length} weitere`])}.`
      : `In weniger als 3 % der Partien benutzt: ${LIST.format(names)}.`,
  columnThing: "Was",
  columnUsed: "Benutzt in",
  asList: (n) => `Alle ${n} als Liste`,
  heatMapOf: (thief) => `Der Bogen von ${thief}, wärmer, wo Felder öfter benutzt werden`,
  heatNever: "Gestrichelt: nie",
  heatAlways: "immer",
  lines: "Was das Regelwerk verlangt",
  linesLead: "Die Balance-Regeln, mit wenigen Partien gemessen: ein erster Blick, nicht das Urteil der Regelseite.",
  toRules: "Die Regeln, mit dem, was ausführlich gemessen wurde",
};
