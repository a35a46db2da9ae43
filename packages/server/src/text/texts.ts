import type { Language } from "@safehouse/kernel";
import { de } from "./de.ts";
import { en, type PageText } from "./en.ts";

const TEXTS: { readonly [language in Language]: PageText } = { en, de };

export function serverText(language: Language): PageText {
  return TEXTS[language];
}
