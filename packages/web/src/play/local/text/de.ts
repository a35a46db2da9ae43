import type { Texts } from "../../../text/texts.ts";
import type { en } from "./en.ts";

export const de: Texts<typeof en> = {
  full: "Dieses Gerät ist voll. Schaff Platz: Der letzte Zug wurde nicht behalten.",
  taken: "Diese Partie geht in einem anderen Tab weiter.",
  gone: "Diese Partie wurde gelöscht.",
  broken: "Dieser Browser will die Partie nicht behalten.",
  handTo: (name) => `Gib weiter an ${name}`,
  eyesOff: "Alle anderen: Augen zur Lampe.",
  iAm: (name) => `Ich bin ${name}`,
  hold: "Gedrückt halten, um aufzudecken",
  holdKeys: "Oder zweimal Enter.",
  onceMore: "Noch einmal zum Aufdecken",
  pin: "PIN",
  pinWrong: "Falsche PIN.",
  seeTable: "Erst den Tisch ansehen",
  isAsked: (name) => `${name} ist gefragt.`,
  backToCover: (name) => `Weiter an ${name}`,
  done: "Sieh es dir an, dann gib weiter.",
  handOn: "Weitergeben",
  saveFile: "In eine Datei sichern",
  saveFileName: "safehouse-partie",
  leaveCovered: "Vom Tisch aufstehen",
  practice: "Übung: Ab deinem Einstieg ist das Glück neu.",
};
