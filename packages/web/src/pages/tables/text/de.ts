import type { SavedProblem } from "../../../play/local/read-saved.ts";
import type { Trouble } from "../../../play/local/kept.ts";
import { ended } from "../../../text/punctuation.ts";
import type { Texts } from "../../../text/texts.ts";
import type { en } from "./en.ts";
import { TURN_WORDS } from "./turns.ts";

const FILE_PROBLEMS: { readonly [problem in SavedProblem | Trouble]: string } = {
  large: "Diese Datei ist zu groß für eine gesicherte Partie.",
  "not-json": "In dieser Datei steckt keine gesicherte Partie.",
  "not-saved": "In dieser Datei steckt keine gesicherte Partie.",
  record: "Das ist die Aufzeichnung einer beendeten Partie. Öffne sie als Aufzeichnung.",
  game: "Dieses Spiel kennt diese Version nicht.",
  release: "Diese Partie wurde von einer anderen Version gesichert, mit anderen Regeln.",
  damaged: "Diese Datei ist beschädigt.",
  edited: "Diese Datei wurde von Hand geändert: Sie sagt nicht mehr, was gespielt wurde.",
  full: "Auf diesem Gerät ist kein Platz mehr.",
  taken: "Diese Partie läuft in einem anderen Tab weiter.",
  gone: "Diese Partie gibt es nicht mehr.",
  broken: "Dieser Browser behält keine Partien.",
};

export const de: Texts<typeof en> = {
  ...TURN_WORDS.de,
  title: "Meine Tische",
  lead: "Was gespielt wird, und wer dran ist.",
  yourTurn: "Du bist dran",
  turnOf: (names) => `${names} am Zug`,
  waiting: "In Vorbereitung",
  over: "Vorbei",
  ended: "Abgebrochen",
  botTurn: "Ein Bot überlegt",
  onDevice: "Auf diesem Gerät",
  online: "Online",
  alone: "Noch niemand sonst",
  withBots: "Mit Bots",
  solo: "Ganz allein",
  more: (name) => `Mehr zu ${name}`,
  rename: "Umbenennen",
  renameTitle: "Diese Partie umbenennen",
  nameLabel: "Name",
  delete: "Löschen",
  deleteTitle: (name) => `${name} löschen?`,
  deleteLead: "Die Partie liegt nur auf diesem Gerät. Weg ist weg.",
  saveFile: "In Datei sichern",
  openFile: "Datei öffnen",
  openedWrong: (problem) => FILE_PROBLEMS[problem],
  notKept: "Dieser Browser hat die Änderung nicht behalten.",
  cancel: "Abbrechen",
  ok: "OK",
  expiresSoon: (date) => `Wird am ${date} abgeräumt, wenn du nicht zurückkommst`,
  none: "Noch keine Tische",
  noneLead: "Fang auf der Startseite einen an, oder setz dich an einen offenen.",
  toHome: "Spiel aussuchen",
  offline: "Der Server antwortet nicht. Partien auf diesem Gerät gehen trotzdem.",

  openTables: "Offene Tische",
  openNone: "Gerade hat kein öffentlicher Tisch einen freien Platz.",
  openSeats: (free, seats) => `${free} von ${seats} Plätzen frei`,
  openBy: (host) => (host === null ? "Niemand leitet" : `${host} leitet`),
  sitDown: "Platz nehmen",
  playing: "Wird gerade gespielt",
  playedWith: (people, bots) => {
    const words = people === 1 ? "1 Person" : `${people} Leute`;
    if (bots === 0) return words;
    return `${words}, ${bots === 1 ? "1 Bot" : `${bots} Bots`}`;
  },
  watchers: (n) => (n === 1 ? "1 Person schaut zu" : `${n} Leute schauen zu`),
  watch: "Zuschauen",
  codeTitle: "Hast du einen Code?",

  notifyTitle: "Wenn du dran bist",
  notifyLead: "Der Browser meldet sich, solange diese Seite irgendwo offen ist.",
  notifyOn: "Sag mir Bescheid",
  notifyOff: "Keine Meldungen mehr",
  notifyDenied: "Der Browser hat Meldungen für diese Seite gesperrt. Erlaub sie in seinen Einstellungen.",
  notifyNone: "Dieser Browser kennt keine Meldungen.",

  deviceTitle: "Auf einem zweiten Gerät spielen",
  deviceLead:
    "Der Link macht ein anderes Gerät zum selben Gast. Er gilt einmal und zehn Minuten: Zeig ihn sonst niemandem.",
  deviceMake: "Link machen",
  deviceQr: "QR-Code des Links für dein zweites Gerät",
  deviceCopy: "Link kopieren",
  deviceLeft: (clock) => `noch ${clock}`,
  guest: (name) => ended(`Hier bist du ${name}`),
};
