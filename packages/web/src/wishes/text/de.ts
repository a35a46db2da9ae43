import type { Texts } from "../../text/texts.ts";
import type { en } from "./en.ts";

const AND = new Intl.ListFormat("de");

export const de: Texts<typeof en> = {
  title: "Wer möchtest du sein?",
  nobody: "Wer frei ist",
  choose: (name) => `${name} nehmen`,
  giveUp: "Wer frei ist",
  chosen: "Hier gewählt",
  wishedBy: (names) => `Wunsch von ${AND.format(names)}`,
  too: (names) => `${AND.format(names)} auch`,
};
