import { content, measured, option, rule, type Rulebook, ruling } from "@safehouse/kernel";
import { conventions } from "./conventions-en.ts";
import { hintChapter } from "./hints-en.ts";
import { ownScenario } from "./scenarios-en.ts";

export const rulebook: Rulebook = {
  title: "Rob ’n Run",
  onePage: [
    {
      title: "The idea",
      text: "You are a gang on the way to the airport, and you rob what lies on the way. In every heist one of you is the boss and sees which tools the safes need. The others hold the tools and see nothing. Six hint cards are all the boss may say.",
    },
    {
      title: "A heist",
      text: "The boss picks a building and takes its safes behind the screen. Some hints lie open, every accomplice gets a hand of tools, and from then on nobody talks. Rounds follow: hints, accomplices, alarm.",
    },
    {
      title: "Hints",
      text: "The boss uses as many open hints as seem wise and fills in their blanks. Lies are impossible. A hint that is face down costs 3 gold.",
    },
    {
      title: "Accomplices",
      text: "In turn you play a card face down, swap your whole hand, or pass, until as many cards lie there as the white alarm says. Then the boss’s side sorts them: needed tools lie open, wrong ones go face down onto the alarm pile. Sports bags are never wrong and bring new cards.",
    },
    {
      title: "The reckoning",
      text: "The heist ends when every needed tool lies open, or when too many wrong ones lie in the alarm pile. Each cracked safe brings gold and moves the car one space. The police move one space for the heist, one for every safe left shut, and one for the alarm.",
    },
    {
      title: "Winning",
      text: "Reach a terminal before the police reach you. Dice on the route make the alarms stricter as you go; informants remove some for gold. Whatever gold is left says how well you did. Too hard? Start with more gold or with fewer dice.",
    },
    {
      title: "Expert crew: conventions",
      text: "Expert bots say more than their words, and so may you (R-13.7 to R-13.9). Needed tools that a hint names are those still missed most. Hint 2 points back: in the row, the tool to the left of the one you do not need is needed.",
    },
  ],
  chapters: [
    {
      id: "R-1",
      title: "What is in the box",
      rules: [
        {
          id: "R-1.1",
          parts: [
            rule(
              "Seven tools with 8 cards each: battering ram, ID card, dynamite, flashlight, stethoscope, acid, jackhammer. With 5 sports bags they make a pile of 61 cards, or of 56 with two players (R-9.2).",
            ),
          ],
        },
        {
          id: "R-1.2",
          parts: [
            rule("There are 70 safes. Each needs 3 to 5 tools, of at most 4 kinds, and one kind at most 4 times."),
            content(
              "A safe holds as much gold as it needs tools, minus 2. No two safes are alike, and the list is fixed: it is in the program’s content for all to read.",
            ),
          ],
        },
        { id: "R-1.3", parts: [rule("There are 16 hint cards (R-8).")] },
        {
          id: "R-1.4",
          parts: [
            rule("The town has four districts, each with an informant."),
            content(
              "Eight banks, casinos and museums stand in them: two in Soho, three in the City, one in Mayfair, two in Bloomsbury.",
            ),
          ],
        },
        {
          id: "R-1.5",
          parts: [rule("Twelve dice stand for alarms: 2 white, 3 yellow, 3 green and 4 red. Nobody rolls them.")],
        },
        {
          id: "R-1.6",
          parts: [
            rule("There are 20 bars of gold."),
            ruling("Their number is no limit: the crew’s gold is simply counted."),
          ],
        },
        {
          id: "R-1.7",
          parts: [
            rule("The escape route ends at terminals 1, 2 and 3. Five of its spaces are marked for dice."),
            content("It has 16 spaces. The terminals are 14, 15 and 16; the marked spaces are 7, 8, 10, 11 and 13."),
          ],
        },
        { id: "R-1.8", parts: [rule("For each number of players there is a police station with four alarm tracks.")] },
      ],
    },
    {
      id: "R-2",
      title: "The alarms",
      rules: [
        {
          id: "R-2.1",
          parts: [rule("Yellow says how many of the six hints lie open when a heist begins. Chance says which.")],
        },
        { id: "R-2.2", parts: [rule("Green says how many tools each accomplice gets when a heist begins.")] },
        { id: "R-2.3", parts: [rule("White says how many cards the accomplices play in one phase, all together.")] },
        {
          id: "R-2.4",
          parts: [rule("Red says how many wrong tools may lie in the alarm pile. One more sets it off.")],
        },
        { id: "R-2.5", parts: [rule("Dice cover a track from the bottom. The lowest number without a die counts.")] },
        {
          id: "R-2.6",
          parts: [
            content(
              "Every track has one number more than there are dice of its colour. Each die makes life harder: yellow, green and red fall, white rises. At most once a track two neighbouring numbers are the same, so a die that is put on or bought off nearly always changes what holds. The numbers of the four stations were found by simulation (R-12).",
            ),
          ],
        },
      ],
    },
    {
      id: "R-3",
      title: "Setting up",
      rules: [
        {
          id: "R-3.1",
          parts: [
            rule(
              "Safes are drawn face down onto the buildings. Nobody looks at one before it is taken, and no building ever has more than 3.",
            ),
            content("Four buildings start with one safe, four with two. Five more safes form a pile."),
          ],
        },
        {
          id: "R-3.2",
          parts: [rule("The crew starts with 3 gold."), content("The police start on space 1, the car on space 6.")],
        },
        {
          id: "R-3.3",
          parts: [
            rule(
              "A scenario says which six hints are used or how they are chosen, which informant stands in which district, and where the twelve dice lie. It names a substitute for each hint that is barred with two players (R-9.1).",
            ),
          ],
        },
        {
          id: "R-3.4",
          parts: [
            content(
              "There are six scenarios: The training for beginners, then Night shift, Short notice and Hot pursuit, each harder than the one before, and The mole and Last flight for professionals (R-10.5). The workshop makes more (R-10).",
            ),
          ],
        },
        {
          id: "R-3.5",
          parts: [
            ruling(
              "The player in seat 1 is the first boss. Before every later heist the role moves one seat clockwise.",
            ),
          ],
        },
      ],
    },
    {
      id: "R-4",
      title: "Preparing a heist",
      rules: [
        {
          id: "R-4.1",
          parts: [
            rule("The boss chooses a building and takes all its safes behind the screen. Only the boss sees them."),
            ruling("Until then the crew may talk about it."),
          ],
        },
        {
          id: "R-4.2",
          parts: [rule("If that was the last safe of a district, its informant moves onto the escape route.")],
        },
        {
          id: "R-4.3",
          parts: [
            rule("The six hints are shuffled and as many opened as yellow says. The others lie face down beside them."),
          ],
        },
        {
          id: "R-4.4",
          parts: [rule("All tools are shuffled anew. Each accomplice gets as many as green says. Hands are secret.")],
        },
        {
          id: "R-4.5",
          parts: [
            rule("A heist has one or more rounds of three phases: hints, accomplices, alarm. Then it is evaluated."),
          ],
        },
      ],
    },
    {
      id: "R-5",
      title: "The phases",
      rules: [
        {
          id: "R-5.1",
          parts: [
            rule(
              "In the hint phase the boss may use any number of open hints, one after the other. A used hint is turned face down.",
            ),
          ],
        },
        {
          id: "R-5.2",
          parts: [rule("For 3 gold the boss may open and use any face-down hint, also one that was used before.")],
        },
        {
          id: "R-5.3",
          parts: [rule("The boss may use none at all. When the boss is done, the accomplice phase begins.")],
        },
        {
          id: "R-5.4",
          parts: [
            rule(
              "From the boss’s left, accomplices take turns: play a card face down, swap the whole hand, or pass. Each may swap once a phase. The phase ends when as many cards lie there as white says.",
            ),
          ],
        },
        {
          id: "R-5.5",
          parts: [
            rule(
              "If all accomplices pass in a row, the next one with a card must play, or swap if that is still allowed.",
            ),
            ruling(
              "Whoever has no card can only pass, and that counts as a pass. With two players there is no passing.",
            ),
          ],
        },
        {
          id: "R-5.6",
          parts: [
            rule(
              "A swapped hand goes face down onto the trash, and as many cards are drawn. When the pile is empty, the trash is shuffled and becomes the pile.",
            ),
            ruling("That goes for every draw. If the trash is empty too, nothing is drawn."),
          ],
        },
        {
          id: "R-5.7",
          parts: [
            rule(
              "If nobody holds a card when the accomplice phase ends (with two players: after the refill), the heist ends after this alarm phase.",
            ),
            ruling("The phase ends as soon as nobody holds a card, and its bags bring no cards."),
          ],
        },
        {
          id: "R-5.8",
          parts: [
            rule(
              "In the alarm phase the played cards are shuffled and sorted. Needed tools lie open. Tools that are not needed, or no more of them, go face down onto the alarm pile. Bags lie open aside. Until the heist ends no accomplice learns what is in the alarm pile or who played which card.",
            ),
          ],
        },
        {
          id: "R-5.9",
          parts: [
            rule("For each bag every accomplice draws: 1 card with four or five players, 2 with three."),
            ruling(
              "Bags count towards white and are never wrong. They lie aside until the heist ends. Cards are dealt one at a time from the boss’s left.",
            ),
          ],
        },
        {
          id: "R-5.10",
          parts: [
            rule(
              "Then it is checked: if all needed tools lie open, the heist ends. If the alarm pile holds more cards than red allows, the red alarm goes off and the heist ends. Both can happen at once. Otherwise the next round begins and everything stays where it is.",
            ),
          ],
        },
        {
          id: "R-5.11",
          parts: [
            ruling("The sorting leaves the boss no choice, so the program does it and shows the boss what went where."),
          ],
        },
      ],
    },
    {
      id: "R-6",
      title: "Evaluation",
      rules: [
        {
          id: "R-6.1",
          parts: [
            rule("Each cracked safe gives its gold to the crew and moves the car one space."),
            ruling(
              "With several safes the open tools crack as many safes as possible, and among equal numbers those with the most gold.",
            ),
          ],
        },
        { id: "R-6.2", parts: [rule("Dice on spaces that the car enters go onto the track of their colour.")] },
        {
          id: "R-6.3",
          parts: [
            rule(
              "For each safe left shut, a new one from the pile goes onto a building that is not empty and has fewer than 3. If there is none, the new safe leaves the game.",
            ),
            ruling("The boss places them face down. An empty pile places none."),
          ],
        },
        {
          id: "R-6.4",
          parts: [
            rule("The police move 1 space, 1 more for each safe left shut, and 1 more if the red alarm went off."),
          ],
        },
        {
          id: "R-6.5",
          parts: [
            rule(
              "If an informant is on the route, the crew may have one or two dice of that colour removed from the station. White and green cost 2 gold and 3 more for the second die; red and yellow 3 and 4 more. Then the informant leaves the game in any case.",
            ),
            ruling(
              "The boss decides, after the crew has talked. The dice placed last are removed, and out of the game.",
            ),
          ],
        },
        { id: "R-6.6", parts: [rule("The robbed safes leave the game.")] },
      ],
    },
    {
      id: "R-7",
      title: "The end",
      rules: [
        {
          id: "R-7.1",
          parts: [
            rule(
              "If the police have reached or passed the car after the evaluation, the crew has lost, even at a terminal.",
            ),
          ],
        },
        { id: "R-7.2", parts: [rule("Otherwise, if the car is at a terminal, the crew has won.")] },
        { id: "R-7.3", parts: [rule("Otherwise the next heist follows.")] },
        {
          id: "R-7.4",
          parts: [
            rule(
              "A crew that won is rated by its gold: up to 3, free at least; 4 to 7, not bad for a start; 8 to 11, one can live on that; 12 or more at terminal 2 or 3, perfect.",
            ),
            ruling("12 or more at terminal 1 counts as 8 to 11. The car goes no further than terminal 3."),
          ],
        },
        {
          id: "R-7.5",
          parts: [ruling("If no safe is left in town and the car is not at a terminal, the crew has lost.")],
        },
      ],
    },
    hintChapter,
    {
      id: "R-9",
      title: "Two players",
      rules: [
        { id: "R-9.1", parts: [rule("Hints 6, 9, 13, 14 and 16 are sorted out.")] },
        {
          id: "R-9.2",
          parts: [
            rule(
              "There are no sports bags. At the end of each accomplice phase the accomplice draws as many tools as were played.",
            ),
          ],
        },
      ],
    },
    ownScenario,
    {
      id: "R-11",
      title: "Silence and notes",
      rules: [
        {
          id: "R-11.1",
          parts: [
            rule("From taking the safes until the heist ends nobody may talk: no chat, no emotes, no new names."),
            ruling(
              "Then the safes, the alarm pile and all hands are shown, and the crew may talk. The log says who was told something, and what only where R-8.4 makes it public.",
            ),
          ],
        },
        {
          id: "R-11.2",
          parts: [
            rule("Everybody may take notes. They stay private."),
            option("A table may offer notepads, and a grid that works out what the hints mean."),
          ],
        },
        {
          id: "R-11.3",
          parts: [
            rule(
              "As a memory aid the seven tools lie out. One that everybody can know to be no longer needed is turned over.",
            ),
            ruling(
              "The program turns it when none of it is missing in any need that R-1.2, the hints told to all and the open tools allow. What only the boss knows never counts.",
            ),
          ],
        },
      ],
    },
    {
      id: "R-12",
      title: "Balance",
      rules: [
        {
          id: "R-12.1",
          parts: [
            measured(
              "Random crews win at most 5 % of their games. Bots of level normal, which follow R-13.1 to R-13.5, win the training in 75 to 90 %, each later scenario at least 3 points less often, the professional ones in 20 to 40 %. Of their wins 5 to 15 % are perfect.",
            ),
          ],
        },
        {
          id: "R-12.2",
          parts: [
            measured(
              "Of the heists whose need everybody could know before the last accomplice phase, under 10 % end with a safe left shut.",
            ),
          ],
        },
        {
          id: "R-12.3",
          parts: [
            measured(
              "Crews of level expert, which follow all conventions of R-13, find the scenarios in the same order of difficulty, and win the professional ones in 35 to 65 %.",
            ),
          ],
        },
      ],
    },
    conventions,
  ],
};
