/** Words that stand on paper and nowhere else. */
export const en = {
  abilities: "Abilities",
  specials: "Specials",
  bonuses: "Dice bonus",
  escape: "Escape",
  symbols: "The symbols",
  round: "A round",
  scoring: "Points",
  start: "Start",
  player: "Player",
  scenario: "Scenario",
  date: "Date",
  crew: (n: number): string => ["crew of one", "crew of two", "crew of three"][n - 1] ?? "",
  anyCrew: "for one to three",
  even: "even",
  odd: "odd",
  pair: "pair",
  triple: "three alike",
  hint: {
    abilities: "left to right; writing in a box gives you the symbol under it",
    grid: "third circle of a line",
    "circle-boxes": "write a number, then cross it with that very number",
    tree: "from the left, one path",
    pyramid: "bottom first; above: = or > the sum below",
    specials: "take a symbol instead of the plan",
    bonuses: "once a round, on the natural roll",
    escape: "the driver throws one die and looks here",
  },
  white: {
    adjust: "number ±2",
    adjustLine: "up to 2 up or down",
    die: "extra die",
    dieLine: "here a 6",
    number: "any number",
    numberLine: "that fits",
    circle: "any circle",
    circleLine: "within reach",
    either: "either of two",
  },
  bars: { time: "Time", traces: "Traces", cars: "Car", police: "Police" },
  rounds: [
    "Throw three dice: everybody has all three.",
    "Use dice, alone or added up. Each die left over: cross a trace.",
    "Cross one time symbol. None left: alarm.",
    "Run away together, or go on.",
  ],
  mapLegend: {
    crew: "only for crews of 2 or more",
    diamond: "opens the room",
    trace: "costs a trace",
    alarm: "sets off the alarm",
    time: "costs time",
  },
  score: {
    loot: "Loot",
    time: (points: number): string => `Each time symbol left:\u00a0${signed(points)}`,
    alarm: (points: number): string => `The alarm:\u00a0${signed(points)}`,
    traces: (points: number): string => `Each trace crossed:\u00a0${signed(points)}`,
    total: "Together",
    rating: (fair: number, best: number): string => `over ${fair}: all right · over ${best}: a real clou`,
  },
  sheetOf: (name: string): string => `thief sheet ${name}`,
  ink: { colour: "colour", "low-ink": "low ink" },
};

function signed(points: number): string {
  return points < 0 ? `−${-points}` : `+${points}`;
}

export type ClouPaperWords = typeof en;
