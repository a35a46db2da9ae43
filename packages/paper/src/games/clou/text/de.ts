import type { ClouPaperWords } from "./en.ts";
import { sheetDe } from "./sheet-de.ts";

export const de: ClouPaperWords = {
  ...sheetDe,
  symbols: "Die Symbole",
  round: "Eine Runde",
  scoring: "Punkte",
  start: "Start",
  crew: (n) => ["allein", "zu zweit", "zu dritt"][n - 1] ?? "",
  anyCrew: (most) => `für einen bis ${["einen", "zwei", "drei"][most - 1]}`,
  white: {
    adjust: "Zahl ±2",
    adjustLine: "rauf oder runter",
    die: "Zusatzwürfel",
    dieLine: "hier eine 6",
    number: "beliebige Zahl",
    numberLine: "die passt",
    circle: "beliebiger Kreis",
    circleLine: "in Reichweite",
    either: "eines von zweien",
  },
  rounds: [
    "Drei Würfel werfen: Alle haben alle drei.",
    "Würfel nutzen, einzeln oder addiert. Je Würfel, der übrig bleibt: eine Spur ankreuzen.",
    "Ein Zeitsymbol ankreuzen. Keins mehr da: Alarm.",
    "Gemeinsam abhauen oder weitermachen.",
  ],
  mapLegend: {
    crew: "erst ab 2 Dieben",
    diamond: "öffnet den Raum",
    trace: "kostet eine Spur",
    alarm: "löst den Alarm aus",
    time: "kostet Zeit",
    double: "Geschenk oder Mahlzeit",
    special: "besondere Beute",
  },
  passages: {
    steps:
      "Jedes im Spiel angekreuzte Zeitsymbol kreuzt auch einen Schritt an. Der letzte angekreuzte gilt in der nächsten Runde.",
    first: "Runde 1",
    interval: (room) => `Nicht begonnen, Pause: keine Arbeit hier und an der Tür dazu: ${room}.`,
    instrumental: "Instrumental: keine Einschränkung.",
    quiet: "Leise: Symbole aus Werkzeugen dürfen nicht genutzt werden. Ihre Felder darf man füllen.",
    loud: "Laut: Bevor Würfel genutzt werden, bekommt die Bande einmal eins der beiden Symbole.",
  },
  campaign: {
    sneakOut: (loot) =>
      `Heute haut niemand ab. Ist das erste Symbol angekreuzt, geht auf dem Plan nichts anderes mehr. Das letzte beendet den Coup sofort: Ihr seid weg, wenn dies auf dem Kampagnenblatt steht: ${loot}. Sonst flieht ihr mit dem Auto.`,
    helps: "Vom Kampagnenblatt",
    crossAll: (challenge) => `zu Beginn „${challenge}“ ganz ankreuzen`,
    crossSome: (challenge, numbers) => `zu Beginn bei „${challenge}“ Symbol ${numbers.join(" und ")} ankreuzen`,
  },
  score: {
    loot: "Beute",
    time: (points) => `Je Zeitsymbol, das bleibt:\u00a0${signed(points)}`,
    alarm: (points) => `Der Alarm:\u00a0${signed(points)}`,
    traces: (points) => `Je angekreuzte Spur:\u00a0${signed(points)}`,
    total: "Zusammen",
    rating: (above, words) => `über ${above}: ${words}`,
  },
  plans: "Pläne",
  sheets: "Diebesblätter",
  more: "Dazu",
  rules: "Die Regeln auf einer Seite",
  ownSheet: "mit eigenem Blatt",
  sheetOf: (name) => `Diebesblatt ${name}`,
  ink: { colour: "farbig", "low-ink": "sparsam" },
};

function signed(points: number): string {
  return points < 0 ? `−${-points}` : `+${points}`;
}
