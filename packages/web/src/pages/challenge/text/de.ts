import { ended } from "../../../text/punctuation.ts";
import type { Texts } from "../../../text/texts.ts";
import type { en } from "./en.ts";

const points = (n: number): string => (n === 1 ? "1 Punkt" : `${n} Punkte`);

export const de: Texts<typeof en> = {
  linkHolds: (n) => `Dasselbe Haus, dieselben Leute, dieselben Würfel, und ${points(n)} gilt es zu schlagen.`,
  copyLink: "Link kopieren",
  share: "Teilen",
  shareText: (n, game) => `${ended(`Ich habe ${points(n)} bei ${game}`)} Dieselben Würfel für dich:`,
  qrLabel: "QR-Code des Links",
  onlyHere: "Noch kann ihn nur dieser Rechner öffnen: Von außen ist das Haus nicht zu erreichen.",
  theirs: "Die Vorlage",
  theirsBy: (name) => `Die Vorlage von ${name}`,
  beaten: (whose, to, own) => `${whose}, ${points(to)}, ist geschlagen: ${own}.`,
  drawn: (whose, to) => `${whose}, ${points(to)}, ist erreicht, aber nicht geschlagen.`,
  unbeaten: (whose, to, own) => `${whose}, ${points(to)}, hält. Du: ${own}.`,
  sameDice: "Noch mal, gleiche Würfel",
  notKept: "Dieses Gerät kann das Spiel nicht aufheben. Ist der Speicher voll oder das Fenster privat?",

  title: "Eine Herausforderung",
  leadFrom: (name) => `${name} fordert dich heraus.`,
  lead: "Jemand fordert dich heraus.",
  beat: (n) => `Zu schlagen: ${points(n)}`,
  noScore: "Ohne Vorgabe: nur dieselben Würfel.",
  crew: "Wer spielt",
  you: "du",
  person: (n) => `Person ${n}`,
  bot: "ein Bot",
  seat: (who, as) => `${as}: ${who}`,
  play: "Spielen",
  toNew: "Ein eigener Tisch",
  help: "Die Würfel kommen aus dem Link: Sie fallen Runde für Runde so wie bei dem, der ihn geschickt hat, egal was du tust. Ein solches Spiel zählt für die Herausforderung, nicht für deine Bestwerte.",
  spoiled:
    "Wer den Startwert im Link kennt, könnte die Würfel vorher ausrechnen. Das Haus tut das nicht; was du deinen Leuten zutraust, weißt du selbst.",
  refusedTitle: "Dieser Link geht nicht auf",
  nothing: "Es ist kein Spiel darin. Wurde er beim Kopieren abgeschnitten? Alles hinter dem # gehört dazu.",
  long: "Er ist viel zu lang, um einer zu sein.",
  broken: "Er ist abgeschnitten, verstümmelt oder erfunden. Lass ihn dir noch einmal geben.",
  release:
    "Er stammt von einer anderen Version des Spiels: Mit dieser würden dieselben Würfel etwas anderes bedeuten. Beide Seiten brauchen dieselbe Version.",
  refused: (why) => `Das Spiel nimmt ihn nicht: ${why}`,
  unknownGame: "Dieses Spiel gibt es in diesem Haus nicht.",
};
