import type { Language } from "@safehouse/kernel";
import { type Texts, textIn } from "../../../text/texts.ts";
import { de } from "./de.ts";
import { en } from "./en.ts";

export type Words = Texts<typeof en>;

export function wordsIn(language: Language): Words {
  return textIn(language, { en, de });
}
