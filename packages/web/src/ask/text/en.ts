export const en = {
  costs: "Costs",
  gives: "Gives",
  does: "What it does",
  whyNot: "Why not now",
  rule: "Rule",
  how: "Press and hold, or ?, asks anything on the table.",
  close: "Close",
  legend: "Legend",
  house: "Special at this table",
  signs: "Signs",
  legendWaits: "Fetching the legend …",
  noLegend: "This game has no legend.",
};
