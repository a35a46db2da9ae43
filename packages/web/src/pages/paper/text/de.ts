import type { Texts } from "../../../text/texts.ts";
import type { en } from "./en.ts";

export const de: Texts<typeof en> = {
  title: "Auf Papier",
  codeTitle: "Welches Blatt?",
  codeLead:
    "Der Code steht am Fuß des gedruckten Blatts, unter seinem Quadrat: 16 Zeichen. Wer das Blatt hat, darf eintragen, was darauf steht.",
  codeLabel: "Code des Blatts",
  codeOpen: "Blatt öffnen",
  codeWrong:
    "Der Code eines Blatts hat 16 Buchstaben und Ziffern. Schau noch einmal: O, I, Null und Eins gibt es nicht.",
  looking: "Das Blatt wird gesucht",
  unknownTitle: "Dieses Blatt gibt es nicht",
  failed: "Das Haus antwortet nicht. Noch ein Versuch.",
  openTitle: (name: string) => `Blatt von ${name}`,
  openLead: "Die Partie hat noch nicht begonnen. Diese Seite geht von selbst weiter.",
  byBotTitle: "Das Blatt liegt beiseite",
  byBotLead: "Diesen Platz spielt jetzt ein Bot. Wer am Tisch sitzt, kann ihn wieder aufs Papier legen.",
  overTitle: "Die Partie ist vorbei",
  overLead: "Es gibt nichts mehr einzutragen.",
  toTable: "Zum Tisch",
  somebody: "Jemand",
};
