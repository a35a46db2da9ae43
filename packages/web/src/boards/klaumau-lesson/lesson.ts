import type { Colour, Move } from "@safehouse/games/klaumau/board";
import type { Json } from "@safehouse/kernel";
import type { Lesson, LessonStep, Turn } from "../../lesson/lesson.ts";

const YOU = 0;
const VERA = 1;
const BRUNO = 2;

const turn = (seat: number, move: Move): Turn => ({ seat, moves: [move as Json] });
const you = (move: Move): Turn => turn(YOU, move);
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
  {
    id: "liar",
    rule: "K-4.3",
    before: [vera(CANNOT), bruno(BELIEVE)],
    acts: [you(DOUBT), you({ do: "force", card: "sapphire-4" }), you({ do: "draw" })],
  },
  { id: "cannot", rule: "K-4.2", before: [bruno(play("ruby-4"))], acts: [you(CANNOT), vera(BELIEVE), bruno(BELIEVE)] },
  { id: "police", rule: "K-6.2", before: [vera(play("police-emerald"))], acts: [] },
  { id: "wrong", rule: "K-4.4", before: [bruno(CANNOT), vera(BELIEVE)], acts: [you(DOUBT)] },
  { id: "doubted", rule: "K-4.5", before: [], acts: [you(CANNOT), bruno(DOUBT), vera(BELIEVE)] },
  { id: "plan", rule: "K-5.5", before: [vera(play("plan-ruby-amber"))], acts: [] },
  {
    id: "crook",
    rule: "K-5.6",
    before: [],
    acts: [you(play("crook-amber")), you({ do: "rob", seat: BRUNO }), bruno({ do: "allow" })],
  },
  { id: "bold", rule: "K-3.3", before: [bruno(play("plan-all"))], acts: [you(CANNOT), vera(BELIEVE), bruno(BELIEVE)] },
  {
    id: "parry",
    rule: "K-6.1",
    before: [vera(play("police-sapphire")), bruno(play("crook-sapphire")), bruno({ do: "rob", seat: YOU })],
    acts: [you({ do: "parry", card: "police-amber" })],
  },
  {
    id: "barter",
    rule: "K-5.7",
    before: [],
    acts: [you(play("barter-sapphire")), you({ do: "rob", seat: VERA }), you({ do: "give", card: "plan-sapphire" })],
  },
  { id: "cheap", rule: "K-3.5", before: [vera(play("plan-sapphire"))], acts: [you(play("sapphire-1"))] },
  { id: "believe", rule: "K-4.6", before: [bruno(CANNOT), vera(BELIEVE)], acts: [you(BELIEVE)] },
  { id: "memory", rule: "K-8.1", before: [vera(CANNOT), bruno(BELIEVE)], acts: [you(BELIEVE)] },
  { id: "number", rule: "K-3.2", before: [], acts: [you(play("emerald-1"))] },
  {
    id: "keyhole",
    rule: "K-5.1",
    before: [bruno(play("amber-1")), vera(play("ruby-1"))],
    acts: [you(play("keyhole-ruby")), you(name("amber"))],
  },
  { id: "treasure", rule: "K-5.3", before: [bruno(play("small-amber"))], acts: [you(play("big-emerald"))] },
  { id: "bluff", rule: "K-4.1", before: [], acts: [you(CANNOT), vera(BELIEVE), bruno(BELIEVE)] },
  { id: "score", rule: "K-7.1", look: { at: "[data-part=paper]" }, before: [bruno(play("emerald-4"))], acts: [] },
];

export const lesson: Lesson = {
  game: "klaumau",
  config: {},
  seats: [
    { kind: "human" },
    { kind: "bot", name: "Vera", level: "normal" },
    { kind: "bot", name: "Bruno", level: "normal" },
  ],
  learner: YOU,
  chance: { seed: "klaumau-first-game-15978", contributions: [] },
  minutes: 5,
  steps: STEPS,
  texts: {
    en: async () => (await import("./text/en.ts")).en,
    de: async () => (await import("./text/de.ts")).de,
  },
};
