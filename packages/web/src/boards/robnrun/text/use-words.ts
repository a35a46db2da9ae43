import type { Language } from "@safehouse/kernel";
import { useLoadedText } from "../../../text/use-loaded-text.ts";
import type { Words } from "../context.ts";

const LOADERS: { readonly [language in Language]: () => Promise<Words> } = {
  en: async () => (await import("./en.ts")).en,
  de: async () => (await import("./de.ts")).de,
};

export function useWords(language: Language): Words | null {
  return useLoadedText(LOADERS, language);
}
