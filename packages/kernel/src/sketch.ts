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

/** Draws a table as lines of text, from what the viewer may know. */
export type Sketch<View> = (view: View, context: SketchContext) => string[];

/** A long line goes on below, indented. */
export function wrapLine(text: string, width: number): string[] {
  const lines: string[] = [];
  let line = "";
  for (const word of text.split(" ")) {
    if (line !== "" && line.length + 1 + word.length > width) {
      lines.push(line);
      line = `   ${word}`;
    } else line = line === "" ? word : `${line} ${word}`;
  }
  return [...lines, line];
}
