import type { Language } from "@safehouse/kernel";
import type { ClouPaperWords, ClouSheetWords } from "@safehouse/paper/clou";
import type { Texts } from "../../../text/texts.ts";
import { useLoadedText } from "../../../text/use-loaded-text.ts";
import type { en } from "./en.ts";
import type { moreEn } from "./more-en.ts";

/** What a running table is drawn and asked by. */
export type FirstWords = Texts<typeof en> & {
  /** What is written on the sheets. */
  readonly paper: ClouSheetWords;
};

/** What parts say that come later. */
export type MoreWords = Texts<typeof moreEn> & {
  /** What is written on any drawing. */
  readonly paper: ClouPaperWords;
};
export type Words = FirstWords & MoreWords;

type Loaders<Table> = { readonly [language in Language]: () => Promise<Table> };

const FIRST: Loaders<FirstWords> = {
  en: async () => {
    const [{ en }, { sheetEn }] = await Promise.all([import("./en.ts"), import("@safehouse/paper/clou/sheet-en")]);
    return { ...en, paper: sheetEn };
  },
  de: async () => {
    const [{ de }, { sheetDe }] = await Promise.all([import("./de.ts"), import("@safehouse/paper/clou/sheet-de")]);
    return { ...de, paper: sheetDe };
  },
};
const MORE: Loaders<MoreWords> = {
  en: async () => {
    const [{ moreEn }, { en: paper }] = await Promise.all([import("./more-en.ts"), import("@safehouse/paper/clou/en")]);
    return { ...moreEn, paper };
  },
  de: async () => {
    const [{ moreDe }, { de: paper }] = await Promise.all([import("./more-de.ts"), import("@safehouse/paper/clou/de")]);
    return { ...moreDe, paper };
  },
};
const ALL: Loaders<Words> = {
  en: async () => ({ ...(await FIRST.en()), ...(await MORE.en()) }),
  de: async () => ({ ...(await FIRST.de()), ...(await MORE.de()) }),
};

export function useWords(language: Language): Words | null {
  return useLoadedText(ALL, language);
}

export function useFirstWords(language: Language): FirstWords | null {
  return useLoadedText(FIRST, language);
}

export function useMoreWords(language: Language): MoreWords | null {
  return useLoadedText(MORE, language);
}
