import { COMPARISONS, MOST_NUMBER } from "../../content/conditions.ts";
import type {
  AbilityBar,
  Arrow,
  Box,
  CircleBoxes,
  DiceBonus,
  Grid,
  Pyramid,
  SymbolLine,
  ThiefSheet,
  Tool,
  Tree,
  TreeCircle,
} from "../../content/sheet.ts";
import { ABILITIES } from "../../content/symbols.ts";
import { type Code, fields, guessed, kinds, list, maybe, oneOf, said, whole } from "./fields.ts";
import { name } from "./name.ts";
import { colour, condition, gift, roll } from "./words.ts";

const gives = (of: string): Code<readonly string[]> => list(`${of} gives`, [0, 3], () => gift);

/** C-5.1 */
function box(index: number): Code<Box> {
  return fields<Box>({
    after: maybe(`after ${Math.min(index, 1)}`, oneOf("after", COMPARISONS)),
    own: maybe("own", condition),
    gives: maybe("box gives", gives("box")),
  });
}

const bar = (index: number): Code<AbilityBar> =>
  fields<AbilityBar>({
    ability: oneOf(`ability ${index}`, ABILITIES),
    boxes: list("boxes", [1, 8], box),
  });

const number = whole("number", 1, MOST_NUMBER);
const three = <Value>(code: Code<Value>): Code<readonly Value[]> => list("three", [3, 3], () => code);

/** C-5.3 */
const grid = fields<Grid>({
  kind: said("grid"),
  rows: three(three(number)),
  across: three(gives("across")),
  down: three(gives("down")),
});

/** C-5.4: the condition of a box, or none. */
const freeOr: Code<string> = (coder, word) => maybe("circle", condition)(coder, word === "" ? undefined : word) ?? "";

const circleBoxes = fields<CircleBoxes>({
  kind: said("circle-boxes"),
  lines: list("circle lines", [1, 4], () =>
    fields<CircleBoxes["lines"][number]>({ boxes: list("circles", [1, 5], () => freeOr), gives: gives("circles") }),
  ),
});

/** C-5.5: a circle leads on to one beside it. */
const tree = fields<Tree>({
  kind: said("tree"),
  columns: list("columns", [2, 8], () =>
    list("column", [1, 5], (i) =>
      fields<TreeCircle>({
        number,
        gives: gives("tree"),
        to: list("to", [0, 5], (k) => guessed(`to ${k}`, [i, i + 1], [0, 4])),
      }),
    ),
  ),
});

/** C-5.6 */
const pyramid = fields<Pyramid>({
  kind: said("pyramid"),
  bottom: list("bottom", [2, 6], () =>
    fields<Pyramid["bottom"][number]>({ own: maybe("bottom own", condition), gives: maybe("bottom", gives("bottom")) }),
  ),
  upper: list("upper", [1, 5], () =>
    list("upper row", [1, 5], () =>
      fields<Pyramid["upper"][number][number]>({ than: oneOf("than", ["=", ">"]), gives: gives("upper") }),
    ),
  ),
});

const tool = kinds<Tool>("tool", [
  [({ kind }) => kind === "grid", grid],
  [({ kind }) => kind === "circle-boxes", circleBoxes],
  [({ kind }) => kind === "tree", tree],
  [({ kind }) => kind === "pyramid", pyramid],
]);

const ARROWS: readonly (readonly Arrow[])[] = [["car"], ["police"], ["car", "police"], ["police", "car"]];

/** C-5.9 */
const face: Code<readonly Arrow[]> = (coder, arrows) =>
  oneOf("face", ARROWS)(
    coder,
    ARROWS.find((each) => each.join() === arrows?.join()),
  );

/** A thief sheet without stars. */
export const sheet: Code<ThiefSheet> = fields<Omit<ThiefSheet, "stars" | "talents">>({
  id: name,
  bars: list("bars", [3, 4], bar),
  tools: list("tools", [3, 3], () => tool),
  specials: list("specials", [0, 4], () =>
    fields<SymbolLine>({ circles: list("special circles", [1, 5], () => colour), gives: gives("special") }),
  ),
  bonuses: list("bonuses", [0, 6], () => fields<DiceBonus>({ when: roll, gives: gift })),
  escape: list("escape", [6, 6], () => face),
});
