/** What stands on the campaign sheet: experience, tools and preparations. */
export const sheetEn = {
  first: "Experience from the 1st break-in",
  second: "Experience from the 2nd break-in",
  third: "Experience from the 3rd break-in",
  "candy-canes": "Candy canes",
  "fairy-lights": "Fairy lights",
  "santa-costume": "Santa costume",
  affair: "Affair with the inspector",
  scouting: "Scouting",
  "power-lifting": "Power lifting",
  "tuning-up": "Tuning up",
  tickets: "Tickets",
  "false-passports": "False passports",
} as const;

/** What each thing that can be bought does. */
export const helpsEn = {
  "candy-canes": "Bent just right. Cells for everybody, until they are used up.",
  "fairy-lights": "They take any plug. Cells for everybody, until they are used up.",
  "santa-costume": "Nobody stops him in December. Cells for everybody, until they are used up.",
  affair: "Traces cost no points in a heist. They still go onto this sheet.",
  scouting: "Before the break-in, cross one symbol of any challenge.",
  "power-lifting": "A part that needs strength alone leaves no trace.",
  "tuning-up": "Before the break-in, everybody crosses one circle. It activates nothing.",
  tickets: "The concert: you are in already. Begin in the foyer.",
  "false-passports": "Two more traces on this sheet before you are found.",
} as const;
