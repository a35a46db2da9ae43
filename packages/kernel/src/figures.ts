import type { WorthUnit } from "./judge.ts";
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

/** Figures of a review: one decimal, a chance in whole percent, a real minus, and a plus for what changed. */
export function worthIn(language: Language, unit: WorthUnit): (value: number, isChange?: boolean) => string {
  const digits = unit === "chance" ? 0 : 1;
  const figure = figureIn(language, digits);
  return (value, isChange = false) => {
    const scaled = unit === "chance" ? 100 * value : value;
    const rounded = Number(scaled.toFixed(digits));
    const sign = rounded < 0 ? "−" : isChange && rounded > 0 ? "+" : "";
    return `${sign}${figure(Math.abs(rounded))}${unit === "chance" ? " %" : ""}`;
  };
}
