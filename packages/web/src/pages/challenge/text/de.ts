import { ended } from "../../../text/punctuation.ts";
import type { Texts } from "../../../text/texts.ts";
import type { en } from "./en.ts";

export const de: Texts<typeof en> = {
  linkHolds: (score) => `Derselbe Tisch, dieselben Plätze, dasselbe Glück. Zu schlagen: ${score}.`,
  copyLink: "Link kopieren",
  share: "Teilen",
  shareText: (score, game) => `${ended(`${score} bei ${game}`)} Dasselbe Glück für dich:`,
  qrLabel: "QR-Code des Links",
  onlyHere: "Noch kann ihn nur dieser Rechner öffnen: Von außen ist das Haus nicht zu erreichen.",
  theirs: "Die Vorlage",
  theirsBy: (name) => `Die Vorlage von ${name}`,
  beaten: (whose, to, own) => `${whose}, ${to}, ist geschlagen: ${own}.`,
  drawn: (whose, to) => `${whose}, ${to}, ist erreicht, aber nicht geschlagen.`,
  unbeaten: (whose, to, own) => `${whose}, ${to}, hält. Du: ${own}.`,
  sameLuck: "Noch mal, gleiches Glück",
  notKept: "Dieses Gerät kann das Spiel nicht aufheben. Ist der Speicher voll oder das Fenster privat?",

  title: "Eine Herausforderung",
  leadFrom: (name) => `${name} fordert dich heraus.`,
  lead: "Jemand fordert dich heraus.",
  beat: (score) => `Zu schlagen: ${score}`,
  noScore: "Ohne Vorgabe: nur dasselbe Glück.",
  crew: "Wer spielt",
  you: "du",
  person: (n) => `Person ${n}`,
  bot: (plays) => `ein Bot, ${plays}`,
  seat: (who, as) => `${as}: ${who}`,
  play: "Spielen",
  toNew: "Ein eigener Tisch",
  help: "Das Glück kommt aus dem Link: Würfel fallen und Karten kommen so wie bei dem, der ihn geschickt hat, egal was du tust. Ein solches Spiel zählt für die Herausforderung, nicht für deine Bestwerte.",
  spoiled:
    "Wer den Startwert im Link kennt, könnte vorher ausrechnen, was kommt. Das Haus tut das nicht; was du deinen Leuten zutraust, weißt du selbst.",
  refusedTitle: "Dieser Link geht nicht auf",
  nothing: "Es ist kein Spiel darin. Wurde er beim Kopieren abgeschnitten? Alles hinter dem # gehört dazu.",
  long: "Er ist viel zu lang, um einer zu sein.",
  broken: "Er ist abgeschnitten, verstümmelt oder erfunden. Lass ihn dir noch einmal geben.",
  release:
    "Er stammt von einer anderen Version des Spiels: Mit dieser würde dasselbe Glück etwas anderes bedeuten. Beide Seiten brauchen dieselbe Version.",
  refused: (why) => `Das Spiel nimmt ihn nicht: ${why}`,
  unknownGame: "Dieses Spiel gibt es in diesem Haus nicht.",
};
