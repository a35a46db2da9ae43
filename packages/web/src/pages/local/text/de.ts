import type { Texts } from "../../../text/texts.ts";
import type { en } from "./en.ts";

export const de: Texts<typeof en> = {
  opening: "Der Tisch wird gedeckt …",
  busy: "Diese Partie ist in einem anderen Tab offen.",
  playHere: "Hier spielen",
  unknown: "Diese Partie gibt es auf diesem Gerät nicht.",
  damaged: "Diese Partie lässt sich nicht öffnen: Was davon da ist, passt nicht zusammen.",
  release:
    "Diese Partie wurde nach Regeln begonnen, die diese Version nicht spielt. Die Version, mit der sie begann, kann weiterspielen.",
  full: "Dieses Gerät ist voll. Schaff Platz und versuch es noch einmal.",
  broken: "Dieser Browser will keine Partien behalten oder öffnen. Private Fenster tun das.",
  taken: "Diese Partie geht in einem anderen Tab weiter.",
  gone: "Diese Partie wurde gelöscht.",
  retry: "Noch einmal",
  tables: "Meine Tische",
  title: "Eine Partie auf diesem Gerät",
};
