import type { Move } from "@safehouse/games/clou-christmas/board";
import type { Json } from "@safehouse/kernel";
import type { Lesson, LessonStep, Look, Turn } from "../../lesson/lesson.ts";
import { NIGHT } from "./night.ts";

const YOU = 0;

const you = (move: Move): Turn => ({ seat: YOU, moves: [move as Json] });
const skipped = (move: Move): Turn => ({ seat: YOU, moves: [move as Json], isSkipped: true });

const buy = (box: string): Move => ({ do: "buy", box });
const agree = (...boxes: string[]): Move => ({ do: "agree", boxes });
const pick = (thief: string): Move => ({ do: "pick", thief });
const cross = (gift: string, at: string): Move => ({ do: "cross", gift, at });
const RUN: Move = { do: "run" };

/** In the book, once nothing lies on it. */
const inBook = (at: string): string => `[data-part=book]:not([inert]) ${at}`;
/** Where one page fits, progress is the first tab. */
const inProgress = (...parts: string[]): Look => ({
  at: parts.map(inBook).join(),
  behind: `[data-part=put-away], ${inBook("[data-narrow='true'] [role='tab']:first-child")}`,
});
/** The boxes are on its last page. */
const inGear: Look = {
  at: inBook("[data-part=box][data-lit=true]"),
  behind: inBook("[data-narrow='true'] [role='tab']:last-child"),
};
/** The campaign sheet is the last paper of a heist alone. */
const onCampaign = (at: string): Look => ({ at, behind: `[data-part=view][data-thing="sheet:campaign"]` });

const THIEF = "bruce";

/** From the free box to the first wages, alone. The dice come from the seed; the seed was searched for, the dice were not arranged. */
const STEPS: readonly LessonStep[] = [
  { id: "story", rule: "X-7.3", look: { at: inBook("[data-part=story]") }, before: [], acts: [] },
  { id: "book", rule: "X-1.1", look: inProgress("[data-part=heists]", "[data-part=kitty]"), before: [], acts: [] },
  {
    id: "free",
    rule: "X-1.4",
    look: inGear,
    before: [],
    acts: [you(buy("candy-canes")), you(agree("candy-canes"))],
  },
  { id: "team", rule: "X-2.2", before: [], acts: [you(pick(THIEF))] },
  { id: "sheet", rule: "X-1.2", look: onCampaign("[data-part=campaign-sheet]"), before: [], acts: [] },
  {
    id: "cell",
    rule: "X-4.2",
    look: onCampaign(`[data-part=campaign-sheet] [data-thing="cell:campaign.candy-canes-1-1"]`),
    before: [],
    acts: [you({ do: "use", dice: [4], cell: "campaign.candy-canes-1-1" })],
  },
  {
    id: "gifts",
    rule: "X-1.2",
    before: [],
    acts: [you(cross("lock", "shutter-1")), you(cross("cunning", "stair-door-1"))],
  },
  { id: "leave", rule: "X-2.3", before: NIGHT.map(skipped), acts: [you(RUN)] },
  { id: "report", rule: "X-2.4", look: { at: "[data-part=paper]" }, before: [], acts: [] },
  { id: "wages", rule: "X-2.5", look: inGear, before: [], acts: [you(buy("fairy-lights"))] },
  {
    id: "settle",
    rule: "X-2.5",
    before: [],
    acts: [you(agree("fairy-lights"))],
  },
  { id: "prison", rule: "X-3.1", look: inProgress("[data-part=traces]", "[data-part=thieves]"), before: [], acts: [] },
  { id: "count", rule: "X-7.1", look: inProgress("[data-part=heists]", "[data-part=doubles]"), before: [], acts: [] },
];

export const lesson: Lesson = {
  game: "clou-christmas",
  config: {},
  seats: [{ kind: "human" }],
  learner: YOU,
  chance: { seed: "christmas-first-box-245", contributions: [] },
  minutes: 5,
  steps: STEPS,
  texts: {
    en: async () => (await import("./text/en.ts")).en,
    de: async () => (await import("./text/de.ts")).de,
  },
};
