import { type Colour, COLOURS, type Move } from "@safehouse/games/klaumau/board";
import type { Json } from "@safehouse/kernel";
import type { Lesson, LessonStep, Turn } from "../../lesson/lesson.ts";

const YOU = 0;
const VERA = 1;
const BRUNO = 2;

const turn = (seat: number, move: Move): Turn => ({ seat, moves: [move as Json] });
const you = (move: Move, ...beside: Move[]): Turn => ({ ...turn(YOU, move), beside: beside as Json[] });
const vera = (move: Move): Turn => turn(VERA, move);
const bruno = (move: Move): Turn => turn(BRUNO, move);

const name = (colour: Colour): Move => ({ do: "name", colour });
const play = (card: string): Move => ({ do: "play", card });
const CANNOT: Move = { do: "cannot" };
const BELIEVE: Move = { do: "believe" };
const DOUBT: Move = { do: "doubt" };

/** The first of three rounds. Its cards come from the seed; the seed was searched for, the cards were not arranged. */
const STEPS: readonly LessonStep[] = [
  { id: "job", rule: "K-7.3", before: [], acts: [] },
  { id: "stone", rule: "K-3.1", before: [], acts: [you(play("sapphire-2"))] },
  { id: "plan", rule: "K-5.5", before: [vera(play("plan-emerald-sapphire"))], acts: [] },
  { id: "cannot", rule: "K-4.2", before: [], acts: [you(CANNOT), vera(BELIEVE), bruno(BELIEVE)] },
  {
    id: "liar",
    rule: "K-4.3",
    before: [bruno(CANNOT), vera(BELIEVE)],
    acts: [you(DOUBT, BELIEVE), you({ do: "force", card: "sapphire-3" }), you({ do: "draw" }, { do: "leave" })],
  },
  { id: "wrong", rule: "K-4.4", before: [vera(CANNOT), bruno(BELIEVE)], acts: [you(DOUBT, BELIEVE)] },
  { id: "doubted", rule: "K-4.5", before: [], acts: [you(CANNOT), bruno(DOUBT), vera(BELIEVE)] },
  { id: "treasure", rule: "K-5.3", before: [bruno(play("small-sapphire"))], acts: [you(play("big-ruby"))] },
  {
    id: "barter",
    rule: "K-5.7",
    before: [],
    acts: [you(play("barter-ruby")), you({ do: "rob", seat: BRUNO }), you({ do: "give", card: "crook-ruby" })],
  },
  {
    id: "parry",
    rule: "K-6.1",
    before: [bruno(play("crook-ruby")), bruno({ do: "rob", seat: YOU })],
    acts: [you({ do: "parry", card: "police-amber" })],
  },
  { id: "bluff", rule: "K-4.1", before: [vera(play("ruby-2"))], acts: [you(CANNOT), vera(BELIEVE), bruno(BELIEVE)] },
  { id: "memory", rule: "K-8.1", before: [bruno(CANNOT), vera(BELIEVE)], acts: [you(BELIEVE, DOUBT)] },
  { id: "police", rule: "K-6.2", before: [vera(play("police-emerald"))], acts: [you(play("police-sapphire"))] },
  { id: "believe", rule: "K-4.6", before: [bruno(CANNOT), vera(BELIEVE)], acts: [you(BELIEVE, DOUBT)] },
  { id: "number", rule: "K-3.2", before: [vera(play("ruby-1"))], acts: [you(play("amber-1"))] },
  {
    id: "keyhole",
    rule: "K-5.1",
    before: [bruno(play("plan-all"))],
    acts: [you(play("keyhole-emerald")), you(name("amber"), ...COLOURS.map(name))],
  },
  {
    id: "crook",
    rule: "K-5.6",
    before: [vera(play("big-amber")), vera(play("plan-amber"))],
    acts: [you(play("crook-amber")), you({ do: "rob", seat: VERA }), vera({ do: "allow" })],
  },
  { id: "score", rule: "K-7.1", before: [], acts: [] },
];

export const lesson: Lesson = {
  game: "klaumau",
  // Policemen that turned up as start cards came back into the pile then (K-2.4), and the lesson is about to meet them.
  edition: { rules: 1, content: "b435ba3b1cb11838" },
  config: {},
  seats: [
    { kind: "human" },
    { kind: "bot", name: "Vera", level: "normal" },
    { kind: "bot", name: "Bruno", level: "normal" },
  ],
  learner: YOU,
  chance: { seed: "klaumau-first-game-287900", contributions: [] },
  minutes: 5,
  steps: STEPS,
  texts: {
    en: async () => (await import("./text/en.ts")).en,
    de: async () => (await import("./text/de.ts")).de,
  },
};
