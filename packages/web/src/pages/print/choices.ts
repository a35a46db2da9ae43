import { INKS, type InkChoice, PAPER_SIZES, type PaperSize } from "@safehouse/paper/order";
import { recall, remember } from "../../app/storage.ts";

/** Where paper is measured in inches. */
const LETTER_REGIONS = ["US", "CA", "MX"];

/** The paper of the reader's region, by the browser's languages. */
export function usualSize(languages: readonly string[]): PaperSize {
  const region = languages.flatMap((tag) => regionOf(tag) ?? [])[0];
  return region !== undefined && LETTER_REGIONS.includes(region) ? "letter" : "a4";
}

function regionOf(tag: string): string | null {
  try {
    return new Intl.Locale(tag).region ?? null;
  } catch {
    return null;
  }
}

/** Whoever has chosen once has the same printer next time. */
export function recallSize(): PaperSize {
  const kept = recall("print.size");
  return PAPER_SIZES.find((size) => size === kept) ?? usualSize(navigator.languages);
}

export function recallInk(): InkChoice {
  const kept = recall("print.ink");
  return INKS.find((ink) => ink === kept) ?? "colour";
}

export function rememberSize(size: PaperSize): void {
  remember("print.size", size);
}

export function rememberInk(ink: InkChoice): void {
  remember("print.ink", ink);
}
