import type { MessageTable } from "@safehouse/kernel";

/** What is counted, and what to do about it. */
export const habitsEn = {
  "habit.hints": "Hints for each heist you led",
  "habit.paid": "Gold paid for hints in each heist you led",
  "habit.mistakes": "Cards you could have known to be wrong",
  "habit.idle": "Turns without a card",
  "habit.losses": "Matches lost",
  "practise.paid": "You pay much for hints. Look whether an open one says as much.",
  "practise.mistakes": "Some of your cards could not be right any more. Go through what was said before you play.",
} satisfies MessageTable;
