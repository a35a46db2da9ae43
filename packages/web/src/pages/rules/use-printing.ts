import type { Language, WorkedExample } from "@safehouse/kernel";
import { useEffect, useState } from "preact/hooks";
import { loadStage } from "./examples/load-stage.ts";

/** Paper shows every step of every example: their pictures are fetched and drawn before the browser prints. */
export function usePrinting(
  examples: readonly WorkedExample[],
  language: Language,
): { readonly isPrinted: boolean; readonly print: () => void } {
  const [isPrinted, setPrinted] = useState(false);
  useEffect(() => {
    if (!isPrinted) return undefined;
    const end = (): void => setPrinted(false);
    addEventListener("afterprint", end);
    const games = [...new Set(examples.map(({ game }) => game))];
    // A picture that cannot be fetched leaves its words.
    void Promise.allSettled(games.map((game) => loadStage(game, language))).then(() =>
      requestAnimationFrame(() => requestAnimationFrame(() => print())),
    );
    return () => removeEventListener("afterprint", end);
  }, [isPrinted]);
  return { isPrinted, print: () => setPrinted(true) };
}
