import type { Texts } from "../../../../text/texts.ts";
import type { en } from "./en.ts";

export const de: Texts<typeof en> = {
  onPaper: (name: string) => `${name}, auf Papier`,
  back: "Zum Tisch",
  print: "Blatt drucken, wie es ist",
  whole: "Der ganze Tisch",
  threw: (name: string) => `Vom Haus geworfen für ${name}:`,
  entered: "In dieser Runde eingetragen",
  nothingYet: "Noch nichts.",
  undo: "Zurück",
  ask: (name: string, dice: string) =>
    dice === "" ? `Was hat ${name} noch geschrieben?` : `Was hat ${name} mit ${dice} gemacht?`,
  askSettle: (name: string) => `Was hat ${name} angekreuzt?`,
  askLead: "Drück, was auf dem Blatt steht.",
  and: (things: readonly string[]) => new Intl.ListFormat("de").format(things),
  into: (number: string, place: string) => `${number} in ${place}`,
  crossedOut: (place: string) => `${place} angekreuzt`,
  sum: (dice: readonly string[], number: number) =>
    dice.length === 1 && dice[0] === String(number)
      ? String(number)
      : `${dice.join(" + ").replaceAll("+ −", "− ")} = ${number}`,
  crosses: (symbol: string, place: string) => `${symbol}: ${place}`,
  done: (thing: string) => `${thing} geschafft`,
  letGo: (symbol: string) => `lässt ${symbol} verfallen`,
  loot: (loot: string, value: number) => `${loot} (${value})`,
  line: (line: string) => `${line} voll`,
  white: (symbol: string) => `gibt ${symbol}`,
  adds: (symbol: string) => `legt ${symbol} zur nächsten Zahl`,
  leaves: "überlässt es den Nächsten",
  other: "etwas anderes",
  nothing: "bringt noch nichts",
  turnsTitle: "Alles auf einmal",
  singleTitle: "Ein Eintrag",
  moreTitle: "Alles, was passt",
  andDone: (name: string) => `und ${name} ist fertig`,
  andDoneShort: "und fertig",
  roundDone: (name: string) => `${name} ist fertig`,
  roundDoneLead: "bleibt im Haus",
  stay: (name: string) => `${name} bleibt`,
  run: (name: string) => `${name} will raus`,
  askLeave: "Bleiben oder abhauen?",
  leaveLead: "Alle antworten für sich; aufgedeckt wird, wenn alle geantwortet haben.",
  askOther: "Wie ist die Antwort?",
  wait: (names: string) => `Warten auf ${names}`,
  waitLead: "Gerade ist nichts einzutragen.",
  over: "Die Nacht ist vorbei",
  overLead: (result, points) => `${result}: ${points === 1 ? "1 Punkt" : `${points} Punkte`}.`,
  presses: (n: number, most: number) =>
    n === 0
      ? `Höchstens ${most}-mal drücken pro Runde`
      : n === 1
        ? `1-mal gedrückt, höchstens ${most}-mal pro Runde`
        : `${n}-mal gedrückt, höchstens ${most}-mal pro Runde`,
  byItself: (what: string) => `Von selbst eingetragen, denn nichts anderes passt: ${what}`,
  first: (what: string) => `Jemand war schneller: ${what}`,
  notEntered: (why: string) => `Nicht eingetragen: ${why}`,
  sheetOf: (name: string) => `Ganzes Blatt von ${name} zeigen`,
  hideSheet: "Blatt verbergen",
  sheetLead: "Was passt, leuchtet. Drück eine Stelle, um nur diese zu sehen.",
  fits: "passt",
  onlyAt: (place: string) => `Nur: ${place}`,
  all: "Alles zeigen",
  lineDown: "Die Leitung ist unterbrochen. Neuer Versuch.",
};
