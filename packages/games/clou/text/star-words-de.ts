import type { StarEffect } from "../content/sheet.ts";

/** what a star does. */
export function starWordsDe(effect: StarEffect, giftName: (word: string) => string): string {
  if ("throwAnew" in effect) return "Wirf alle Würfel neu, die in dieser Runde noch niemand benutzt hat.";
  if ("turnDie" in effect)
    return "Dreh einen Würfel, den in dieser Runde noch niemand benutzt hat, auf eine beliebige Seite.";
  const { gives, to, count: times = 1, traces = 0 } = effect;
  const gift = times === 1 ? giftName(gives) : `${times} × ${giftName(gives)}`;
  const price = traces === 0 ? "" : ` Das kostet ${count(traces)}.`;
  return `${gift}, für dich${to === "anyone" ? " oder jemand anderen" : ""}.${price}`;
}

function count(traces: number): string {
  return traces === 1 ? "1 Spur" : `${traces} Spuren`;
}
