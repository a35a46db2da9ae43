import type { WorthUnit } from "@safehouse/kernel";
import type { Words } from "./words.ts";

/** What something is worth, with its unit. */
export function worthWords(words: Words, value: number, unit: WorthUnit): string {
  return words(unit === "chance" ? "worth.chance" : "worth.points", {
    number: unit === "chance" ? Math.round(100 * value) : Math.round(10 * value) / 10,
  });
}
