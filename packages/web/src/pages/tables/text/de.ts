import type { PushProblem } from "../../../app/push.ts";
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

const PUSH_PROBLEMS: { readonly [problem in PushProblem]: string } = {
  insecure: "Browser erlauben das nur über HTTPS, und dieses Haus wurde ohne geöffnet.",
  missing:
    "Diesem Browser lässt sich bei geschlossener Seite nichts sagen. Auf dem iPhone leg Safehouse erst auf den Home-Bildschirm.",
  denied: "Der Browser hat Mitteilungen für diese Seite gesperrt. Erlaube sie in seinen Einstellungen.",
  off: "Dieses Haus meldet sich bei niemandem, wenn die Seite zu ist.",
  failed: "Das hat nicht geklappt. Versuch es später noch einmal.",
};

export const de: Texts<typeof en> = {
  ...TURN_WORDS.de,
  title: "Meine Tische",
  lead: (mine, others, resting) => {
    if (mine + others + resting === 0) return "Was gespielt wird, und wer dran ist.";
    const parts = [
      ...(mine > 0 ? [mine === 1 ? "ein Tisch wartet auf dich" : `${mine} Tische warten auf dich`] : []),
      ...(others > 0 ? [`${others} ${others === 1 ? "wartet" : "warten"} auf andere`] : []),
      ...(resting > 0 ? [`${resting} ${resting === 1 ? "ruht" : "ruhen"}`] : []),
    ];
    const sentence = parts.join(", ");
    return `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}.`;
  },
  deskMine: "Dein Zug · das Älteste zuerst",
  deskOthers: "Andere am Zug",
  deskMore: (n) => `${n} weitere zeigen`,
  deskSince: "Seit deinem Zug:",
  deskWaits: (length) => `wartet ${length}`,
  deskUntil: (date) => `bis ${date}`,
  deskLeft: (length) => `noch ${length}`,
  deskRests: (date) => `ruht bis ${date}`,
  deskAnswer: "Antworten",
  deskSeveral: (n) => `${n} sind gefragt`,
  deskReady: "Deine Antwort liegt bereit. Niemand sieht sie.",
  deskByBot: "Ein Bot spielt deinen Platz, bis du ihn zurücknimmst.",
  deskReminded: (n) => (n === 1 ? "Einmal erinnert." : `${n}-mal erinnert.`),
  deskNothing: "Nichts Neues seit deinem Zug.",
  days: (n) => (n === 1 ? "1 Tag" : `${n} Tage`),
  hours: (n) => (n === 1 ? "1 Stunde" : `${n} Stunden`),
  minutes: (n) => (n === 1 ? "1 Minute" : `${n} Minuten`),
  locale: "de",
  keptTitle: "Wartet auf die Leitung",
  keptMade: (time) => `gemacht am ${time}`,
  keptTakeBack: "Zurücknehmen",
  keptWithdrawn: (words) => `Zurückgezogen: ${words}`,
  keptWhy: (withdrawn) => {
    if (withdrawn.because === "refused") return ended(withdrawn.why);
    return withdrawn.because === "closed"
      ? "Der Tisch war schon weiter, als dein Zug kam. Es hat dich nichts gekostet."
      : "Diesen Platz spielst du nicht mehr.";
  },
  holidayTitle: "Urlaub",
  holidayLead: (days) =>
    `Solange du weg bist, laufen an langsamen Tischen keine Tage für dich, und alle dort sehen es. In diesem Jahr hast du noch ${days} Tage.`,
  holidayFrom: "Erster Tag",
  holidayUntil: "Letzter Tag",
  holidayGo: "Ich bin weg",
  holidaySet: (from, until) => `Weg vom ${from} bis ${until}`,
  holidayMeans: "Keine Frist läuft für dich. Die anderen sehen, wann du zurück bist, und sonst nichts.",
  holidayEnd: "Ich bin doch da",
  holidayOver: "Dein Urlaub ist vorbei.",
  rest: "In Vorbereitung und gespielt",
  here: "Auf diesem Gerät",
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
  offline:
    "Der Server antwortet nicht. Partien auf diesem Gerät gehen trotzdem, und was du an langsamen Tischen antwortest, wartet auf die Leitung.",

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

  pushTitle: "Sag mir Bescheid, wenn die Seite zu ist",
  pushLead: "Die Nachricht geht über den Dienst des Herstellers deines Browsers. Sie ist verschlüsselt und sagt nur:",
  pushSays: "An einem Tisch bist du dran.",
  pushLearns:
    "Kein Name, kein Spiel, keine Karte. Der Dienst erfährt, dass dieses Haus dir geschrieben hat, und wann. Aus, bis du es einschaltest.",
  pushOn: "Einschalten",
  pushOff: "Ausschalten",
  pushBusy: "Einen Moment.",
  pushProblem: (problem) => PUSH_PROBLEMS[problem],

  deviceTitle: "Auf einem zweiten Gerät spielen",
  deviceLead:
    "Der Link macht ein anderes Gerät zum selben Gast. Er gilt einmal und zehn Minuten: Zeig ihn sonst niemandem.",
  deviceMake: "Link machen",
  deviceQr: "QR-Code des Links für dein zweites Gerät",
  deviceCopy: "Link kopieren",
  deviceLeft: (clock) => `noch ${clock}`,
  guest: (name) => ended(`Hier bist du ${name}`),
};
