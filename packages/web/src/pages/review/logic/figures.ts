import type { Review } from "@safehouse/host";
import type { Language } from "@safehouse/kernel";

/** Figures of a review: one decimal, a chance in whole percent, a real minus, and a plus for what changed. */
export function figureOf(unit: Review["unit"], language: Language): (value: number, isChange?: boolean) => string {
  const digits = unit === "chance" ? 0 : 1;
  const format = new Intl.NumberFormat(language, { minimumFractionDigits: digits, maximumFractionDigits: digits });
  return (value, isChange = false) => {
    const scaled = unit === "chance" ? 100 * value : value;
    const rounded = Number(scaled.toFixed(digits));
    const sign = rounded < 0 ? "−" : isChange && rounded > 0 ? "+" : "";
    return `${sign}${format.format(Math.abs(rounded))}${unit === "chance" ? " %" : ""}`;
  };
}
