import { type ExampleAct, stacked, type WorkedExample } from "@safehouse/kernel";
import { namesOf } from "../content/cards.ts";
import { baseDeck } from "../content/deck.ts";
import type { Move } from "../moves.ts";

/** What is true of the table, as far as a step says so. */
export interface Facts {
  readonly stage?: string;
  /** Whose turn it is. */
  readonly turn?: number;
  readonly top?: string;
  /** How many cards everybody holds. */
  readonly sizes?: readonly number[];
  /** Of the player whose eyes we have. */
  readonly hand?: readonly string[];
}

/** Cards that lie open for a moment, as everybody sees them. */
export interface Shows {
  /** Whose hand is shown beside the piles. */
  readonly hand: number;
}

export type KlaumauExample = WorkedExample<Move, Facts, Shows>;

const ADA = 0;
const BEN = 1;
const CLEO = 2;
const DAN = 3;

/** A first round of four, dealt as told. */
function deal(hands: readonly (readonly string[])[], top: string, pile: readonly string[]): ExampleAct<Move> {
  return { drawn: stacked(namesOf(baseDeck(hands.length)), [...hands.flat(), top, ...pile]) };
}

const says = (seat: number, move: Move): ExampleAct<Move> => ({ seat, move });

const OTHERS = [
  ["emerald-1", "emerald-2", "emerald-4", "keyhole-amber"],
  ["sapphire-1", "sapphire-2", "sapphire-4", "barter-amber"],
  ["amber-3", "amber-4", "crook-sapphire", "plan-amber"],
];

/** Ada says it, Cleo alone does not believe it. */
const DOUBTED: readonly ExampleAct<Move>[] = [
  says(BEN, { do: "believe" }),
  says(CLEO, { do: "doubt" }),
  says(DAN, { do: "believe" }),
];

const AT_THE_TABLE = {
  game: "klaumau",
  seats: 4,
  people: ["Ada", "Ben", "Cleo", "Dan"],
  config: {},
  eyes: ADA,
  shows: { hand: ADA },
} as const;

/** Worked examples by rule. Another one is another entry. */
export const examples: readonly KlaumauExample[] = [
  {
    ...AT_THE_TABLE,
    rule: "K-4.3",
    title: { en: "A lie is found out", de: "Eine Lüge fliegt auf" },
    before: [deal([["ruby-1", "ruby-4", "amber-1", "amber-2"], ...OTHERS], "ruby-3", ["crook-ruby"])],
    steps: [
      {
        words: {
          en: "A ruby 3 lies on top. Ada holds ruby 1, ruby 4, amber 1 and amber 2. She could play either ruby, but says “I cannot”.",
          de: "Oben liegt eine Rubin 3. Ada hat Rubin 1, Rubin 4, Bernstein 1 und Bernstein 2. Beide Rubine würden passen, aber sie sagt „Ich kann nicht“.",
        },
        acts: [says(ADA, { do: "cannot" })],
        after: { stage: "believe", turn: ADA, top: "ruby-3" },
      },
      {
        words: {
          en: "Ben and Dan believe her, Cleo does not. Ada’s hand is shown to everybody.",
          de: "Ben und Dan glauben ihr, Cleo nicht. Adas Hand wird allen gezeigt.",
        },
        acts: DOUBTED,
        refused: [{ seat: CLEO, move: { do: "force", card: "amber-2" }, by: "K-4.3" }],
        after: { stage: "pick", top: "ruby-3", sizes: [4, 4, 4, 4] },
      },
      {
        words: {
          en: "Cleo chooses what Ada has to play, but only among cards that fit: no amber. She chooses the ruby 4, which Ada wanted to keep.",
          de: "Cleo bestimmt, was Ada spielen muss, aber nur unter den passenden Karten: keinen Bernstein. Sie nimmt die Rubin 4, die Ada behalten wollte.",
        },
        acts: [says(CLEO, { do: "force", card: "ruby-4" })],
        after: { stage: "reward", top: "ruby-3", sizes: [4, 4, 4, 4] },
      },
      {
        words: {
          en: "First Cleo may draw a card, and does. Then the ruby 4 is laid. Ada draws nothing, and it is Ben’s turn.",
          de: "Erst darf Cleo eine Karte ziehen und tut es. Dann wird die Rubin 4 gelegt. Ada zieht nichts, und Ben ist an der Reihe.",
        },
        acts: [says(CLEO, { do: "draw" })],
        after: { stage: "turn", turn: BEN, top: "ruby-4", sizes: [3, 4, 5, 4], hand: ["ruby-1", "amber-1", "amber-2"] },
      },
    ],
  },
  {
    ...AT_THE_TABLE,
    rule: "K-4.4",
    title: { en: "The truth is doubted", de: "Die Wahrheit wird bezweifelt" },
    before: [
      deal([["ruby-1", "emerald-3", "sapphire-3", "crook-ruby"], ...OTHERS], "amber-2", [
        "barter-ruby",
        "crook-emerald",
      ]),
    ],
    steps: [
      {
        words: {
          en: "An amber 2 lies on top. Ada holds ruby 1, emerald 3, sapphire 3 and a ruby Crook: none of them fits. She says “I cannot”.",
          de: "Oben liegt eine Bernstein 2. Ada hat Rubin 1, Smaragd 3, Saphir 3 und einen Rubin-Gauner: Nichts davon passt. Sie sagt „Ich kann nicht“.",
        },
        acts: [says(ADA, { do: "cannot" })],
        after: { stage: "believe", top: "amber-2" },
      },
      {
        words: {
          en: "Cleo doubts it. Ada shows her hand, and it was true: she draws two cards. The turn passes to Ben.",
          de: "Cleo zweifelt. Ada zeigt ihre Hand, und es stimmte: Sie zieht zwei Karten. Dann ist Ben an der Reihe.",
        },
        acts: DOUBTED,
        after: { stage: "turn", turn: BEN, top: "amber-2", sizes: [6, 4, 4, 4] },
      },
    ],
  },
];
