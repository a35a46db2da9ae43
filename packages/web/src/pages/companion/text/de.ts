import type { Texts } from "../../../text/texts.ts";
import type { en } from "./en.ts";

export const de: Texts<typeof en> = {
  none: "Für dieses Spiel gibt es keinen Begleiter",
  toHome: "Zurück zum Regal",
};
