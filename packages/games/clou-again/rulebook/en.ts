import { content, departure, measured, rule, type Rulebook, type RulePart, ruling } from "@safehouse/kernel";
import { chaptersHolding } from "../../clou/rulebook/holding.ts";
import { rulebook as first } from "../../clou/rulebook/en.ts";
import { REPLACED } from "./replaced.ts";

const example = (text: string): RulePart => ({ kind: "example", text });

export const rulebook: Rulebook = {
  title: "Clou – Roll & Heist. Again!",
  onePage: [
    {
      title: "The job",
      text: "You are one or two thieves in London, some time in the sixties, and you play together. Three dice a round serve both. Numbers go onto your thief sheet, symbols come out of it, and symbols open doors on the plan. Loot counts, traces cost, time runs out. Who knows Clou knows this; new are the stars.",
    },
    {
      title: "A round",
      text: "Throw three dice. Both use all three on the own sheet, in any order, alone or added up. A die that fits nowhere costs a trace. Then one time symbol is crossed. Then you decide: run away with what you have, or stay for another round.",
    },
    {
      title: "Your sheet",
      text: "Bars are filled from left to right, and each box says what it takes. Three tools work in their own way: a grid wants lines of three, circle boxes are written first and crossed later, a tree is one path from left to right, a pyramid grows from the bottom. Symbol circles take a symbol instead of the plan.",
    },
    {
      title: "Symbols",
      text: "A coloured symbol is used at once: cross it where the plan needs it now, or in a symbol circle of yours, or let it go. White symbols are yours until the round ends: a number a little higher or lower, an extra number, any number that fits a box, or any circle.",
    },
    {
      title: "Stars",
      text: "Once a round one of you may cross a star on the own sheet. Bruce lends an extra 6 or breaks something at the cost of a trace. Janet throws anew what nobody has used. Matt turns such a die over, or bends a number by 2. Trixie strikes a circle. What is given to the other lapses with the round.",
    },
    {
      title: "Getting caught",
      text: "The last trace crossed: caught, and everything is lost. The last time symbol crossed, or a cell with a bell: alarm. Then one of you drives and throws a die again and again. All cars crossed before the police or together with them, and you are away with your loot. With Janet in the crew the escape succeeds by itself.",
    },
    {
      title: "The count",
      text: "Loot, plus what the plan adds, minus 2 for every trace, minus 3 for the alarm. From 10 you are ordinary crooks, from 14 real professionals, from 17 master thieves, and with 20 it is the crime of the century.",
    },
  ],
  chapters: [
    {
      id: "A-1",
      title: "Setup",
      rules: [
        {
          id: "A-1.1",
          parts: [
            rule("One or two thieves. What is not said here goes by the rules of Clou (C)."),
            ruling("A-1.2 to A-1.4 replace C-1.2 and C-1.3."),
          ],
        },
        {
          id: "A-1.2",
          parts: [rule("Two players cross the time symbols marked for two before the game: they have less time.")],
        },
        {
          id: "A-1.3",
          parts: [
            rule("Alone you cross every challenge symbol on a grey ground before the game."),
            content("Every part keeps at least one symbol."),
          ],
        },
        { id: "A-1.4", parts: [rule("There are as many traces for one as for two.")] },
      ],
    },
    {
      id: "A-2",
      title: "What is in the box",
      rules: [
        {
          id: "A-2.1",
          parts: [
            rule("Four thief sheets and four plans of its own. One plan is Cat and Dog."),
            content(
              "A sheet has three bars of 6 boxes, three tools and two lines of symbol circles. A plan has at least 7 rooms, 10 challenges and 6 loots, two ways that win, two special rules of its own and an extra in its scoring box. From the easiest to the hardest: Cat and Dog, the film studio, the night train, the diamond exchange.",
            ),
          ],
        },
      ],
    },
    {
      id: "A-3",
      title: "White symbols",
      rules: [
        {
          id: "A-3.1",
          parts: [
            rule(
              "There are four white symbols. Number ±X: a die counts up to X higher or lower. Extra number: a die with the number shown. Fill box: write any number that fits. Strike circle: cross any circle within reach.",
            ),
            departure(
              "All four are played. Each does what C-4.5 says of it; no symbol leaves the choice between a box and a circle.",
              "it speaks of three white symbols, and explains four.",
            ),
          ],
        },
      ],
    },
    {
      id: "A-4",
      title: "Stars and talents",
      rules: [
        {
          id: "A-4.1",
          parts: [
            rule(
              "Specials are lines of symbol circles (C-5.7) and stars. Crossing a circle of a star uses its effect. The crew crosses at most one star a round.",
            ),
            ruling("You cross stars on your own sheet only, while dice are used, and not in the middle of a use."),
          ],
        },
        {
          id: "A-4.2",
          parts: [
            rule(
              "Bruce, the strongman. ★ An extra 6, for himself or the other. ★ Two strength at once for himself, at the cost of a trace.",
            ),
            example("The trace is paid first: if it is the last one, the crew is caught before anything breaks."),
          ],
        },
        {
          id: "A-4.3",
          parts: [
            rule(
              "Janet, the planner. She has more symbol circles than others. An escape succeeds by itself, and the alarm costs no points. ★ Throw anew all dice that nobody has used this round.",
            ),
            ruling(
              "She need only be in the crew. An alarm leads to the escape at once: dice not used in that round cost no traces, with or without her. Dice thrown anew are not the natural roll of the round: no bar of the plan listens to them.",
            ),
          ],
        },
        {
          id: "A-4.4",
          parts: [
            rule(
              "Matt, the petty crook. ★ Number ±2, for himself or the other. ★ Turn one die that nobody has used this round to any face.",
            ),
          ],
        },
        {
          id: "A-4.5",
          parts: [
            rule("Trixie, the tinkerer. She has one more ability bar. ★ Strike circle, for herself or the other."),
          ],
        },
        {
          id: "A-4.6",
          parts: [
            ruling(
              "A die counts as used once anybody has used it, alone or in a sum. Changed dice change for both, and whoever has finished may go on with a changed die or with what was given. Extra numbers are never thrown or turned. What is activated for the other is the other’s, and lapses with the round. Nobody changes dice while somebody has added a white symbol to them and not yet used it. There are no dice bonuses (C-5.8).",
            ),
            example(
              "The dice show 2, 5 and 5. Bruce has used one 5. Janet crosses her star: the 2 and the other 5 are thrown anew, for both.",
            ),
          ],
        },
      ],
    },
    {
      id: "A-5",
      title: "The count",
      rules: [
        {
          id: "A-5.1",
          parts: [
            rule(
              "Points: loot, plus the scenario’s extras, minus 2 for every trace, minus 3 if the alarm went off, or as the scenario says.",
            ),
          ],
        },
        {
          id: "A-5.2",
          parts: [
            rule(
              "20 and more: crime of the century. 17 to 19: master thieves. 14 to 16: real professionals. 10 to 13: ordinary crooks. Up to 9: amateurs.",
            ),
          ],
        },
        {
          id: "A-5.3",
          parts: [
            measured(
              "Over many games of every scenario and crew size, with and without Janet: random play gets at most 9 points 19 times in 20, and the “normal” bot’s median is 10 to 13. No thief’s mean lies more than 1.5 points from the mean of all.",
            ),
          ],
        },
      ],
    },
    {
      id: "A-6",
      title: "Three thieves, a variant of this house",
      rules: [
        {
          id: "A-6.1",
          parts: [
            departure(
              "In this house three may break in, each with another thief. They cross the time symbols marked for two and for three before the game; everything that is asked of two is asked of them, and traces and escape are as for two. A plan’s own bars may be shorter for three.",
              "it is for one or two players.",
            ),
            ruling(
              "There is still one star a round for the whole crew. What a star does for the other it does for one of the others; dice that change, change for all.",
            ),
          ],
        },
        {
          id: "A-6.2",
          parts: [
            measured(
              "In threes the “normal” bot’s median is 10 to 16, and random play gets at most 9 points 19 times in 20.",
            ),
          ],
        },
      ],
    },
    ...chaptersHolding(first, REPLACED),
  ],
};
