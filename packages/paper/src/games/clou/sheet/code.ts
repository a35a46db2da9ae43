import type { Drawing } from "../../../drawing.ts";
import { BLACK } from "../../../ink.ts";
import { path, text, tidy } from "../../../shapes.ts";
import type { SheetCode } from "../../../printing.ts";

/** Twenty millimetres: a phone reads it at arm's length. */
export const CODE_WIDTH = 76;
const LINE = 14;

/** A square for cameras, and below it the same in letters, for who has none. */
export function drawCode({ letters, path: modules, across }: SheetCode): Drawing {
  const middle = CODE_WIDTH / 2;
  const groups = letters.split("-");
  const lines = [groups.slice(0, 2).join("-"), groups.slice(2).join("-")];
  const small = { size: 11, face: "bold", colour: BLACK, anchor: "middle" } as const;
  return {
    width: CODE_WIDTH,
    height: CODE_WIDTH + lines.length * LINE,
    nodes: [
      {
        tag: "g",
        attrs: { transform: `scale(${tidy(CODE_WIDTH / across)})` },
        children: [path(modules, { fill: BLACK })],
      },
      ...lines.map((line, i) => text(line, middle, CODE_WIDTH + (i + 1) * LINE - 2, small)),
    ],
    spots: [],
  };
}
