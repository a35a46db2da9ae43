import type { Language } from "@safehouse/kernel";
import { useEffect, useState } from "preact/hooks";

const RETRY_MS = 2_000;

/** Words in the reader's language, and no other's; null until they are there. The old language stays until the new one is. */
export function useLoadedText<Words>(
  loaders: { readonly [language in Language]: () => Promise<Words> },
  language: Language,
): Words | null {
  const [words, setWords] = useState<Words | null>(null);
  useEffect(() => {
    let isWanted = true;
    let retry: ReturnType<typeof setTimeout>;
    const take = (loaded: Words): void => {
      if (isWanted) setWords(() => loaded);
    };
    // A line that is away for a moment must not leave a table without its words.
    const load = (): void =>
      void loaders[language]().then(take, () => isWanted && (retry = setTimeout(load, RETRY_MS)));
    load();
    return () => {
      isWanted = false;
      clearTimeout(retry);
    };
  }, [language]);
  return words;
}
