import type { Language } from "@safehouse/kernel";
import { useEffect, useState } from "preact/hooks";
import { untilThere } from "../app/until-there.ts";

/** Words in the reader's language, and no other's; null until they are there. The old language stays until the new one is. */
export function useLoadedText<Words>(
  loaders: { readonly [language in Language]: () => Promise<Words> },
  language: Language,
): Words | null {
  const [words, setWords] = useState<Words | null>(null);
  useEffect(() => untilThere(loaders[language], (loaded) => setWords(() => loaded)), [language]);
  return words;
}
