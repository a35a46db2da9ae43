import type { ExampleAct, WorkedExample } from "@safehouse/kernel";
import type { Facts, Shows as HeistShows } from "../../../clou/rulebook/examples/acts.ts";
import { cross, roll, use } from "../../../clou/rulebook/examples/acts.ts";
import type { Move } from "../../moves.ts";

/** Parts of a heist, and of the campaign sheet: experiences and tools by their ids. */
export interface Shows extends HeistShows {
  readonly gear: readonly string[];
}

export type ChristmasExample = WorkedExample<Move, Facts, Shows>;

const act = (seat: number, move: Move): ExampleAct<Move> => ({ seat, move });

/** The first heist brings 6 points: with the free box that is the whole costume. */
const WITH_THE_COSTUME: readonly ExampleAct<Move>[] = [
  act(0, { do: "buy", box: "santa-costume" }),
  act(0, { do: "agree", boxes: ["santa-costume"] }),
  act(1, { do: "agree", boxes: ["santa-costume"] }),
  act(0, { do: "pick", thief: "matt" }),
  act(1, { do: "pick", thief: "janet" }),
  roll(3, 6, 6),
  cross("lock", "shutter-1", 0),
  use([6], "tree-1-2", 0),
  cross("lock", "shutter-2", 0),
  use([3, 6], "tree-2-1", 0),
  cross("lock", "shop-counter-2", 0),
  use([6], "cunning-1", 1),
  use([6], "cunning-2", 1),
  cross("cunning", "shop-counter-1", 1),
  use([3], "cunning-3", 1),
  cross("cunning", "stair-door-2", 1),
  act(0, { do: "finish" }),
  act(1, { do: "finish" }),
  act(0, { do: "stay" }),
  act(1, { do: "stay" }),
  roll(1, 4, 6),
  cross("dexterity", "window-case-2", 1),
  use([1, 6], "tree-3-2", 0),
  cross("disguise", "stair-door-1", 0),
  use([4], "tree-4-2", 0),
  cross("lock/electronics", "window-case-1", 0),
  use([6], "cunning-4", 1),
  use([4], "cunning-5", 1),
  act(1, { do: "let-go", gift: "cunning" }),
  use([1], "cunning-6", 1),
  cross("disguise", "apprentice-1", 1),
  act(1, { do: "let-go", gift: "cunning" }),
  act(0, { do: "finish" }),
  act(1, { do: "finish" }),
  act(0, { do: "run" }),
  act(1, { do: "run" }),
  act(0, { do: "buy", box: "santa-costume" }),
  act(0, { do: "agree", boxes: ["santa-costume"] }),
  act(1, { do: "agree", boxes: ["santa-costume"] }),
];

/** Three rounds in the hotel, in which Trixie comes near the last box of her strength bar and the end of a line of symbol circles. */
const COMING_NEAR: readonly ExampleAct<Move>[] = [
  act(0, { do: "pick", thief: "bruce" }),
  act(1, { do: "pick", thief: "trixie" }),
  roll(2, 4, 4),
  cross("safe", "special-1-2", 1),
  use([2], "strength-1", 1),
  use([4], "strength-2", 1),
  act(1, { do: "let-go", gift: "strength" }),
  use([4], "dexterity-1", 1),
  use([4], "strength-1", 0),
  use([4], "strength-2", 0),
  act(0, { do: "let-go", gift: "strength" }),
  use([2], "dexterity-1", 0),
  act(0, { do: "finish" }),
  act(1, { do: "finish" }),
  act(0, { do: "stay" }),
  act(1, { do: "stay" }),
  roll(1, 2, 6),
  act(0, { do: "let-go", gift: "strength" }),
  use([1], "strength-3", 1),
  use([2, 6], "strength-4", 1),
  act(1, { do: "let-go", gift: "strength" }),
  use([6], "strength-3", 0),
  act(0, { do: "let-go", gift: "strength" }),
  use([2], "strength-4", 0),
  use([1], "dexterity-2", 0),
  act(0, { do: "let-go", gift: "dexterity" }),
  act(0, { do: "finish" }),
  act(1, { do: "finish" }),
  act(0, { do: "stay" }),
  act(1, { do: "stay" }),
  roll(2, 3, 6),
  act(0, { do: "let-go", gift: "strength" }),
  use([3], "dexterity-2", 1),
  cross("dexterity", "special-1-3", 1),
  use([6], "strength-5", 1),
  use([2], "cunning-1", 1),
  use([6], "dexterity-3", 0),
  use([2, 3], "cunning-1", 0),
  act(0, { do: "finish" }),
  act(1, { do: "finish" }),
  act(0, { do: "stay" }),
  act(1, { do: "stay" }),
  roll(1, 3, 5),
  cross("electronics", "special-1-1", 1),
];

/** two thieves share the campaign sheet. */
export const sharing: ChristmasExample = {
  rule: "X-4.4",
  game: "clou-christmas",
  title: { en: "Two thieves, one campaign sheet", de: "Zwei Diebe, ein Kampagnenblatt" },
  seats: 2,
  config: {},
  eyes: 1,
  shows: { dice: true, cells: ["strength"], gear: ["first", "santa-costume"] },
  before: [...WITH_THE_COSTUME, ...COMING_NEAR],
  steps: [
    {
      words: {
        en: "The second heist. The dice show 1, 3 and 5. Bruce has used 1 and 3 on his own sheet and writes the 5 into a circle box of experience, for everybody to see. These are Trixie’s dice: all three are still hers. (The single 5 has ended a line of her symbol circles: she may write any number.)",
        de: "Der zweite Einbruch. Die Würfel zeigen 1, 3 und 5. Bruce hat 1 und 3 auf dem eigenen Blatt benutzt und schreibt die 5 in einen Kreiskasten der Erfahrung, wo alle sie sehen. Hier liegen Trixies Würfel: Sie hat noch alle drei. (Die einzelne 5 hat eine Reihe ihrer Symbolkreise beendet: Sie darf irgendeine Zahl schreiben.)",
      },
      acts: [use([1], "grid-6", 0), use([3], "grid-1", 0), use([5], "campaign.first-2-1", 0)],
      after: { cells: { "campaign.first-2-1": 5 }, diceLeft: [1, 3, 5], whites: ["any"] },
    },
    {
      words: {
        en: "Trixie crosses the 1 of experience, which gives her an extra 5. Nobody else can cross it any more.",
        de: "Trixie kreuzt die 1 der Erfahrung an und bekommt dafür einen Zusatzwürfel 5. Niemand sonst kann sie nun noch ankreuzen.",
      },
      acts: [use([1], "campaign.first-1-1", 1)],
      after: { cells: { "campaign.first-1-1": "crossed" }, whites: ["die 5", "any"], diceLeft: [3, 5] },
    },
    {
      words: {
        en: "5 + 5 = 10 crosses the 10 of the Santa costume. What it activates is of no use here, and she lets it go.",
        de: "5 + 5 = 10 kreuzt die 10 des Weihnachtsmannkostüms an. Was das aktiviert, nützt hier nichts, und sie verzichtet.",
      },
      acts: [
        act(1, { do: "ready", white: "die 5" }),
        use([5], "campaign.santa-costume-1-1", 1),
        act(1, { do: "let-go", gift: "disguise" }),
        act(1, { do: "let-go", gift: "strength/cunning" }),
      ],
      after: { cells: { "campaign.santa-costume-1-1": "crossed" }, diceLeft: [3], activated: [] },
    },
    {
      words: {
        en: "Any number: she writes a 6 into the last box of her strength bar, where it has to be the same as the one before. That gives her ±2.",
        de: "Irgendeine Zahl: Sie schreibt eine 6 in den letzten Kasten ihrer Leiste für Stärke, wo sie dieselbe sein muss wie davor. Das gibt ihr ±2.",
      },
      acts: [
        act(1, { do: "any", cell: "strength-6" }),
        act(1, { do: "write", number: 6 }),
        act(1, { do: "let-go", gift: "strength" }),
      ],
      after: { cells: { "strength-6": 6 }, whites: ["±2"] },
    },
    {
      words: {
        en: "With it her 3 counts as a 5 and crosses the 5 that Bruce wrote. The line is hers, for she finished it: strength, dexterity or cunning.",
        de: "Damit zählt ihre 3 als 5 und kreuzt die 5 an, die Bruce geschrieben hat. Die Reihe gehört ihr, denn sie hat sie beendet: Stärke, Geschick oder List.",
      },
      acts: [act(1, { do: "ready", white: "±2", by: 2 }), use([3], "campaign.first-2-1", 1)],
      after: {
        cells: { "campaign.first-2-1": "crossed" },
        activated: ["strength/dexterity/cunning"],
        diceLeft: [],
      },
    },
  ],
};
