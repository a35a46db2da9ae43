import type { LessonTexts } from "../../../lesson/lesson.ts";

export const en: LessonTexts = {
  lead: "You break in again, and not alone: two real rounds with Mina, and the stars that are new.",
  topics: [
    "Share three dice with somebody else",
    "Cross a star, for yourself or for the other",
    "Tell which dice nobody has used, and what can still change them",
    "Know the five ratings, and how far you are from them",
  ],
  steps: {
    job: {
      title: "The two of you",
      text: "An architect’s house with a dog who hears locks and a cat who knows a wall. You are Bruce, Mina is Matt. Everything goes as in Clou: numbers onto the sheet, symbols onto the plan. Some symbols carry a 2: alone, you would not need them.",
      aim: "the house",
    },
    dice: {
      title: "Three dice for both",
      text: "1, 5 and 3 lie there for both of you. Each uses all three on the own sheet, and nobody waits for the other. Begin your strength bar: it takes more than 2, so press its first box, and the 5 goes in.",
      aim: "your first die",
    },
    used: {
      title: "Who has used what",
      text: "Mina has used the 5, too. The dot on a die says who else has. A die counts as used as soon as either of you has used it, and that will matter in a moment: only dice that nobody has used can be thrown or turned.",
      aim: "the dots",
    },
    stars: {
      title: "Stars",
      text: "These are your stars, each with what it does beside it. A circle is one use. There is one star a round for the whole crew, so ask yourselves who needs it most. The star beside the dice tells whether this round’s is still free.",
      aim: "the stars",
    },
    lend: {
      title: "An extra 6 for Mina",
      text: "Mina has a 1 left and a tree that begins with a 7. You can lend her a 6: press the lit star of your extra 6, then “For Mina”.",
      aim: "lending the 6",
    },
    lent: {
      title: "What came of it",
      text: "1 and 6 make 7, the tree gave a lock, and the lock hangs at the garden door. What you lend is hers, and lapses with the round if she leaves it. The extra 6 is no real die: nobody can throw or turn it.",
      aim: "the garden door",
    },
    rest: {
      title: "Your other dice",
      text: "Mina is done. The 1 goes into your cunning bar, which begins below 4, and the 3 into dexterity, which begins with anything. Then press “Done”. Had somebody changed a die or lent her something, Mina could go on.",
      aim: "the rest of your dice",
    },
    stay: {
      title: "Stay",
      text: "Nothing is in the sack yet. Both of you answer in secret, and one who stays keeps both inside.",
      aim: "staying",
    },
    open: {
      title: "Two hands on one door",
      text: "2, 6 and 3. The garden door still wants cunning, and your cunning bar pays it now: write the 6 there, then cross the door. Half of it was Mina’s, half is yours.",
      aim: "the garden door",
    },
    turn: {
      title: "A die turned",
      text: "Now Mina has used the star of this round: nobody had touched the 2, so she turned it to a 4, for both of you. Your tree begins with a 4. Cross it, and hang the lock at the glass wall.",
      aim: "the turned die",
    },
    others: {
      title: "The other stars",
      text: "Bruce breaks something twice at the cost of a trace. Matt shifts a number by 2. Trixie strikes a circle. Janet throws anew what nobody has used; with her in the crew an escape succeeds by itself, and the alarm costs nothing.",
      aim: "the other stars",
    },
    score: {
      title: "Five ratings",
      text: "Loot, minus 2 a trace, minus 3 for the alarm. Below 10 you are amateurs, from 10 ordinary crooks, from 14 real professionals, from 17 master thieves. With 20 it is the crime of the century.",
      aim: "the ratings",
    },
  },
  end: "You have a 3 left, Mina all three dice, and the orangery is open. The flower tubs want strength, and something stands behind them.",
};
