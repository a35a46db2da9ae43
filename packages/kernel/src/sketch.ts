import type { Message } from "./message.ts";

/** Marks words of a terminal table; without colours every mark returns its text unchanged. */
export interface Paint {
  bold(text: string): string;
  dim(text: string): string;
  /** One of the game's colours by name (`ruby`); unknown names leave the text as it is. */
  colour(name: string, text: string): string;
}

export interface SketchContext {
  readonly width: number;
  readonly paint: Paint;
  say(message: Message): string;
  name(seat: number): string;
}

/** Lines that a small terminal may have no room for; it then shows them by themselves to whoever types the name. */
export interface SketchPart {
  /** One word, the same in every language. */
  readonly name: string;
  /** The lower, the more it is needed for the question that is open. */
  readonly rank: number;
  readonly lines: readonly string[];
  /** The same in fewer lines. */
  readonly short?: readonly string[];
}

/** A line is always shown; a part if there is room. */
export type Sketched = readonly (string | SketchPart)[];

/** Draws a table as lines of text, from what the viewer may know. */
export type Sketch<View> = (view: View, context: SketchContext) => Sketched;

/** All of a sketch, for those who have room: its parts apart from each other. */
export function sketchLines(sketched: Sketched): string[] {
  return sketched.flatMap((each) =>
    typeof each === "string" ? [each] : each.lines.length === 0 ? [] : ["", ...each.lines],
  );
}

/** Breaks a text between words. Lines after the first are `indent` shorter, and whoever draws them puts that much before them. */
export function wrapWords(text: string, width: number, indent: number): string[] {
  if (text.length <= width) return [text];
  const before = text.lastIndexOf(" ", width);
  // A word that is longer than a line has one of its own.
  const cut = before > 0 ? before : text.indexOf(" ", width);
  if (cut <= 0) return [text];
  return [text.slice(0, cut), ...wrapWords(text.slice(cut + 1), width - indent, 0)];
}

/** A long line goes on below, indented. */
export function wrapLine(text: string, width: number, indent = 3): string[] {
  return wrapWords(text, width, indent).map((line, i) => (i === 0 ? line : " ".repeat(indent) + line));
}
