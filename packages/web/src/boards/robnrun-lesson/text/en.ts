import type { LessonTexts } from "../../../lesson/lesson.ts";

export const en: LessonTexts = {
  lead: "You rob two real buildings with two bots, step by step: first as an accomplice, then as the boss.",
  topics: [
    "Read the road, the town and the police station",
    "Make sense of hints, and give some yourself",
    "Play, swap or pass without a word",
    "Live with wrong tools, bags and the alarm pile",
    "Count what a heist brings, and what it wakes up",
  ],
  steps: {
    flight: {
      title: "On the run",
      text: "The gang drives to the airport and robs what lies on the way. The car stands on 6, the police five spaces behind. Every cracked safe moves the car by one: reach a terminal before they reach you.",
      aim: "the flight",
    },
    silence: {
      title: "One boss, no words",
      text: "Vera is the boss of this heist. She has taken the safe out of Golden Square, and only she sees which tools it needs. You and Bruno hold the tools. Until the heist is over nobody says a word.",
      aim: "silence",
    },
    station: {
      title: "The police station",
      text: "Four numbers rule a heist: 5 of the boss’s six hints lie open, you get 9 tools each, 3 cards are played in a phase, and 6 wrong ones are forgiven. Every die that lands here makes one of them worse.",
      aim: "the station",
    },
    hints: {
      title: "Hints",
      text: "Hints are all that a boss can say, and they are always true. ID card at least twice, acid exactly once, two kinds in total: so it is ID cards and one acid, nothing else.",
      aim: "hints",
    },
    play: {
      title: "Play a card",
      text: "You begin, left of the boss. Cards go face down into the middle, and nobody is told who played what. Play an ID card: press it, then press it again.",
      aim: "playing a card",
    },
    again: {
      title: "The third card",
      text: "Bruno has played something. Three cards make a phase, so the next one of yours ends it. The safe may want more than two ID cards: play the other one. Six mistakes are forgiven.",
      aim: "the third card",
    },
    pile: {
      title: "The alarm pile",
      text: "What fits lies open now: two ID cards. The third card was no use, or one too many, and went face down onto the alarm pile. Only Vera knows what it is. A seventh card there rings the alarm.",
      aim: "the alarm pile",
    },
    swap: {
      title: "Swap everything",
      text: "Vera insists: acid. You hold none, so swap your whole hand for as many new cards. It may be done once a phase, and tells the others that you had nothing to give.",
      aim: "swapping",
    },
    bag: {
      title: "Sports bags",
      text: "Now you have acid, but perhaps Bruno has just played the only one it takes. A bag is never wrong: it counts as a card, and after the phase it brings every accomplice two new ones.",
      aim: "the sports bag",
    },
    pass: {
      title: "Pass",
      text: "Bruno swaps his hand as well. If the acid lies in the middle, every further tool is a mistake. You need not play: pass, and see what he does.",
      aim: "passing",
    },
    must: {
      title: "Somebody must",
      text: "Bruno passes, too. If all pass in a row, the next one has to play. Take acid: if it is still missing, the safe opens, and if not, it is one mistake more.",
      aim: "having to play",
    },
    evaluation: {
      title: "What it brought",
      text: "Cracked: 1 gold, and the car moves to 7. Three dice waited there and go to the station: fewer hints, tools and mistakes from now on. The police move 1, plus 1 for every safe left shut, plus 1 for a red alarm.",
      aim: "the evaluation",
    },
    boss: {
      title: "You are the boss",
      text: "With every heist the next one is boss. Take the casino in Berkeley Square: two safes at once. They are the last in Mayfair, so the green informant there comes to the road. He will be of use.",
      aim: "Berkeley Square",
    },
    screen: {
      title: "Behind the screen",
      text: "This is for your eyes only: two dynamite and five flashlights in all. Four hints lie open now. Any other, and any used one, costs 3 gold. What does your crew have to know?",
      aim: "your safes and hints",
    },
    exact: {
      title: "The exact count",
      text: "Take hint 7 and choose the flashlight. The number writes itself, for a hint cannot lie: five, both safes together. Then tell it to the crew.",
      aim: "the exact count",
    },
    enough: {
      title: "Let them do the sum",
      text: "Hint 5 tells the total: seven tools. Then hint 4: dynamite at least twice. Five and two make seven, and now they know everything.",
      aim: "the other two hints",
    },
    release: {
      title: "Enough said",
      text: "Hint 1 would add nothing, and a bought one would cost 3 gold that you may need. Let the accomplices begin, and keep a straight face.",
      aim: "saying no more",
    },
    trust: {
      title: "Trust them",
      text: "Both dynamite lie open, and a bag brought new cards. Five flashlights are missing, and both know it. You have nothing to add, in this round and the next.",
      aim: "trusting the crew",
    },
    bribe: {
      title: "The informant",
      text: "Two safes, two spaces, 3 gold, and three more dice. Two green ones lie at the station now, and your informant is green: he makes one vanish for 2 gold, both for 5. Buy off one: you are rated by gold, too.",
      aim: "buying off one die",
    },
    end: {
      title: "The way out",
      text: "You are on 9, the police are on 3, and the terminals stand on 14, 15 and 16. Reach one and you have won. The gold says how well: 12 or more at terminal 2 or 3 is perfect.",
      aim: "the terminals",
    },
  },
  end: "Bruno is boss and looks at the town. You are his accomplice, and nobody tells you what to play.",
};
