import type { Texts } from "../../../text/texts.ts";
import type { en } from "./en.ts";

export const de: Texts<typeof en> = {
  title: "Hinter dieser Tür ist nichts.",
  lead: "Die Adresse stimmt nicht, oder was hier war, ist weggeräumt.",
  home: "Zurück zum Regal",
};
