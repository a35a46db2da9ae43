import type { Texts } from "../../../text/texts.ts";
import type { en } from "./en.ts";

export const de: Texts<typeof en> = {
  notSent: "Das kam nicht am Tisch an. Versuch es noch einmal.",
  opening: "Auf zum Tisch …",
  unknownGame: "Diese Version kennt das Spiel nicht.",
  failed: "Der Tisch ist nicht zu erreichen.",
  refused: "Diese Partie gibt es nicht, oder sie ist nicht für dich.",
  retry: "Noch einmal",
  home: "Startseite",
};
