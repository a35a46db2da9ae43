import { content, departure, measured, rule, type Rulebook, type RulePart, ruling } from "@safehouse/kernel";

const example = (text: string): RulePart => ({ kind: "example", text });

export const rulebook: Rulebook = {
  title: "Clou – Roll & Heist",
  onePage: [
    {
      title: "The job",
      text: "You are a crew of one to three thieves in London, some time in the sixties, and you play together. Three dice a round serve everybody. Numbers go onto your thief sheet, symbols come out of it, and symbols open doors on the plan. Loot counts, traces cost, time runs out.",
    },
    {
      title: "A round",
      text: "Throw three dice. Everybody uses all three on the own sheet, in any order, alone or added up. A die that fits nowhere costs the crew a trace. Then one time symbol is crossed. Then you decide: run away with what you have, or stay for another round.",
    },
    {
      title: "Your sheet",
      text: "Three bars are filled from left to right, and each box says what it takes. Three tools work in their own way: a grid wants lines of three, circle boxes are written first and crossed later, a tree is one path from left to right, a pyramid grows from the bottom. Symbol circles take a symbol instead of the plan, and some rolls give you something for nothing.",
    },
    {
      title: "Symbols",
      text: "A coloured symbol is used at once: cross it where the plan needs it now, or in a symbol circle of yours, or let it go. White symbols are yours until the round ends: a number a little higher or lower, an extra die, any number or any circle.",
    },
    {
      title: "The plan",
      text: "Work wherever an arrow has led you. A finished challenge opens its diamond and the room behind, or leads straight to loot. A horizontal line means either the upper or the lower part. A small number at a symbol: only crews of that size or larger need it.",
    },
    {
      title: "Getting caught",
      text: "The last trace crossed: caught, and everything is lost. The last time symbol crossed, or a cell with a bell: alarm. Then one of you drives and throws a die again and again. All cars crossed before the police or together with them, and you are away with your loot.",
    },
    {
      title: "The count",
      text: "Loot, plus what the plan adds, minus 2 for every trace. More than 9 is all right. More than 14 is a real clou.",
    },
  ],
  chapters: [
    {
      id: "C-1",
      title: "Setup",
      rules: [
        {
          id: "C-1.1",
          parts: [
            rule(
              "Everybody takes a thief with its sheet: Bruce, Janet, Matt or Trixie. The crew picks a scenario with its plan.",
            ),
            ruling("No thief is taken twice."),
          ],
        },
        {
          id: "C-1.2",
          parts: [
            rule(
              "The plan has bars for time, traces and the escape. On each, every symbol left of the crew’s size is crossed out before the start: a larger crew has less. Those symbols are out of play and never cost points.",
            ),
          ],
        },
        {
          id: "C-1.3",
          parts: [
            rule(
              "A symbol on the plan with a number above it is needed only by crews of that size or larger. For smaller crews it counts as crossed.",
            ),
            content("Every part keeps at least one symbol at every size."),
          ],
        },
      ],
    },
    {
      id: "C-2",
      title: "A round",
      rules: [
        { id: "C-2.1", parts: [rule("Three dice are thrown for all to see. Every player has all three.")] },
        { id: "C-2.2", parts: [rule("Everybody uses the dice (C-3).")] },
        {
          id: "C-2.3",
          parts: [
            rule("Time passes: one time symbol is crossed."),
            ruling("If that leaves none, the alarm goes off and nobody can run away any more."),
          ],
        },
        {
          id: "C-2.4",
          parts: [
            rule("The crew runs away, or a new round begins."),
            ruling(
              "This is asked once a round. Everybody answers in secret; a single “stay” means a new round, and so does silence when a timer runs.",
            ),
          ],
        },
      ],
    },
    {
      id: "C-3",
      title: "Using dice",
      rules: [
        {
          id: "C-3.1",
          parts: [
            rule(
              "You use dice in any order. Several may be added up and used as their sum. A die is never split, and is used once.",
            ),
            example("5 + 5 + 5 crosses a 15 and gives electronics."),
          ],
        },
        {
          id: "C-3.2",
          parts: [
            rule("One use fills one box or crosses one circle of your own sheet, and must meet what it asks for."),
          ],
        },
        {
          id: "C-3.3",
          parts: [
            rule("Players act in any order and may take turns as they like."),
            ruling(
              "One use is settled whole, with every symbol it activates and what those activate, before anybody does anything else.",
            ),
          ],
        },
        {
          id: "C-3.4",
          parts: [
            rule("Once all have finished, every rolled die left unused costs a trace."),
            ruling(
              "You may finish only when none of your remaining rolled dice, and no sum of them, fits your sheet as it stands. Finishing can be taken back until all have finished. Extra dice never cost a trace.",
            ),
            departure(
              "No white symbol has to be used.",
              "white symbols have to be used in the round that activates them.",
            ),
          ],
        },
        {
          id: "C-3.5",
          parts: [
            example(
              "The dice show 1, 3 and 4, and the side door needs cunning. The 4 goes into the first box. The second wants the same number: 1 + 3 = 4. That activates cunning, which is crossed on the door.",
            ),
          ],
        },
      ],
    },
    {
      id: "C-4",
      title: "Symbols",
      rules: [
        {
          id: "C-4.1",
          parts: [
            rule(
              "There are seven coloured symbols: strength, dexterity, cunning, lock, safe, electronics and one more.",
            ),
            content("The seventh is disguise: it deals with guards, guests and porters."),
          ],
        },
        {
          id: "C-4.2",
          parts: [
            rule(
              "An activated coloured symbol is used at once or lost. Cross it where the plan needs it now, or in a matching symbol circle of your own sheet, or let it go. One activation crosses one symbol.",
            ),
          ],
        },
        { id: "C-4.3", parts: [rule("If one use activates several symbols, you choose their order.")] },
        {
          id: "C-4.4",
          parts: [
            rule("A cell of the plan that shows several symbols needs one of them."),
            ruling("An either/or symbol on a sheet gives one of the two, as you like. Separate symbols give all."),
          ],
        },
        {
          id: "C-4.5",
          parts: [
            rule(
              "White symbols serve only their owner, at any time of this round, and lapse at its end. Number ±X: one rolled or extra die, alone or in a sum, counts up to X higher or lower. Extra die: a die with the number shown, which may be added to others. Any number or circle: write any number that fits, or cross any circle of your sheet.",
            ),
            ruling(
              "A shifted die counts at least 1 and may exceed 6; several shifts add up. “Any number” is 1 to 18. Symbol circles are included. What is crossed activates as usual.",
            ),
            departure(
              "Order and reach still hold: the next box of a bar, a joined circle of a tree, a circle box only once it holds a number.",
              "any number may go into any box, and any circle of the sheet may be crossed.",
            ),
            example("A crossed 6 gives ±1; with it the rolled 1 crosses a 2."),
            example("After a 3, any fitting number may be written next to it."),
          ],
        },
      ],
    },
    {
      id: "C-5",
      title: "The thief sheet",
      rules: [
        {
          id: "C-5.1",
          parts: [
            rule(
              "Abilities: a bar of boxes each for strength, dexterity and cunning, filled from left to right. A condition stands in a box or between two boxes. Writing in a box activates the symbol under it.",
            ),
            example("A box with <3 takes 1 or 2 and gives cunning; the next number must be higher."),
          ],
        },
        { id: "C-5.2", parts: [rule("Tools: each thief has three of the four kinds.")] },
        {
          id: "C-5.3",
          parts: [
            rule(
              "Grid: circles with numbers on crossing lines of three, crossed in any order. The third circle of a line activates the symbol at its end, and one circle may finish several lines.",
            ),
            example("5 and 8 are crossed; a 6 finishes the line and gives dexterity."),
          ],
        },
        {
          id: "C-5.4",
          parts: [
            rule(
              "Circle boxes: first write a number that meets the condition; then the circle wants that very number to be crossed. When all circles of a line are crossed, the symbols at its end are activated. Both steps may happen in one turn or not.",
            ),
            example("A 5 is written (>3), then 4 + 1 crosses it: lock and safe."),
          ],
        },
        {
          id: "C-5.5",
          parts: [
            rule(
              "Tree: circles with numbers, joined from left to right. Start at the left; then only a circle joined to the last one crossed. There is one path a game, and every circle activates its symbol at once.",
            ),
            example("2 or 13 comes next, not 4 or 9."),
          ],
        },
        {
          id: "C-5.6",
          parts: [
            rule(
              "Pyramid: boxes, the bottom row first, some with conditions. An upper box opens when the two below it are filled, and compares with their sum: the same, or strictly more. Writing activates the symbol at the box.",
            ),
            example("Over 3 and 2, “=” takes exactly 5. Over 2 and 3, “>” takes 6 or more."),
          ],
        },
        {
          id: "C-5.7",
          parts: [
            rule(
              "Specials, left: circles with symbols take an activated symbol instead of the plan. A finished line activates the symbol at its end.",
            ),
            example("Two dexterity circles give one lock."),
          ],
        },
        {
          id: "C-5.8",
          parts: [
            rule(
              "Specials, right: when the natural roll shows the result, its symbol is activated by itself, without spending dice.",
            ),
            ruling(
              "A result is one of these: a face exactly once; two alike, or more; three alike; a die within a range; a total of one, two or three dice. Each bonus counts once a round, before any die is used, in the order of seats; you order your own.",
            ),
          ],
        },
        {
          id: "C-5.9",
          parts: [
            rule("Escape: a table from the faces of a die to car, police or both."),
            content("Every face gives at least one of the two."),
          ],
        },
      ],
    },
    {
      id: "C-6",
      title: "The burglary plan",
      rules: [
        {
          id: "C-6.1",
          parts: [rule("Rooms hold challenges and loot. What the start arrow leads to is open from the beginning.")],
        },
        {
          id: "C-6.2",
          parts: [
            rule(
              "A challenge with an arrow opens its diamond when it is overcome: the whole room behind may be worked on. An arrow without a diamond leads on directly.",
            ),
            example("The window is done: what stands in the room behind it is open to work, the next room is not."),
          ],
        },
        {
          id: "C-6.3",
          parts: [rule("Everything within reach may be worked on at the same time, in several rooms in one round.")],
        },
        { id: "C-6.4", parts: [rule("Inside a challenge small arrows fix the order. Without arrows it is free.")] },
        {
          id: "C-6.5",
          parts: [
            rule("A horizontal line separates alternatives: one complete part overcomes the challenge."),
            ruling(
              "Both parts may be begun; the first one completed counts. A trace printed on a part is paid on completing it.",
            ),
            example("Two locks, or two strength."),
          ],
        },
        {
          id: "C-6.6",
          parts: [
            example(
              "One dexterity overcomes the larder; or one strength, at the cost of a trace. Then the arrow lets the loot be crossed at once.",
            ),
            ruling(
              "Loot with nothing to pay and no effect of its own is crossed by itself. With an effect or a price, only when a player says so in the dice phase.",
            ),
          ],
        },
        {
          id: "C-6.7",
          parts: [
            example(
              "A window with dexterity, strength, strength² and cunning³: alone it takes 1 dexterity and 1 strength, in twos 1 and 2, in threes 1, 2 and 1 cunning.",
            ),
          ],
        },
        {
          id: "C-6.8",
          parts: [
            rule("A plan has special rules of its own."),
            content(
              "They are bars that react to symbols, to what is overcome, to time or to the roll itself, once or again and again; marks on a bar; cells that ring the alarm, cost or win time or traces, forbid symbols for a round or overcome something else; and collections that score. A challenge overcome from afar opens its diamond once its own room is open. Where a symbol could be one of two, a bar that listens takes it for the quieter one.",
            ),
          ],
        },
      ],
    },
    {
      id: "C-7",
      title: "The end",
      rules: [
        { id: "C-7.1", parts: [rule("Whoever runs away has succeeded: count the points.")] },
        {
          id: "C-7.2",
          parts: [
            rule("When the last available trace is crossed, at whatever moment, the crew is caught and has lost."),
          ],
        },
        {
          id: "C-7.3",
          parts: [
            rule(
              "At the alarm, at whatever moment, the escape begins at once. Dice not yet used cost no traces, and loot so far counts. A driver is chosen, throws one die, looks it up on the own sheet and crosses arrows on the escape bar, again and again. All police crossed: lost. All cars crossed before that or at the same time: away, count the points.",
            ),
            ruling("Everybody names a thief of the crew in secret; most votes, and a tie goes to the lowest seat."),
          ],
        },
        {
          id: "C-7.4",
          parts: [
            rule(
              "Points: loot, plus the scenario’s extras, minus 2 for every trace crossed in play, minus what the scenario says.",
            ),
          ],
        },
        { id: "C-7.5", parts: [rule("More than 9 is all right, more than 14 a real clou.")] },
        {
          id: "C-7.6",
          parts: [
            ruling(
              "A crossing is settled in this order: a printed trace (if it is the last: caught, stop), diamonds and free loot, other effects, the alarm. At the alarm, pending and white symbols are lost. Traces and alarm together: caught.",
            ),
          ],
        },
      ],
    },
    {
      id: "C-8",
      title: "What is in the box",
      rules: [
        {
          id: "C-8.1",
          parts: [
            content(
              "Four thieves, all different. A sheet has three bars of 6 boxes, three tools, two special lines and three dice bonuses. A plan has at least 7 rooms, 10 challenges and 6 loots, two ways that win, and two special rules of its own; a heist lasts 8 to 12 rounds. Each scenario has a story, bars for one, two and three thieves, and a scoring box. From the easiest to the hardest: the old mansion, the auction house, the embassy ball, the private bank.",
            ),
          ],
        },
        {
          id: "C-8.2",
          parts: [
            measured(
              "Over many games of every scenario and crew size: random play gets over 9 points at most 1 time in 20, the “normal” bot between half and 70 % of the time; over 14 it gets in 15 to 30 %. Its share over 9 falls from plan to plan. No thief’s mean lies more than 1.5 points from the mean of all.",
            ),
          ],
        },
        {
          id: "C-8.3",
          parts: [
            content(
              "Every sheet and every plan can be printed, on A4 or Letter, in colour or with little ink, blank or in the middle of a game. Paper and screen are drawn from the same data.",
            ),
          ],
        },
      ],
    },
    {
      id: "C-9",
      title: "More plans, of our own",
      rules: [
        {
          id: "C-9.1",
          parts: [
            content(
              "The professional pack: three harder plans for crews that know the base game, in any order: the casino, the observatory, the royal mint. Each has an idea of its own. The casino listens to your dice, the observatory turns as you work on its wires, and the mint hears everything that is heavy. All rules hold, and everything that C-8.1 says of a plan.",
            ),
          ],
        },
        {
          id: "C-9.2",
          parts: [
            measured(
              "In the professional pack the “normal” bot gets over 9 points in 35 to 60 % of its heists and over 14 in 5 to 30 %, on every plan less often than in the private bank; random play gets over 9 at most 1 time in 20.",
            ),
          ],
        },
        {
          id: "C-9.3",
          parts: [
            content(
              "The great train robbery: four plans of one story, to be played in its order or each by itself: the terminus, the sleeping cars, the mail coach, the viaduct. Each has an idea of its own. In the terminus one gathers what makes a guard, in the sleeping cars one goes either way and wakes nobody twice, in the mail coach safes are heard, and at the viaduct a false light wins time and every sack makes the others worth more. All rules hold, and everything that C-8.1 says of a plan. Nothing is carried over from one to the next.",
            ),
          ],
        },
        {
          id: "C-9.4",
          parts: [
            measured(
              "In the great train robbery the “normal” bot gets over 9 points in 50 to 70 % of its heists and over 14 in 15 to 30 %; random play gets over 9 at most 1 time in 20.",
            ),
          ],
        },
      ],
    },
  ],
};
