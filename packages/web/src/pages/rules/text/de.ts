import type { Texts } from "../../../text/texts.ts";
import type { en } from "./en.ts";

export const de: Texts<typeof en> = {
  title: (game) => `${game} · Die Regeln`,
  lead: "Erst das Spiel auf einer Seite, dann alles genau.",
  onePage: "So geht’s",
  full: "Alle Regeln",
  house: "Regeln des Hauses",
  houseNote: "Sie gelten an jedem Tisch, was auch gespielt wird.",
  contents: "Inhalt",
  search: "In den Regeln suchen",
  found: (count) => (count === 1 ? "1 Regel" : `${count} Regeln`),
  nothing: "Das sagt keine Regel. Versuch ein anderes Wort.",
  print: "Drucken",
  onPaper: "Das Spiel auf Papier",
  learn: "Spielend lernen",
  linkTo: (id) => `Link zu Regel ${id}`,
  "kind.ruling": "Klärung",
  "kind.content": "Eigener Inhalt",
  "kind.option": "Option",
  "kind.example": "Beispiel",
  "kind.measured": "Gemessen",
  legend: "Klärungen regeln, was die gedruckten Regeln offenlassen. Gemessenes ist durch viele tausend Spiele belegt.",
  unknownGame: "Dieses Spiel steht nicht im Regal.",
  failed: "Die Regeln ließen sich nicht laden.",
};
