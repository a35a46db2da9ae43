import type { Texts } from "../../../text/texts.ts";
import type { en } from "./paper-en.ts";

export const de: Texts<typeof en> = {
  add: "Auf Papier",
  addTitle: "Wer schreibt auf Papier?",
  addLead:
    "Jemand mit gedrucktem Blatt und Bleistift. Das Haus würfelt; was auf dem Blatt steht, trägt ein, wer am Tisch sitzt.",
  name: "Name",
  nameWrong: "Ein Name hat 1 bis 24 Zeichen.",
  give: "Platz geben",
  cancel: "Abbrechen",
  enter: "Eintragen",
  enterFor: (name: string) => `Eintragen für ${name}`,
  sheet: (name: string) => `Blatt von ${name}`,
  sheetLead:
    "Wer diesen Code hat, darf eintragen, was auf diesem Blatt steht, und sonst nichts. Er steht auch auf dem gedruckten Blatt.",
  code: "Code des Blatts",
  qr: "QR-Code des Blatts",
  print: "Blatt drucken",
  renew: "Neuer Code",
  renewed: "Das Blatt hat einen neuen Code. Was vorher gedruckt wurde, öffnet nichts mehr.",
  put: "Von hier an auf Papier",
  putFor: (name: string) => `${name} macht auf Papier weiter`,
  off: "Nicht mehr auf Papier",
  offFor: (name: string) => `Blatt von ${name} weglegen: ein Bot spielt weiter`,
  asked: (name: string) => `${name}, auf Papier, ist dran.`,
};
