import type { GameView } from "@safehouse/kernel";

/** The code of a seat's sheet, for whoever enters what will be written on it. */
export interface SheetCodeOf {
  readonly seat: number;
  readonly code: string;
}

/** A match as one viewer saw it when they asked for paper. */
interface HandedOver {
  readonly game: string;
  readonly view: GameView;
  /** Of seats that are played on paper. */
  readonly sheets?: readonly SheetCodeOf[];
}

const KEY = "safehouse.print";
let kept: string | null = null;

/** Takes the table along to the page that prints. It stays in this tab, and holds nothing that its viewer does not know. */
export function handOver(marks: HandedOver): void {
  kept = JSON.stringify(marks);
  try {
    sessionStorage.setItem(KEY, kept);
  } catch {
    // Without storage it lives as long as the page.
  }
}

/** The match that was taken along last, if it is one of this game, as paper reads it. */
export function handedOver(game: string): string | null {
  const text = kept ?? recall();
  if (text === null) return null;
  try {
    const marks = JSON.parse(text) as Partial<HandedOver> | null;
    return marks?.game === game ? text : null;
  } catch {
    return null;
  }
}

function recall(): string | null {
  try {
    return sessionStorage.getItem(KEY);
  } catch {
    return null;
  }
}
