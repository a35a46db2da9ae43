import type { Move } from "@safehouse/games/clou/board";
import type { Json } from "@safehouse/kernel";
import type { Lesson, LessonStep, Look, Turn } from "../../lesson/lesson.ts";

const YOU = 0;
const MINA = 1;

const you = (move: Move): Turn => ({ seat: YOU, moves: [move as Json] });
const mina = (move: Move): Turn => ({ seat: MINA, moves: [move as Json] });

const use = (dice: readonly number[], cell: string): Move => ({ do: "use", dice, cell });
const cross = (gift: string, at: string): Move => ({ do: "cross", gift, at });
const lend = (seat: number): Move => ({ do: "star", star: "extra-six", for: seat });
const FINISH: Move = { do: "finish" };
const STAY: Move = { do: "stay" };

/** Where there is room for one paper only, the other is one press away. */
const onSheet = (at: string): Look => ({ at, behind: `[data-part=view][data-thing="sheet:${YOU}"]` });
const onPlan = (at: string): Look => ({ at, behind: "[data-part=view][data-thing=plan]" });

const STARS = `[data-part=cell][data-kind="star"]`;

/** Two rounds with somebody else. The dice come from the seed; the seed was searched for, the dice were not arranged. */
const STEPS: readonly LessonStep[] = [
  { id: "job", rule: "A-1.1", look: onPlan("[data-part=plan]"), before: [], acts: [] },
  { id: "dice", rule: "C-3.1", look: onSheet("[data-part=sheet]"), before: [], acts: [you(use([5], "strength-1"))] },
  { id: "used", rule: "A-4.6", look: { at: "[data-part=dice]" }, before: [mina(use([5], "cunning-1"))], acts: [] },
  { id: "stars", rule: "A-4.1", look: onSheet(STARS), before: [], acts: [] },
  { id: "lend", rule: "A-4.2", before: [], acts: [you(lend(MINA))] },
  {
    id: "lent",
    rule: "A-4.6",
    look: onPlan(`[data-thing="place:orangery-door-1"]`),
    before: [mina({ do: "ready", white: "die 6" }), mina(use([1], "tree-1-1")), mina(cross("lock", "orangery-door-1"))],
    acts: [],
  },
  {
    id: "rest",
    rule: "C-3.4",
    before: [mina(use([3], "strength-1")), mina(FINISH)],
    acts: [you(use([1], "cunning-1")), you(use([3], "dexterity-1")), you(FINISH)],
  },
  { id: "stay", rule: "C-2.4", before: [], acts: [you(STAY), mina(STAY)] },
  {
    id: "open",
    rule: "C-6.4",
    before: [],
    acts: [you(use([6], "cunning-2")), you(cross("cunning", "orangery-door-2"))],
  },
  {
    id: "turn",
    rule: "A-4.4",
    look: { at: "[data-part=dice]" },
    before: [mina({ do: "star", star: "turn-die", die: 2, to: 4 })],
    acts: [you(use([4], "tree-1-1")), you(cross("lock", "glass-wall-1"))],
  },
  { id: "others", rule: "A-4.3", look: onSheet(STARS), before: [], acts: [] },
  { id: "score", rule: "A-5.2", look: onPlan("[data-part=plan-foot]"), before: [], acts: [] },
];

export const lesson: Lesson = {
  game: "clou-again",
  config: { scenario: "cat-and-dog", thief1: "bruce", thief2: "matt" },
  seats: [{ kind: "human" }, { kind: "bot", name: "Mina", level: "normal" }],
  learner: YOU,
  chance: { seed: "clou-again-second-night-1484", contributions: [] },
  minutes: 5,
  steps: STEPS,
  texts: {
    en: async () => (await import("./text/en.ts")).en,
    de: async () => (await import("./text/de.ts")).de,
  },
};
