import type { Texts } from "../../../text/texts.ts";
import type { en } from "./en.ts";

export const de: Texts<typeof en> = {
  title: "Die Werkstatt",
  lead: "Bau dein eigenes, lass Bots ran, spiel es, gib es weiter.",
  enter: "Selbst bauen",
  none: "Für dieses Spiel gibt es keine Werkstatt.",
  toList: "Zu den Werkstätten",

  drafts: "Auf deiner Werkbank",
  nameless: "Ohne Namen",
  finished: "Spielbereit",
  copy: (name) => `${name} kopieren`,
  delete: (name) => `${name} wegwerfen`,
  deleted: (name) => `${name === "" ? "Der Entwurf" : name} liegt im Papierkorb.`,
  undelete: "Zurückholen",

  importLabel: "Ein Code oder Link, den du bekommen hast",
  importCode: "Öffnen",
  importFile: "Aus einer Datei",

  share: "Teilen",
  shareTitle: "Weitergeben",
  copyLink: "Link kopieren",
  copyCode: "Code kopieren",
  saveFile: "Datei sichern",
  code: "Code",
  codeHelp: "Im Code steckt alles. Schreib ihn auf, lies ihn vor oder lass jemanden das Quadrat scannen.",
  longCode: (length) => `Der Code hat ${length} Zeichen: zu viele zum Abtippen. Kopier ihn, oder speichere eine Datei.`,
  qrLabel: "Der Link als QR-Code",
  onlyHere: "Dieses Haus ist nur von diesem Gerät aus zu erreichen. Der Code gilt überall.",

  lab: "Bots probieren lassen",
  labCrews: "Größen der Crew",
  labPlayers: "zusammen",
  players: (count) => (count === 1 ? "Allein" : `Zu ${["", "", "zweit", "dritt", "viert", "fünft"][count] ?? count}`),
  labGames: "Partien für jede Crew",
  labSeed: "Nummer des Glücks",
  labSeedHelp: "Dieselbe Nummer bringt dieselben Partien.",
  labSeedWrong: "Die Nummer des Glücks hat 1 bis 6 Ziffern.",
  labNobody: "Wähle mindestens eine Größe der Crew.",
  labStart: "Spielen lassen",
  labStop: "Anhalten",
  labDone: "Die Bots haben gespielt.",
  labBroken: "Das konnten die Bots nicht spielen.",
  labOld: "Gemessen vor deiner letzten Änderung.",
  labWaiting: "noch nicht",
  labWon: (percent) => `${percent} % gewonnen`,
  labSure: (low, high, games) => `${low} bis ${high} % nach ${games === 1 ? "1 Partie" : `${games} Partien`}`,
  labPlayed: (played, games) => `${played} von ${games} Partien`,
  labProgress: (crew) =>
    `Gespielte Partien, ${crew === 1 ? "allein" : `Crew zu ${["", "", "zweit", "dritt", "viert", "fünft"][crew] ?? crew}`}`,
};
