import type { LabFigure, LabSample } from "@safehouse/games/lab";
import { quantile } from "@safehouse/games/lab";
import { figureIn, type Language } from "@safehouse/kernel";

/** Numbers as they are read in a language. */
export function figuresIn(language: Language): {
  mean(figure: LabFigure): string;
  lead(figure: LabFigure): string;
  middle(sample: LabSample): string;
  percent(share: number): string;
} {
  const whole = figureIn(language, 0);
  const tenth = figureIn(language, 1);
  const lead = figureIn(language, 1, "exceptZero");
  return {
    mean: ([mean, error]) => `${tenth(mean)} ± ${tenth(error)}`,
    lead: ([mean, error]) => `${lead(mean)} ± ${tenth(error)}`,
    middle: (sample) => [0.25, 0.75].map((part) => (sample.isARound ? tenth : whole)(quantile(sample, part))).join("–"),
    percent: (share) => new Intl.NumberFormat(language, { style: "percent", maximumFractionDigits: 0 }).format(share),
  };
}
