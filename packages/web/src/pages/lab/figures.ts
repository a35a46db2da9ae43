import type { LabFigure, LabSample } from "@safehouse/games/lab";
import { quantile } from "@safehouse/games/lab";
import type { Language } from "@safehouse/kernel";

/** Numbers as they are read in a language. */
export function figuresIn(language: Language): {
  mean(figure: LabFigure): string;
  lead(figure: LabFigure): string;
  middle(sample: LabSample): string;
  percent(share: number): string;
} {
  const number = (value: number, digits: number, signDisplay: "auto" | "exceptZero" = "auto"): string =>
    new Intl.NumberFormat(language, {
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
      signDisplay,
    }).format(value);
  return {
    mean: ([mean, error]) => `${number(mean, 1)} ± ${number(error, 1)}`,
    lead: ([mean, error]) => `${number(mean, 1, "exceptZero")} ± ${number(error, 1)}`,
    middle: (sample) => [0.25, 0.75].map((part) => number(quantile(sample, part), sample.isARound ? 1 : 0)).join("–"),
    percent: (share) => new Intl.NumberFormat(language, { style: "percent", maximumFractionDigits: 0 }).format(share),
  };
}
