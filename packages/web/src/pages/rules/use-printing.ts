import type { Language, WorkedExample } from "@safehouse/kernel";
import { useEffect, useState } from "preact/hooks";
import { loadStage } from "./examples/load-stage.ts";

/** Half a minute at sixty frames a second: what is not drawn by then will not be. */
const MOST_FRAMES = 1_800;

/**
 * Paper shows every step of every example: their pictures are fetched and drawn before the browser prints. Null examples are still on
 * their way, and are waited for.
 */
export function usePrinting(
  examples: readonly WorkedExample[] | null,
  language: Language,
): { readonly isPrinted: boolean; readonly print: () => void } {
  const [isPrinted, setPrinted] = useState(false);
  useEffect(() => {
    if (!isPrinted || examples === null) return undefined;
    const end = (): void => setPrinted(false);
    addEventListener("afterprint", end);
    void drawn(examples, language).then(() => print());
    return () => removeEventListener("afterprint", end);
  }, [isPrinted, examples === null]);
  return { isPrinted, print: () => setPrinted(true) };
}

async function drawn(examples: readonly WorkedExample[], language: Language): Promise<void> {
  const stages = new Map(examples.map(({ game }) => [game, loadStage(game, language)]));
  let pictures = 0;
  for (const { game, steps } of examples) {
    // A picture that cannot be fetched leaves its words.
    const stage = await stages.get(game)?.catch(() => null);
    if (stage) pictures += steps.length;
  }
  for (let i = 0; i < MOST_FRAMES; i++) {
    await nextFrame();
    const shown = [...document.querySelectorAll("[data-part=picture]")].filter((picture) => picture.hasChildNodes());
    if (shown.length >= pictures) return;
  }
}

function nextFrame(): Promise<unknown> {
  return new Promise((resolve) => requestAnimationFrame(resolve));
}
