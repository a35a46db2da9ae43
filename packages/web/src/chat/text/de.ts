import type { ReportKind } from "@safehouse/protocol";
import type { Texts } from "../../text/texts.ts";
import type { en } from "./en.ts";

const KINDS: { readonly [kind in ReportKind]: string } = {
  insult: "Beleidigung",
  threat: "Drohung",
  private: "Verrät Privates",
  spam: "Spam",
  other: "Etwas anderes",
};

export const de: Texts<typeof en> = {
  title: "Gespräch",
  log: "Was gesagt wurde",
  empty: "Noch hat niemand etwas gesagt.",
  label: "Sag etwas",
  send: "Senden",
  silent: "Die Partie verlangt gerade Stille. Geredet wird später wieder.",
  left: (n) => (n === 1 ? "noch 1 Zeichen" : `noch ${n} Zeichen`),
  tooLong: (n) => `${n} Zeichen zu lang`,
  you: "Du",
  forgotten: "Jemand",
  more: (name) => `Was tun mit ${name}`,
  mute: (name) => `${name} stummschalten`,
  unmute: (name) => `${name} wieder lesen`,
  muted: (name) => `Du liest ${name} nicht mehr.`,
  unmuted: (name) => `Du liest ${name} wieder.`,
  mutedList: "Stummgeschaltet",
  report: "Diese Nachricht melden",
  reportTitle: "Diese Nachricht melden?",
  reportLead: (name) =>
    `Wer dieses Haus betreibt, liest, was ${name} gesagt hat und wer es gemeldet hat. Am Tisch erfährt es niemand.`,
  reportWhy: "Warum, wenn du magst",
  reportKind: (kind) => KINDS[kind],
  reportNote: "In deinen Worten, wenn du magst",
  reportSend: "Melden",
  reported: "Gemeldet. Danke.",
  alsoMute: (name) => `${name} auch stummschalten`,
  cancel: "Abbrechen",
  failed: "Nicht gesendet",
  said: (name, text) => `${name} sagt: ${text}`,
  newer: "Zum Neuesten",
};
