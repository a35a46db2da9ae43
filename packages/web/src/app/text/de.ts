import type { Texts } from "../../text/texts.ts";
import type { en } from "./en.ts";

export const de: Texts<typeof en> = {
  skip: "Zum Inhalt springen",
  tools: "Das Haus",
  tables: "Meine Tische",
  turns: "warten auf dich",
  rules: "Regeln",
  otherLanguage: "English",
  sound: "Geräusche",
  toPaper: "Licht an",
  toNight: "Licht aus",
  settings: "Einstellungen",
  updateReady: "Eine neuere Version liegt bereit.",
  updateNow: "Neu laden",
  loadFailed: "Diese Seite ließ sich nicht laden.",
  loadFailedWhy: "Vielleicht bist du offline, oder das Haus hat inzwischen eine neuere Version.",
  reload: "Neu laden",
  closeToast: "Schließen",
  operator: "Wer dieses Haus betreibt",
  contact: "Kontakt",
  imprint: "Impressum",
  privacy: "Datenschutz",
  more: "Hingehen",
};
