import type { Texts } from "../../../text/texts.ts";
import type { en } from "./en.ts";

export const de: Texts<typeof en> = {
  title: "Über dieses Haus",
  lead: "Ein Salon für Gaunerspiele: eine Lampe, ein Tisch, und alles Wichtige ist aus Papier.",
  rules: "Regeln",
  fair: "Niemand kann schummeln, auch das Haus nicht",
  fair1:
    "Vor dem ersten Zug veröffentlicht das Haus einen Fingerabdruck des Zufalls für die ganze Partie. An einem Online-Tisch gibt jedes Gerät eigenen Zufall dazu. Ist die Partie vorbei, wird der Startwert geöffnet, und jeder kann jedes Mischen und jeden Wurf nachrechnen: in der Wiederholung mit „Mischen prüfen“.",
  fair2:
    "Dein Gerät erfährt nur, was du wissen darfst. Fremde Karten sind auf deinem Bildschirm nicht versteckt: Sie sind nicht da. Wo jemand lügen darf, sehen Wahrheit und Lüge gleich aus und dauern gleich lang.",
  fair3: "Bots sehen, was jemand auf ihrem Platz sähe, und sonst nichts.",
  lab: "Wie die Spiele gemessen werden",
  labText:
    "Bots spielen sie tausendfach: wie viele Punkte sie holen, wie weit ihre Stufen auseinanderliegen, was niemand benutzt.",
  toLab: "Zum Labor",
  keys: "Tastatur",
  keyTab: "Nächster Teil der Seite; mit Umschalt zurück",
  keyArrowsName: "Pfeile",
  keyArrows: "Innerhalb eines Teils: Karten, Reiter, Menüs, Auswahlen",
  keyEnter: "Drücken, was leuchtet",
  keyEscape: "Schließen oder loslassen",
  keyHelp: "Am Tisch: alle Tasten dieses Tisches",
  credits: "Dank und Lizenzen",
  creditsHouse: "Safehouse ist freie Software unter der MIT-Lizenz. Zeichnungen, Symbole und Texte sind dafür gemacht.",
  creditsFonts: "Schriften: Besley, Archivo und Kalam, unter der SIL Open Font License 1.1.",
  creditsCode: "Gebaut mit Preact, uqr, idb, Zod und Fastify, alle unter der MIT- oder ISC-Lizenz.",
  creditsAll: "Alles, was hier von anderen ist, mit allen Lizenzen",
  privacy: "Was über dich gespeichert wird",
  privacyText:
    "Kein Konto, keine Werbung, kein Ausspähen, nichts von anderswo. Partien gegen Bots und an einem Gerät bleiben in deinem Browser.",
  privacyKept: ({ guests, finished }) =>
    `Online behält das Haus deinen Namen, den Tag deines letzten Besuchs und wen du stumm geschaltet hast, ${guests} nach diesem Besuch; außerdem, wo du gesessen und was du gespielt hast, ${finished} nach dem letzten Zug. Deine Netzadresse schreibt es nicht auf.`,
  privacyChat: ({ chats, reports }) =>
    `Was du an einem Tisch schreibst, bleibt mit deinem Namen dort stehen: die letzten 200 Nachrichten, ${chats} nach der letzten. Eine Nachricht, die jemand meldet, bleibt für die, die das Haus betreiben, ${reports} nach der Meldung.`,
  privacyForget:
    "„Vergesst mich“ in den Einstellungen nimmt deinen Namen überall weg. Züge und Nachrichten bleiben ohne ihn, bis ihre Zeit um ist; wer das Haus betreibt, kann auch deine Nachrichten löschen.",
  aWhile: "eine Zeit lang",
  forever: "für immer",
  days: (days) => (days === 1 ? "einen Tag lang" : `${days} Tage lang`),
  api: "Für Programme",
  apiText: "Alles, was das Haus tut, kann auch ein Programm tun:",
  version: (version) => `Version ${version}`,
};
