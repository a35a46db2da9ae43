import type { TableLine, TableSection } from "@safehouse/kernel";
import { widthOfText, wrap } from "../layout.ts";
import type { Paint } from "../paint.ts";

/** Lines that a small terminal may have no room for; it then shows them by themselves to whoever types the name. */
export interface SketchPart {
  readonly name: string;
  /** The lower, the more it is needed for the question that is open. */
  readonly rank: number;
  readonly lines: readonly string[];
  /** The same in fewer lines. */
  readonly short?: readonly string[];
}

/** A line is always shown; a part if there is room. */
export type Sketched = readonly (string | SketchPart)[];

/** Things up to this width stand side by side. */
const NARROW = 30;
const BETWEEN = " · ";

/** A table in words as lines for a terminal: where the match stands always, the rest in parts. */
export function sketchOf(sections: readonly TableSection[], paint: Paint, width: number): Sketched {
  const [now, ...rest] = sections;
  if (now === undefined) return [];
  const first = `${paint.bold(now.heading)}  ${briefly(now.lines)
    .map((line) => painted(line, paint))
    .join(BETWEEN)}`;
  return [...wrap(first, width, "  "), ...rest.map((section) => partOf(section, paint, width))];
}

/** All of a sketch, for those who have room: its parts apart from each other. */
export function sketchLines(sketched: Sketched): string[] {
  return sketched.flatMap((each) =>
    typeof each === "string" ? [each] : each.lines.length === 0 ? [] : ["", ...each.lines],
  );
}

function partOf({ id, heading, rank, lines }: TableSection, paint: Paint, width: number): SketchPart {
  const below = (list: readonly TableLine[]): string[] =>
    areNarrow(list)
      ? wrap(`  ${sideBySide(list, paint)}`, width, "  ")
      : list.flatMap((line) => wrap(`  ${painted(line, paint)}`, width, "    "));
  const short = briefly(lines);
  return {
    name: id,
    rank,
    lines: [paint.bold(heading), ...below(lines)],
    short: areNarrow(short)
      ? short.length === 0
        ? []
        : wrap(`${paint.bold(heading)}: ${sideBySide(short, paint)}`, width, "  ")
      : below(short),
  };
}

/** Where room is short, what can be left out is, and the rest is said without a full stop. */
function briefly(lines: readonly TableLine[]): TableLine[] {
  return lines
    .map((line) => ({ ...line, text: (line.brief ?? line.text).replace(/\.$/, "") }))
    .filter(({ text }) => text !== "");
}

function areNarrow(lines: readonly TableLine[]): boolean {
  return lines.every(({ text }) => widthOfText(text) <= NARROW);
}

function sideBySide(lines: readonly TableLine[], paint: Paint): string {
  return lines.map((line) => painted(line, paint)).join(BETWEEN);
}

function painted({ text, colour }: TableLine, paint: Paint): string {
  return colour === undefined ? text : paint.colour(colour, text);
}
