import type { Move } from "@safehouse/games/robnrun/board";
import type { Json } from "@safehouse/kernel";
import type { Lesson, LessonStep, Look, Turn } from "../../lesson/lesson.ts";

const VERA = 0;
const YOU = 1;
const BRUNO = 2;

const turn = (seat: number, move: Move): Turn => ({ seat, moves: [move as Json] });
const you = (move: Move): Turn => turn(YOU, move);
const vera = (move: Move): Turn => turn(VERA, move);
const bruno = (move: Move): Turn => turn(BRUNO, move);

const rob = (building: string): Move => ({ do: "rob", building });
const play = (card: string): Move => ({ do: "play", card });
const needsTwice = (tool: string): Move => ({ do: "hint", hint: 4, tool });
const needsExactly = (tool: string, number: number): Move => ({ do: "hint", hint: 7, tool, number });
const SWAP: Move = { do: "swap" };
const PASS: Move = { do: "pass" };
const RELEASE: Move = { do: "release" };

/** What stands on the road, whichever way there is room to draw it. */
const ROAD: Look = { at: "[data-part=route], [data-part=strips]" };
const EVALUATION: Look = { at: "[data-part=evaluation]" };
const LIT_HINT: Look = { at: "[data-part=hint][data-lit=true]" };

/** A heist under Vera and one of one's own. Safes and cards come from the seed; the seed was searched for, nothing was arranged. */
const STEPS: readonly LessonStep[] = [
  { id: "flight", rule: "R-7.2", look: ROAD, before: [], acts: [] },
  { id: "silence", rule: "R-11.1", look: { at: "[data-part=crew]" }, before: [vera(rob("golden-square"))], acts: [] },
  { id: "station", rule: "R-2.5", look: { at: "[data-part=station], [data-part=strips]" }, before: [], acts: [] },
  {
    id: "hints",
    rule: "R-8.1",
    look: { at: "[data-part=told]" },
    before: [
      vera(needsTwice("id")),
      vera(needsExactly("acid", 1)),
      vera({ do: "hint", hint: 3, number: 2 }),
      vera(RELEASE),
    ],
    acts: [],
  },
  { id: "play", rule: "R-5.4", before: [], acts: [you(play("id")), bruno(play("id"))] },
  { id: "again", rule: "R-2.4", before: [], acts: [you(play("id"))] },
  { id: "pile", rule: "R-5.8", look: { at: "[data-part=alarm], [data-part=opened]" }, before: [], acts: [] },
  {
    id: "swap",
    rule: "R-5.6",
    before: [vera({ do: "hint", hint: 1, tool: "acid" }), vera(RELEASE)],
    acts: [you(SWAP), bruno(play("acid"))],
  },
  { id: "bag", rule: "R-5.9", before: [], acts: [you(play("bag"))] },
  { id: "pass", rule: "R-5.4", before: [bruno(SWAP)], acts: [you(PASS), bruno(PASS)] },
  { id: "must", rule: "R-5.5", before: [], acts: [you(play("acid"))] },
  { id: "evaluation", rule: "R-6.4", look: EVALUATION, before: [], acts: [] },
  {
    id: "boss",
    rule: "R-4.2",
    look: { at: "[data-part=building][data-lit=true]" },
    before: [],
    acts: [you(rob("berkeley-square"))],
  },
  { id: "screen", rule: "R-4.3", look: { at: "[data-part=screen]" }, before: [], acts: [] },
  { id: "exact", rule: "R-8.1", look: LIT_HINT, before: [], acts: [you(needsExactly("flashlight", 5))] },
  {
    id: "enough",
    rule: "R-8.3",
    look: LIT_HINT,
    before: [],
    acts: [you({ do: "hint", hint: 5, number: 7 }), you(needsTwice("dynamite"))],
  },
  {
    id: "release",
    rule: "R-5.2",
    before: [],
    acts: [you(RELEASE), bruno(play("dynamite")), vera(play("dynamite")), bruno(play("bag"))],
  },
  {
    id: "trust",
    rule: "R-5.3",
    before: [],
    acts: [
      you(RELEASE),
      bruno(play("bag")),
      vera(play("flashlight")),
      bruno(SWAP),
      vera(play("flashlight")),
      you(RELEASE),
      bruno(play("flashlight")),
      vera(SWAP),
      bruno(play("flashlight")),
      vera(play("flashlight")),
    ],
  },
  {
    id: "bribe",
    rule: "R-6.5",
    look: EVALUATION,
    before: [],
    acts: [you({ do: "bribe", dice: 1 })],
  },
  { id: "end", rule: "R-7.4", look: ROAD, before: [], acts: [] },
];

export const lesson: Lesson = {
  game: "robnrun",
  config: {},
  seats: [
    { kind: "bot", name: "Vera", level: "normal" },
    { kind: "human" },
    { kind: "bot", name: "Bruno", level: "normal" },
  ],
  learner: YOU,
  chance: { seed: "robnrun-first-heists-7578", contributions: [] },
  minutes: 8,
  steps: STEPS,
  texts: {
    en: async () => (await import("./text/en.ts")).en,
    de: async () => (await import("./text/de.ts")).de,
  },
};
