import type { MessageTable } from "@safehouse/kernel";

/** What is counted, and what to do about it. */
export const habitsEn = {
  "habit.lies": "Lies, of turns on which a card would have fitted",
  "habit.caught": "Lies that were caught",
  "habit.doubts": "Doubts, of claims you were asked about",
  "habit.right-doubts": "Doubts that were right",
  "habit.believed-lies": "Lies you believed",
  "habit.points": "Points a round",
  "habit.losses": "Matches that somebody else won",
  "practise.caught":
    "You are caught lying more often than you need to be. Look for turns on which the honest card costs little.",
  "practise.right-doubts": "Many of your doubts hit somebody honest. Count what lies open before you doubt.",
  "practise.believed-lies": "You believe many lies. Doubt sooner when few cards are left to be without.",
} satisfies MessageTable;
