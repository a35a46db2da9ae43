import type { Language } from "@safehouse/kernel";
import type { ClouPaperWords } from "@safehouse/paper/clou";
import type { Texts } from "../../../text/texts.ts";
import { useLoadedText } from "../../../text/use-loaded-text.ts";
import type { en } from "./en.ts";

export type Words = Texts<typeof en> & {
  /** What is written on the drawings. */
  readonly paper: ClouPaperWords;
};

const LOADERS: { readonly [language in Language]: () => Promise<Words> } = {
  en: async () => {
    const [{ en }, { en: paper }] = await Promise.all([import("./en.ts"), import("@safehouse/paper/clou/en")]);
    return { ...en, paper };
  },
  de: async () => {
    const [{ de }, { de: paper }] = await Promise.all([import("./de.ts"), import("@safehouse/paper/clou/de")]);
    return { ...de, paper };
  },
};

export function useWords(language: Language): Words | null {
  return useLoadedText(LOADERS, language);
}
