import type { Language, WorthUnit } from "@safehouse/kernel";

/** What something is worth, in the words of its unit; one decimal is all that is ever known. */
export function amount(value: number, unit: WorthUnit, language: Language, isBare = false): string {
  const scaled = unit === "chance" ? 100 * value : value;
  const digits = { minimumFractionDigits: unit === "chance" ? 0 : 1, maximumFractionDigits: unit === "chance" ? 0 : 1 };
  const number = scaled.toLocaleString(language, digits);
  if (isBare) return number;
  if (unit === "chance") return language === "de" ? `${number} Prozentpunkte` : `${number} percentage points`;
  return language === "de" ? `${number} Punkte` : `${number} points`;
}
