import type { Move } from "@safehouse/games/clou/board";
import type { Json } from "@safehouse/kernel";
import type { Lesson, LessonStep, Look, Turn } from "../../lesson/lesson.ts";

const YOU = 0;

const you = (move: Move): Turn => ({ seat: YOU, moves: [move as Json] });
const TAKE_BACK: Turn = { seat: YOU, moves: [] };

const use = (dice: readonly number[], cell: string): Move => ({ do: "use", dice, cell });
const cross = (gift: string, at: string): Move => ({ do: "cross", gift, at });
const FINISH: Move = { do: "finish" };
const STAY: Move = { do: "stay" };

/** Where there is room for one paper only, the other is one press away. */
const onSheet = (at: string): Look => ({ at, behind: `[data-part=view][data-thing="sheet:${YOU}"]` });
const onPlan = (at: string): Look => ({ at, behind: "[data-part=view][data-thing=plan]" });

const thing = (id: string): string => `[data-thing="${id}"]`;
const cells = (...names: string[]): string => names.map((name) => thing(`cell:${name}`)).join();

const LARDER_AND_DOOR = `[data-thing^="place:larder-"], [data-thing^="place:locked-door-"]`;
const DEXTERITY_BOX = cells("dexterity-1");
const LAST_GRID_ROW = cells("grid-7", "grid-8", "grid-9");
const CARS_AND_POLICE = `${thing("bar:cars")}, ${thing("bar:police")}`;

/** The first four rounds, alone. The dice come from the seed; the seed was searched for, the dice were not arranged. */
const STEPS: readonly LessonStep[] = [
  { id: "job", rule: "C-7.4", look: onPlan("[data-part=plan]"), before: [], acts: [] },
  { id: "sheet", rule: "C-3.2", look: onSheet("[data-part=sheet]"), before: [], acts: [] },
  {
    id: "bonus",
    rule: "C-5.8",
    before: [],
    acts: [you(cross("dexterity", "window-1"))],
  },
  { id: "box", rule: "C-5.1", look: onSheet(cells("cunning-1")), before: [], acts: [you(use([4], "cunning-1"))] },
  { id: "sum", rule: "C-3.1", look: onSheet(cells("cunning-2")), before: [], acts: [you(use([1, 3], "cunning-2"))] },
  {
    id: "door",
    rule: "C-4.2",
    before: [],
    acts: [you(cross("cunning", "side-door-1"))],
  },
  { id: "parts", rule: "C-6.5", look: onPlan(LARDER_AND_DOOR), before: [], acts: [] },
  { id: "finish", rule: "C-3.4", before: [], acts: [you(FINISH)] },
  { id: "stay", rule: "C-2.4", before: [], acts: [you(STAY)] },
  {
    id: "loot",
    rule: "C-6.6",
    before: [],
    acts: [you(cross("dexterity", "larder-1"))],
  },
  {
    id: "adjust",
    rule: "C-4.5",
    look: onSheet(cells("tree-1-1")),
    before: [],
    acts: [you({ do: "ready", white: "±1", by: 1 }), you(use([1, 6], "tree-1-1"))],
  },
  {
    id: "circle",
    rule: "C-5.7",
    before: [],
    acts: [you(cross("cunning", "special-1-1"))],
  },
  {
    id: "rehearse",
    rule: "C-3.2",
    look: onSheet(`${DEXTERITY_BOX}, [data-part=undo]`),
    before: [],
    acts: [you(use([6], "dexterity-1")), TAKE_BACK],
  },
  {
    id: "grid",
    rule: "C-5.3",
    look: onSheet(LAST_GRID_ROW),
    before: [],
    acts: [you(use([6], "grid-7")), you(FINISH), you(STAY)],
  },
  {
    id: "line",
    rule: "C-5.3",
    look: onSheet(LAST_GRID_ROW),
    before: [],
    acts: [
      you(use([3], "grid-8")),
      you(use([4, 4], "grid-9")),
      you(cross("lock", "locked-door-1")),
      you(FINISH),
      you(STAY),
    ],
  },
  {
    id: "either",
    rule: "C-4.4",
    before: [],
    acts: [you(cross("dexterity", "creaking-door-1"))],
  },
  {
    id: "boxes",
    rule: "C-5.4",
    look: onSheet(cells("circle-1-1")),
    before: [],
    acts: [you(use([5], "circle-1-1")), you(use([1, 4], "circle-1-1"))],
  },
  { id: "leave", rule: "C-7.1", before: [], acts: [you(FINISH), you(STAY)] },
  { id: "escape", rule: "C-7.3", look: onPlan(CARS_AND_POLICE), before: [], acts: [] },
  { id: "score", rule: "C-7.5", look: onPlan("[data-part=plan-foot]"), before: [], acts: [] },
];

export const lesson: Lesson = {
  game: "clou",
  config: { scenario: "old-mansion", thief1: "janet" },
  seats: [{ kind: "human" }],
  learner: YOU,
  chance: { seed: "clou-first-night-234187", contributions: [] },
  minutes: 8,
  steps: STEPS,
  texts: {
    en: async () => (await import("./text/en.ts")).en,
    de: async () => (await import("./text/de.ts")).de,
  },
};
