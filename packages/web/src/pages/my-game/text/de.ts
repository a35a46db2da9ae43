import type { Texts } from "../../../text/texts.ts";
import type { en } from "./en.ts";

export const de: Texts<typeof en> = {
  title: "Mein Spiel",
  lead: "Was du immer wieder tust, neben dem, was Bots jeder Stufe tun. Auf diesem Gerät gezählt und sonst nirgends behalten.",
  none: "Noch nichts gezählt",
  noneLead: "Spiel eine Partie zu Ende, gegen Bots oder online: Dann wird sie hier gezählt.",
  toHome: "Zum Regal",
  counting: (left) => (left === 1 ? "Eine Partie wird noch gezählt." : `${left} Partien werden noch gezählt.`),
  matches: (matches) => (matches === 1 ? "1 Partie" : `${matches} Partien`),
  practise: "Was du üben kannst",
  nothing:
    "Nichts sticht heraus: In allem, was gezählt wird, bist du so gut wie Bots, die gut spielen, oder es ist noch zu wenig.",
  puzzles: "Aufgaben dazu",
  allPuzzles: "Aufgaben",
  overTime: "Im Lauf der Zeit",
  window: (matches) =>
    `Jeder Punkt ist eine Partie mit denen davor, bis zu ${matches}. Gestrichelt: Bots einer Stufe unter sich.`,
  habit: "Was",
  lately: (matches) => `du, letzte ${matches}`,
  all: "du, alle",
  few: "–",
  own: "Aufgaben aus meinen Partien",
  ownLead:
    "Fragen, die dir gestellt wurden und bei denen eine Antwort klar die beste ist. Gesucht wird auf diesem Gerät.",
  look: "Welche suchen",
  looking: (done, of, found) => `${done} von ${of} Partien durchgesehen, ${found} gefunden.`,
  stop: "Anhalten",
  found: (count) => (count === 1 ? "1 Aufgabe" : `${count} Aufgaben`),
  solve: "Lösen",
  reviews: "Letzte Partien",
  review: "Durchsicht",
  data: "Diese Notizen",
  dataLead: "Du kannst sie als Datei mitnehmen oder löschen. Gelöschte Partien werden nicht noch einmal gezählt.",
  export: "Als Datei sichern",
  erase: "Löschen",
  eraseTitle: "Alles Gezählte löschen?",
  eraseLead:
    "Alle Notizen darüber, wie du spielst, und die Aufgaben aus deinen Partien verschwinden von diesem Gerät. Die Partien selbst bleiben.",
  cancel: "Behalten",
  erased: "Gelöscht.",
};
