import type { Texts } from "../../text/texts.ts";
import type { en } from "./en.ts";

export const de: Texts<typeof en> = {
  close: "Schließen",
  copied: "Kopiert",
  copyFailed: "Kopieren ging nicht. Markiere den Text und kopiere ihn selbst.",
  fewer: "Einer weniger",
  more: "Einer mehr",
  bot: "Bot",
  host: "Gastgeber",
  offline: "weg",
  turn: "am Zug",
  you: "du",
  rule: (id) => `Regel ${id}`,
  back: "Zurück",
};
