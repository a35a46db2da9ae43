import { sumUp } from "@safehouse/games/clou-christmas/board";
import { signed } from "../../../text/signed.ts";
import type { Texts } from "../../../text/texts.ts";
import type { en } from "./en.ts";

const AND = new Intl.ListFormat("de-DE", { type: "conjunction" });
const NUMBERS = ["keine", "eine", "zwei", "drei", "vier", "fünf", "sechs", "sieben", "acht", "neun", "zehn"];
const inWords = (n: number): string => NUMBERS[n] ?? String(n);
const WHERE: { readonly [heist: string]: string } = {
  "glass-cutter": "Hatton Garden, 13. Dez.",
  "numbers-game": "Piccadilly, 19. Dez.",
  "final-curtain": "Royal Albert Hall, 23. Dez.",
};

export const de: Texts<typeof en> = {
  and: (list) => AND.format(list),
  back: "Zurück",
  bar: "Fragen und Antworten",

  steps: "Wo die Kampagne steht",
  stepTarget: "Ziel",
  stepTeam: "Team",
  stepBreakIn: "Einbruch",
  stepReport: "Polizeibericht",
  stepWages: "Löhne",

  book: "Das Kampagnenbuch",
  title: "Die 3 Coups zu Weihnachten",
  progress: "Verlauf",
  improvements: "Ausbau",
  team: "Team",
  ending: "Das Ende",
  kitty: "Die Kasse",
  kittyShort: "Kasse",

  heists: "Coups",
  where: (heist) => WHERE[heist] ?? "",
  stampAway: "Erledigt",
  stampCaught: "Gefasst",
  stampNext: "Jetzt",
  report: "Bericht",
  specialHeld: (loot) => `${loot}: habt ihr`,
  specialMissing: (loot) => `${loot}: steht noch aus`,
  specialLost: (loot) => `${loot}: liegen gelassen`,

  rest: "Rest",
  points: "Punkte",
  expenses: "Ausgaben",

  traces: "Spuren",
  tracesLeft: (crossed, left) => `${inWords(crossed)} angekreuzt, noch ${inWords(left)}`,
  tracesOut: (n) => (n === 0 ? "" : `, ${inWords(n)} nicht im Spiel`),

  thieves: "Die Diebe",
  free: "frei",
  inPrison: "im Gefängnis",
  prisonNobody: "Alle auf freiem Fuß.",
  prisonSome: (names, n) => `${names} ${n === 1 ? "sitzt" : "sitzen"}.`,

  doubles: "Geschenke und Essen",
  doublesWorth: (n) => `am Ende je ${n} Punkte`,
  doubleTaken: (name) => `${name}: mitgenommen`,
  doubleOpen: (name) => `${name}: noch nicht`,

  experience: "Erfahrung",
  experienceHint: "kommt von allein",
  fromHeist: (n) => `ab dem ${n}. Coup`,
  notYet: "noch nicht",
  tools: "Werkzeug",
  preparations: "Vorbereitungen",
  perBox: (n) => `${n} Punkte je Kästchen`,
  isFree: "ein Kästchen ist frei",
  yours: "habt ihr",
  notBought: "nicht gekauft",
  noUse: (thief) => `Nutzlos, solange ${thief} sitzt.`,
  without: (item) => `${item}: nicht gekauft.`,

  boxBuy: (item, n, of) => `${item}, Kästchen ${n} von ${of}, kann gekauft werden`,
  boxShut: (item, n, of) => `${item}, Kästchen ${n} von ${of}, leer`,
  boxProposed: (item, n, of) => `${item}, Kästchen ${n} von ${of}, vorgeschlagen, drücken legt es zurück`,
  boxCrossed: (item, n, of) => `${item}, Kästchen ${n} von ${of}, angekreuzt`,

  circleOf: (n) => `Kreis ${n}`,
  box: "Kreiskasten",
  boxAsks: (condition) => `Kreiskasten, ${condition}`,
  gearHint: "Im Coup nutzt ihr sie wie Felder des eigenen Blatts. Eine fertige Reihe zahlt einmal.",
  lineGives: (gifts) => `gibt ${gifts}`,
  crossed: "angekreuzt",
  empty: "leer",
  holds: (n) => `darin ${n}`,

  kittyLeft: (n) => `Noch ${n} in der Kasse`,
  mayBuy(price, n) {
    if (n === 0) return `Ein Kästchen kostet ${price}. Schulden gibt es nicht.`;
    return `Ein Kästchen kostet ${price}: ${n === 1 ? "Eines geht" : `${n} gehen`} noch. Schulden gibt es nicht.`;
  },
  freeTitle: "Ein Kästchen geht aufs Haus.",
  freeHint: "Ein Werkzeug oder eine Vorbereitung, vor dem ersten Coup.",
  allAgree: "Alle müssen zustimmen.",
  settle: "Löhne auszahlen",
  takeFree: "Nehmen",
  takeNothing: "Nichts nehmen",
  buyNothing: "Nichts kaufen",
  veto: "Veto",
  vetoSure: "Gar nichts kaufen?",
  agreement: "Wer zugestimmt hat",
  agreed: (name) => `${name} stimmt zu`,
  refused: (name) => `${name} ist dagegen`,
  notAnswered: (name) => `${name} hat noch nicht geantwortet`,
  youAnswered: "Du hast geantwortet. Ändert sich der Vorschlag, wirst du wieder gefragt.",

  teamTitle: (heist) => `${heist}: Wer geht hinein?`,
  teamHint: "Jeder nimmt einen Dieb. Wer sitzt, bleibt drin.",
  away: "weg",
  lookAtSheets: "Blätter ansehen",
  wishedBy: (name) => `das wünscht sich ${name}`,
  wishedByYou: "das wünschst du dir",
  takenBy: (name) => `bei ${name}`,
  takenByYou: "bei dir",
  sitsUntil: "Sitzt bis zum Ende der Kampagne.",

  scoutTitle: "Auskundschaften: ein Symbol ankreuzen.",
  scoutHint: "Irgendein Symbol einer Aufgabe, auch hinter verschlossenen Türen.",
  tuneTitle: "Feinschliff: einen Kreis ankreuzen.",
  tuneHint: "Auf deinem Blatt oder dem der Kampagne. Es bringt nichts, weder jetzt noch später.",
  nightOver: "Die Nacht ist vorbei. Niemand arbeitet weiter.",
  mayCross: "kann angekreuzt werden",
  crossIt: "Ankreuzen",
  pass: "Nichts ankreuzen",
  fileReport: "Zum Polizeibericht",

  storyTitle: "Wie es beginnt",
  reportTitle: "Polizeibericht",
  reportOf: (heist) => `Scotland Yard · ${heist}`,
  reportAway: "Die Bande ist entkommen.",
  reportTraces: "Zu viele Spuren. Alle Beteiligten wurden verhaftet.",
  reportPolice: (driver) => `Der Wagen wurde gestoppt. Am Steuer saß ${driver}; die anderen liefen davon.`,
  reportPoints: "Die Beute",
  reportHalf: (scored, points) => `${scored}, davon die Hälfte: ${points}`,
  reportSpecial: "Besondere Beute",
  reportTaken: (loot) => `${loot}: verschwunden`,
  reportNotTaken: "liegt noch, wo sie lag",
  reportDoubles: "Geschenke und Essen",
  reportDoublesNone: "nichts vermisst",
  reportMarks: "Spuren",
  reportMarksFound: (n) => `${n} gefunden`,
  reportMarksLeft: (n, left) => `${n} gefunden, noch ${left} auf dem Blatt`,
  reportArrested: "Verhaftet",
  reportArrestedNone: "niemand",
  reportKitty: "Die Kasse",
  reportSum: sumUp,
  reportGo: "Zu den Löhnen",
  reportClose: "Weglegen",

  scoreTitle: "Die Rechnung",
  total: "Summe",
  pointsTotal: (n) => `${signed(n)} ${n === 1 ? "Punkt" : "Punkte"}`,

  campaignSheet: "Kampagnenblatt",
  tonight: "Heute Nacht in Kraft",
  sheetHint: "Hier dürfen alle schreiben. Was einer benutzt hat, ist für alle benutzt.",

  playedNow: (passage) => `Jetzt: ${passage}.`,
  playedNext: (passage) => `Nächste Runde: ${passage}.`,
  sneakOut:
    "Heute läuft niemand davon: Ihr schleicht euch über den Plan hinaus. Einmal begonnen, gibt es nichts anderes mehr.",
};
