import type { StarEffect } from "../content/sheet.ts";

/** what a star does. */
export function starWordsEn(effect: StarEffect, giftName: (word: string) => string): string {
  if ("throwAnew" in effect) return "Throw anew all dice that nobody has used this round.";
  if ("turnDie" in effect) return "Turn one die that nobody has used this round to any face.";
  const { gives, to, count: times = 1, traces = 0 } = effect;
  const gift = times === 1 ? giftName(gives) : `${times} × ${giftName(gives)}`;
  const price = traces === 0 ? "" : ` It costs ${count(traces)}.`;
  return `${gift.charAt(0).toUpperCase()}${gift.slice(1)}, for you${to === "anyone" ? " or another" : ""}.${price}`;
}

function count(traces: number): string {
  return traces === 1 ? "1 trace" : `${traces} traces`;
}
