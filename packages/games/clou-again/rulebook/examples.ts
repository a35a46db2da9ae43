import type { ClouExample } from "../../clou/rulebook/examples/acts.ts";
import { cross, move, roll, use } from "../../clou/rulebook/examples/acts.ts";
import { examples as first } from "../../clou/rulebook/examples.ts";
import { examplesHolding } from "../../clou/rulebook/holding.ts";
import { REPLACED } from "./replaced.ts";

const BRUCE = 0;
const JANET = 1;

const BOTH = {
  game: "clou-again",
  seats: 2,
  config: { scenario: "cat-and-dog", thief1: "bruce", thief2: "janet" },
} as const;

/** the same door for two and for one. */
const DOORS = [
  {
    title: { en: "The garden door: alone", de: "Die Gartentür: allein" },
    words: {
      en: "Alone, the symbols meant for two are crossed out before the game: a lock opens the garden door, or one strength at the cost of a trace.",
      de: "Allein werden vor dem Spiel die Symbole gestrichen, die für zwei gedacht sind: Ein Schloss öffnet die Gartentür, oder eine Stärke, die eine Spur kostet.",
    },
    state: "not-needed",
  },
  {
    title: { en: "The garden door: in twos", de: "Die Gartentür: zu zweit" },
    words: {
      en: "Two thieves need those with a 2 as well: a lock and cunning, or two strength at the cost of a trace.",
      de: "Zwei Diebe brauchen auch die mit einer 2: ein Schloss und eine List, oder zweimal Stärke, die eine Spur kostet.",
    },
    state: "needed",
  },
] as const;

const own: readonly ClouExample[] = [
  ...DOORS.map(({ title, words, state }, i): ClouExample => ({
    rule: "A-1.3",
    game: "clou-again",
    title,
    seats: i + 1,
    config: { scenario: "cat-and-dog" },
    eyes: 0,
    shows: { things: ["orangery-door"] },
    before: [],
    steps: [
      {
        words,
        acts: [],
        after: { symbols: { "orangery-door-1": "needed", "orangery-door-2": state, "orangery-door-4": state } },
      },
    ],
  })),
  {
    ...BOTH,
    rule: "A-4.2",
    title: { en: "Two strength, and a trace", de: "Zweimal Stärke und eine Spur" },
    eyes: BRUCE,
    shows: { cells: ["star"], things: ["orangery-door"], bars: true },
    before: [roll(1, 3, 4)],
    steps: [
      {
        words: {
          en: "Bruce and Janet stand before the garden door. Below its line it takes two strength from two thieves, and a trace.",
          de: "Bruce und Janet stehen vor der Gartentür. Unter ihrer Linie verlangt sie von zwei Dieben zweimal Stärke und eine Spur.",
        },
        acts: [],
        after: { bars: { traces: 6 }, activated: [] },
      },
      {
        words: {
          en: "Bruce crosses a circle of his second star. First the trace it costs is crossed, then he has two strength at once.",
          de: "Bruce kreuzt einen Kreis seines zweiten Sterns an. Erst wird die Spur angekreuzt, die das kostet, dann hat er zweimal Stärke auf einmal.",
        },
        acts: [move({ do: "star", star: "two-strength" }, BRUCE)],
        after: { bars: { traces: 5 }, activated: ["strength", "strength"] },
      },
      {
        words: {
          en: "Both go onto the door. It is overcome, and the trace printed there is crossed as well. No second star may be crossed in this round.",
          de: "Beide kommen an die Tür. Sie ist geschafft, und auch die dort aufgedruckte Spur wird angekreuzt. Ein zweiter Stern ist in dieser Runde nicht mehr möglich.",
        },
        acts: [cross("strength", "orangery-door-3", BRUCE), cross("strength", "orangery-door-4", BRUCE)],
        refused: [{ seat: JANET, move: { do: "star", star: "throw-anew" }, by: "A-4.1" }],
        after: { bars: { traces: 4 }, things: { "orangery-door": "done" }, rooms: { orangery: "open" } },
      },
    ],
  },
  {
    ...BOTH,
    rule: "A-4.6",
    title: { en: "Dice thrown anew", de: "Würfel neu geworfen" },
    eyes: JANET,
    shows: { dice: true, cells: ["star"] },
    before: [roll(2, 5, 5), use([5], "strength-1", BRUCE)],
    steps: [
      {
        words: {
          en: "The dice show 2, 5 and 5. Bruce has used one 5, Janet nothing yet.",
          de: "Die Würfel zeigen 2, 5 und 5. Bruce hat eine 5 benutzt, Janet noch nichts.",
        },
        acts: [],
        after: { diceLeft: [2, 5, 5] },
      },
      {
        words: {
          en: "Janet crosses a circle of her star. The 2 and the 5 that nobody has used are thrown anew, for both of them: they show 3 and 6. The 5 that Bruce has used stays, and Janet may still use it.",
          de: "Janet kreuzt einen Kreis ihres Sterns an. Die 2 und die 5, die noch niemand benutzt hat, werden neu geworfen, für beide: Sie zeigen 3 und 6. Die 5, die Bruce benutzt hat, bleibt liegen, und Janet darf sie noch nutzen.",
        },
        acts: [move({ do: "star", star: "throw-anew" }, JANET), { drawn: [3, 6] }],
        after: { diceLeft: [3, 5, 6] },
      },
    ],
  },
];

/** Its own, and the first game's where its rules hold. */
export const examples: readonly ClouExample[] = [...own, ...examplesHolding(first, REPLACED)];
