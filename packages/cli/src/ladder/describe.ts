import { figureIn, type Language } from "@safehouse/kernel";
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

function figuresIn(language: Language): {
  readonly [way in "plain" | "share" | "lead" | "shareLead"]: (figure: Figure) => string;
} {
  const points = figureIn(language, 2);
  const percent = figureIn(language, 1);
  const lead = figureIn(language, 2, "exceptZero");
  const percentLead = figureIn(language, 1, "exceptZero");
  return {
    plain: ({ mean }) => points(mean),
    share: ({ mean }) => `${percent(100 * mean)} %`,
    lead: ({ mean, error }) => `${lead(mean)} ± ${points(error)}`,
    shareLead: ({ mean, error }) => `${percentLead(100 * mean)} % ± ${percent(100 * error)} %`,
  };
}
