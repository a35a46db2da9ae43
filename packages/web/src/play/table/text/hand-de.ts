import type { Texts } from "../../../text/texts.ts";
import type { en } from "./hand-en.ts";

export const de: Texts<typeof en> = {
  held: "Du bist gefragt. Schau auf den Schirm.",
};
