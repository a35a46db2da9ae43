import { ended } from "../../../text/punctuation.ts";
import type { Texts } from "../../../text/texts.ts";
import type { en } from "./en.ts";

export const de: Texts<typeof en> = {
  label: "Tischcode",
  help: "Zwei Wörter und fünf Ziffern, oder ein Link",
  example: "green-lamp-40721",
  sitDown: "Platz nehmen",
  wrong: "Ein Code hat zwei Wörter und fünf Ziffern, etwa green-lamp-40721.",
  unknownTitle: "Kein offener Tisch hat diesen Code",
  unknownLead: "Codes enden, wenn die Partie beginnt. Prüf ihn Buchstabe für Buchstabe, oder frag nach dem Link.",
  triesTitle: "Zu viele Versuche",
  fullTitle: "Kein Platz mehr frei",
  downTitle: "Der Server antwortet nicht",
  downLead: "Prüf das Netz und versuch es noch einmal.",
  otherTitle: "Das ging nicht",
  looking: "Der Tisch wird gesucht",
  nameLabel: "Dein Name",
  nameWrong: "Ein Name hat 1 bis 24 sichtbare Zeichen.",
  nameTitle: "Wie sollen wir dich nennen?",
  nameLead: (code) => `Du setzt dich gleich an ${code}. Ein Name genügt.`,

  deviceTitle: "Auch hier spielen?",
  deviceLead:
    "Mit diesem Link bist du auf diesem Gerät derselbe Gast wie auf dem anderen: gleicher Name, gleiche Tische.",
  deviceReplaces: (name) => `${ended(`Bisher bist du hier ${name}`)} Dieser Gast bleibt zurück.`,
  deviceYes: "Hier auch dieser Gast sein",
  deviceNo: "Nein",
  deviceDone: (name) => ended(`Du bist auch hier ${name}`),
  deviceUsedTitle: "Dieser Link ist verbraucht oder zu alt",
  deviceUsedLead: "Er gilt einmal und zehn Minuten lang. Mach auf dem anderen Gerät unter „Meine Tische“ einen neuen.",
};
