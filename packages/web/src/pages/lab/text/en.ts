import type { MessageTable } from "../../../text/texts.ts";

const GROUPS: { readonly [kind: string]: string } = {
  cells: "Cells of the sheet",
  cards: "Cards that are played",
  doings: "What is said",
  hints: "Hints that are given",
  safes: "Safes that are robbed",
  thieves: "Thieves who go",
  items: "What is bought",
};

const LIST = new Intl.ListFormat("en-GB", { type: "conjunction" });
const games = (n: number): string => (n === 1 ? "1 game" : `${n} games`);

export const en = {
  titleOf: (game: string) => `The lab: ${game}`,
  none: "The lab has nothing on this game",
  lead: "Bots have played these games against themselves. This is what came out: how much they get, how far their levels are apart, and what nobody uses.",
  games: "Games",
  older: (rules: number) =>
    `These figures are of rules ${rules} or of other content than is played today. They are still to be measured anew.`,
  sizes: (of: { seed: number; games: number; ladder: number; lines: number }) =>
    `Small samples, so mind the errors: ${games(of.games)} a table and level, ${of.ladder} a rung of the ladder, ${of.lines} a line of the rulebook; seed ${of.seed}. “npm run lab” measures anew.`,
  seats: (n: number) => (n === 1 ? "alone" : `${n} players`),
  "axis-first": "Where",
  "axis-second": "Thief",
  "axis-seats": "Players",
  "axis-level": "Bots",
  spread: "Points",
  spreadRound: "Points a round",
  spreadLead: (n: number, expert: number) =>
    `How the points of ${games(n)} (${expert} by who plays to win) are spread; the upright line is the mean. The middle half of all games lies between the two numbers.`,
  spreadAmong: (plays: string) => `One bot is watched among others of one kind: each of those ${plays}.`,
  columnPoints: "Points",
  columnMean: "Mean ± error",
  columnMiddle: "Middle half",
  columnWon: "Won",
  wins: "Wins",
  winsLead: "How often bots of each level win there.",
  ladder: "The ladder",
  ladderCrews: (n: number) =>
    `Crews of two neighbouring levels play the same ${games(n)}. The mark is how many points the better one has more, the line is twice the standard error to either side.`,
  ladderRivals: (n: number) =>
    `One of the better level among the next lower, ${games(n)}. The mark is how many points more it gets than the others, the line is twice the standard error to either side.`,
  ladderApart: (apart: number, all: number) => `${apart} of ${all} pairs are apart by more than twice the error.`,
  columnLevels: "From level to level",
  columnLead: "More points",
  columnFigure: "± error",
  step: (low: string, high: string) => `${low} → ${high}`,
  notApart: "not apart",
  uses: "What is used",
  usesLead: (n: number) =>
    `In how many of ${games(n)} something was used at least once, at this table. What is not in play there counts as not used.`,
  group: (kind: string) => GROUPS[kind] ?? kind,
  allUsed: "Everything is used in at least 3 % of the games.",
  hardlyUsed: (names: readonly string[], count: number) =>
    count > names.length
      ? `Used in fewer than 3 % of the games: ${LIST.format([...names, `${count - names.length} more`])}.`
      : `Used in fewer than 3 % of the games: ${LIST.format(names)}.`,
  columnThing: "What",
  columnUsed: "Used in",
  asList: (n: number) => `All ${n} as a list`,
  heatMapOf: (thief: string) => `The sheet of ${thief}, warmer where cells are used more often`,
  heatNever: "Dashed: never",
  heatAlways: "always",
  lines: "What the rulebook wants",
  linesLead: "The balance rules, measured with few games: a first look, not the verdict that the rules page shows.",
  toRules: "The rules, with what was measured at length",
} satisfies MessageTable;
