import type { Texts } from "../../text/texts.ts";
import type { en } from "./en.ts";

export const de: Texts<typeof en> = {
  you: "Du",
  nameless: (seat) => `Platz ${seat + 1}`,
  bot: (seat) => `Bot ${seat + 1}`,
};
