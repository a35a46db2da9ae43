import type { Viewer } from "@safehouse/kernel";

/** A moment of a replay in its address: `?n=120&eyes=2`. What is missing or wrong becomes the beginning, seen with everything open. */
export function readPlace(query: URLSearchParams, length: number, seats: number): { n: number; eyes: Viewer } {
  const n = wholeNumber(query.get("n"), length) ?? 0;
  return { n, eyes: readEyes(query.get("eyes"), seats) };
}

export function readEyes(text: string | null, seats: number): Viewer {
  return wholeNumber(text, seats - 1) ?? "open";
}

export function writePlace(n: number, eyes: Viewer): string {
  return `?n=${n}&eyes=${eyes}`;
}

function wholeNumber(text: string | null, most: number): number | null {
  return text !== null && /^\d{1,6}$/.test(text) && Number(text) <= most ? Number(text) : null;
}
