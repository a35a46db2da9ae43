import type { Language } from "@safehouse/kernel";
import { settings } from "../app/settings.ts";

const LOADERS: { readonly [language in Language]: () => Promise<unknown> } = {
  en: () => import("./all/en.ts"),
  de: () => import("./all/de.ts"),
};

/** The words of the house in the reader's language, which every page waits for. */
export function loadWords(): Promise<unknown> {
  return LOADERS[settings.language.peek()]();
}

/** The old language is read until the words of the new one are there. Without a line games can be read in it all the same. */
export function changeLanguage(language: Language = settings.language.peek() === "en" ? "de" : "en"): void {
  const change = (): void => {
    settings.language.value = language;
  };
  LOADERS[language]().then(change, change);
}
