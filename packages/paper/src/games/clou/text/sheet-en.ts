/** What is written on a thief sheet. */
export const sheetEn = {
  abilities: "Abilities",
  specials: "Specials",
  stars: "Stars",
  bonuses: "Dice bonus",
  escape: "Escape",
  player: "Player",
  scenario: "Scenario",
  date: "Date",
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
    stars: "one a round for the whole crew",
    bonuses: "once a round, on the natural roll",
    escape: "the driver throws one die and looks here",
  },
  bars: { time: "Time", traces: "Traces", cars: "Car", police: "Police" },
};

export type ClouSheetWords = typeof sheetEn;
