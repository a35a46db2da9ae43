import type { Language } from "./message.ts";

/** A measured number as it is read in a language, always with as many digits; with its sign if it is a lead. */
export function figureIn(language: Language, digits: number, signDisplay: "auto" | "exceptZero" = "auto"): Figure {
  const format = new Intl.NumberFormat(language, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    signDisplay,
  });
  return (value) => format.format(value);
}

type Figure = (value: number) => string;
