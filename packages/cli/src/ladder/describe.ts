import type { Session } from "../session.ts";
import type { Figure, Rung } from "./rung.ts";

/** The ladder as Markdown, so that it can be read here and kept as a report. */
export function describe(
  { words, language }: Session,
  game: string,
  matches: number,
  seed: number,
  rungs: readonly Rung[],
): string[] {
  const say = figuresIn(language);
  const row = (cells: readonly string[]): string => `| ${cells.join(" | ")} |`;
  const isOfCrews = rungs[0]?.by === "crews";
  const columns = isOfCrews
    ? (["seats", "levels", "points", "won", "lead", "wins", "apart"] as const)
    : (["seats", "levels", "points", "won", "takes", "apart"] as const);
  const cellsOf = ({ seats, low, high, points, won, lead, winLead, isApart }: Rung): string[] => {
    const apart = words(isApart ? "balance.yes" : "balance.no");
    const reached = (pair: Rung["points"], as: (figure: Figure) => string): string =>
      pair.low === null ? as(pair.high) : `${as(pair.low)} → ${as(pair.high)}`;
    const wins = won === null ? "–" : reached(won, say.share);
    const shown = [`${seats}`, `${low} → ${high}`, reached(points, say.plain), wins, say.lead(lead)];
    return isOfCrews ? [...shown, winLead === null ? "–" : say.shareLead(winLead), apart] : [...shown, apart];
  };
  return [
    words("ladder.title", { game, matches, seed }),
    "",
    words(isOfCrews ? "ladder.crews" : "ladder.rivals"),
    "",
    row(columns.map((column) => words(`ladder.${column}`))),
    row(columns.map(() => "---")),
    ...rungs.map((rung) => row(cellsOf(rung))),
  ];
}

function figuresIn(language: string): {
  readonly [way in "plain" | "share" | "lead" | "shareLead"]: (figure: Figure) => string;
} {
  const number = (value: number, digits: number, signDisplay: "auto" | "exceptZero" = "auto"): string =>
    new Intl.NumberFormat(language, {
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
      signDisplay,
    }).format(value);
  return {
    plain: ({ mean }) => number(mean, 2),
    share: ({ mean }) => `${number(100 * mean, 1)} %`,
    lead: ({ mean, error }) => `${number(mean, 2, "exceptZero")} ± ${number(error, 2)}`,
    shareLead: ({ mean, error }) => `${number(100 * mean, 1, "exceptZero")} % ± ${number(100 * error, 1)} %`,
  };
}
