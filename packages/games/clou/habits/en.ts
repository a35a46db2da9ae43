import type { MessageTable } from "@safehouse/kernel";

/** What is counted, and what to do about it. */
export const habitsEn = {
  "habit.chains": "Symbols that your dice set off, each round",
  "habit.lost": "Symbols that you had to let go",
  "habit.unused": "Dice left unused, each round",
  "habit.points": "Points a match",
  "habit.losses": "Heists in which you were caught",
  "practise.chains": "Your dice set off few symbols. Look for cells that finish a line or open a bar’s gift.",
  "practise.lost": "Many symbols go to waste. Look on the plan where one is needed before you set it off.",
  "practise.unused": "Dice are left over. Keep cells open that take any number.",
} satisfies MessageTable;
