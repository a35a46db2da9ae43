import type { Texts } from "../../../text/texts.ts";
import type { en } from "./en.ts";

export const de: Texts<typeof en> = {
  title: (game) => `${game}\u00A0· Das erste Spiel`,
  minutes: (minutes) => `Das dauert etwa ${minutes} Minuten, und was du schon kennst, überspringst du.`,
  topics: "Was du danach kannst",
  start: "Anfangen",
  resume: (step, steps) => `Weiter bei Schritt ${step} von ${steps}`,
  restart: "Von vorn anfangen",
  again: "Noch einmal von vorn",
  done: "Diese Anleitung hast du durchgespielt.",
  play: "Ohne Anleitung spielen",
  rules: "Lieber die Regeln lesen",
  loading: "Es wird gemischt.",
  none: "Für dieses Spiel gibt es keine Anleitung",
  noneLead: "Dafür sind die Regeln kurz.",
  failed: "Die Anleitung lässt sich nicht laden",
  failedLead: "Vielleicht fehlt die Verbindung.",
  retry: "Noch einmal versuchen",
  home: "Zum Regal",
  you: "Du",
};
