import type { Texts } from "../../text/texts.ts";
import type { en } from "./en.ts";

export const de: Texts<typeof en> = {
  pace: "Tempo des Tischs",
  paceHelp: "Wie lange du siehst, was die anderen tun. Läuft eine Uhr, ist alles sofort da.",
  "pace-slow": "Langsam",
  "pace-normal": "Normal",
  "pace-quick": "Schnell",
  "pace-at-once": "Sofort",
  pause: "Anhalten",
  paused: "Der Tisch steht still",
  goOn: "Weiter",
  step: "Schritt",
  skip: "Überspringen",
  youAreAsked: "Du bist gefragt",
  moreToSee: (count) => `Noch ${count} zu sehen`,
};
