import type { Texts } from "../../text/texts.ts";
import type { en } from "./en.ts";

export const de: Texts<typeof en> = {
  asked: "Was gefragt ist",
  undo: "Zurücknehmen",
};
