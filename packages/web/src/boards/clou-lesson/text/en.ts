import type { LessonTexts } from "../../../lesson/lesson.ts";

export const en: LessonTexts = {
  lead: "You break into the old mansion, alone and step by step: four real rounds, and the house stays open afterwards.",
  topics: [
    "Use dice for bars, grid, tree and circle boxes, alone or added up",
    "Place symbols on the plan and open one room after the other",
    "Make the most of bonuses, white symbols and symbol circles",
    "Rehearse a round and take it back",
    "Know when to leave, and what happens if you do not",
  ],
  steps: {
    job: {
      title: "The job",
      text: "The colonel is asleep, and his house is full. Loot counts, every trace costs 2 points, and time runs out: the tenth round ends with the alarm. More than 9 points are all right, more than 14 are a real clou.",
      aim: "the job",
    },
    sheet: {
      title: "Your sheet",
      text: "Tonight you are Janet, the planner. Every round three dice go onto this sheet: into bars, grid, tree or circle boxes. Numbers go in, symbols come out, and symbols open what stands on the plan.",
      aim: "your sheet",
    },
    bonus: {
      title: "A present from the dice",
      text: "1, 3 and 4. A single 1 gives Janet dexterity, and costs no die: such dice bonuses stand on every sheet. The window needs it: press the lit symbol.",
      aim: "the dice bonus",
    },
    box: {
      title: "Fill a bar",
      text: "Bars are filled from the left, and each box says what it takes. The first one of cunning takes anything: press it, and the 4 goes in.",
      aim: "filling a bar",
    },
    sum: {
      title: "Add dice up",
      text: "The second box wants the same number again and pays cunning. You have no other 4, but 1 and 3 make one: press the box, and both go in. A die is used once and never split.",
      aim: "adding dice up",
    },
    door: {
      title: "Place a symbol",
      text: "A coloured symbol is used at once or lost. The side door needs cunning: cross it there. Then the arrow’s diamond opens, and with it the scullery.",
      aim: "placing a symbol",
    },
    parts: {
      title: "One or the other",
      text: "A line through a challenge separates two ways to do it. The larder takes dexterity, or strength and a trace; the locked door takes a lock, or strength twice. You may work on everything that is open, in any order.",
      aim: "alternatives",
    },
    finish: {
      title: "The end of a round",
      text: "All dice are used. One that fits nowhere costs a trace, and whoever crosses the last trace is caught. Press “Done”: one time symbol goes.",
      aim: "finishing the round",
    },
    stay: {
      title: "Stay or run",
      text: "Once a round you may run away with what you have. That is nothing yet, so stay. In a crew everybody answers in secret, and a single “stay” keeps all of you inside.",
      aim: "staying",
    },
    loot: {
      title: "Loot",
      text: "1, 6 and 6: dexterity again. Cross it at the larder. Its arrow leads straight to the silver spoons, and loot that asks for nothing more is yours by itself.",
      aim: "the spoons",
    },
    adjust: {
      title: "One more or less",
      text: "A pair gives Janet ±1, a white symbol: yours until the round ends. Press it and count one up. Then 1 and 6 make 8, where the tree begins: one path, from left to right.",
      aim: "±1 and the tree",
    },
    circle: {
      title: "Symbol circles",
      text: "Cunning, and nothing on the plan needs it now. Your symbol circles take it instead: with the whole line crossed you may write any number or cross any circle.",
      aim: "symbol circles",
    },
    rehearse: {
      title: "Rehearse",
      text: "Nothing is final until new dice fall. Try it: write the 6 into the dexterity bar, look at it, and take it back. You can rehearse a whole round like that.",
      aim: "rehearsing",
    },
    grid: {
      title: "The grid",
      text: "Circles of the grid are crossed in any order. Cross the 6, then finish the round and stay. With the 3 and the 8 its row will be complete, and give a lock.",
      aim: "the grid",
    },
    line: {
      title: "Three in a line",
      text: "There is the 3, and 4 and 4 make the 8. The third circle of a line gives what stands at its end: a lock for the locked door. The ±1 lapses unused. Finish and stay.",
      aim: "the line of three",
    },
    either: {
      title: "Either will do",
      text: "The hall is open, and a single 1 gave you dexterity. Two symbols in one cell: either will do. The creaking door takes dexterity or cunning, so open the library.",
      aim: "the creaking door",
    },
    boxes: {
      title: "Circle boxes",
      text: "First you write a number that the box takes: 5 is more than 3. Then its circle wants that very number: cross it with 4 and 1. The whole line pays a lock and a safe.",
      aim: "circle boxes",
    },
    leave: {
      title: "Time to go?",
      text: "Finish. That leaves six of ten time symbols, and one point is no night’s work: stay. Once the last symbol is crossed, the alarm goes off and nobody can run away any more.",
      aim: "leaving in time",
    },
    escape: {
      title: "The alarm",
      text: "After the alarm one of you drives and throws a die, again and again. The driver’s sheet says what a face crosses: car, police or both. Cross all cars before the last police, or together with it, and you are away with the loot.",
      aim: "the escape",
    },
    score: {
      title: "The count",
      text: "The spoons are worth 1. With watch and decanter they are the family silver, and worth more together. Each trace takes 2 away, and whoever is caught gets nothing. In the library a first edition waits for cunning.",
      aim: "the count",
    },
  },
  end: "Round five lies in the tray: 5, 3 and 2. Your cunning bar would like a 3. From here on nobody tells you.",
};
