import type { Language } from "@safehouse/kernel";
import { useEffect, useState } from "preact/hooks";
import type { Texts } from "../../../text/texts.ts";
import type { en } from "./en.ts";

export type Words = Texts<typeof en>;

const LOADERS: { readonly [language in Language]: () => Promise<Words> } = {
  en: async () => (await import("./en.ts")).en,
  de: async () => (await import("./de.ts")).de,
};

/** The board's words in the reader's language, and no other's; null until they are there. The old language stays until the new one is. */
export function useWords(language: Language): Words | null {
  const [words, setWords] = useState<Words | null>(null);
  useEffect(() => {
    let isWanted = true;
    void LOADERS[language]().then((loaded) => isWanted && setWords(loaded));
    return () => {
      isWanted = false;
    };
  }, [language]);
  return words;
}
