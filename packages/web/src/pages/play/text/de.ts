import type { Texts } from "../../../text/texts.ts";
import type { en } from "./en.ts";

export const de: Texts<typeof en> = {
  dealing: "Es wird ausgeteilt …",
  unknown: "Dieses Spiel steht nicht im Regal.",
  failed: "Der Tisch ließ sich nicht anlegen.",
  failedWhy: "Dieser Browser will keine Partien behalten; private Fenster tun das. Online geht es trotzdem.",
  online: "Online einen Tisch eröffnen",
  home: "Zum Regal",
};
