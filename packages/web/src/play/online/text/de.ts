import type { Texts } from "../../../text/texts.ts";
import type { en } from "./en.ts";

export const de: Texts<typeof en> = {
  kept: "Die Leitung ist weg. Dein Zug bleibt auf diesem Gerät und geht hinaus, sobald sie wieder da ist.",
  notSent: "Das kam nicht am Tisch an. Versuch es noch einmal.",
  opening: "Auf zum Tisch …",
  unknownGame: "Diese Version kennt das Spiel nicht.",
  releaseTitle: "Diese Partie wartet auf ihre Regeln",
  release:
    "Sie wurde nach Regeln begonnen, die diese Version nicht spielt. Sie bleibt, wie sie ist: Wer das Haus betreibt, kann die ältere Version starten, um sie zu Ende zu bringen.",
  releaseOverTitle: "Diese Partie ist zu Ende",
  releaseOver: "Diese Version kennt ihre Regeln nicht mehr, aber ihre Aufzeichnung ist da.",
  toRecord: "Zur Aufzeichnung",
  failed: "Der Tisch ist nicht zu erreichen.",
  refused: "Diese Partie gibt es nicht, oder sie ist nicht für dich.",
  retry: "Noch einmal",
  home: "Startseite",
};
